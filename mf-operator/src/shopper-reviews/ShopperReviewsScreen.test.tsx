import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import reviewParts from '@mall/office/reviews/phrases/en.json' with { type: 'json' };
import { sampleReview } from '@mall/office/reviews/sample-review';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { ShopperReviewsScreen } from './ShopperReviewsScreen.tsx';
import type { ShopperReview } from './useShopperReviews.ts';

const path = '/operator/shopperReviews';
const oak = { id: 's1', name: 'Oak house' };
const review = (over: Partial<ShopperReview> = {}): ShopperReview => ({
  ...{ ...sampleReview, author: 'Lin', shop: oak, contact: null, decidedBy: null },
  ...over,
});
const pageOf = (...list: ShopperReview[]) => ({
  ...{ list, total: list.length, page: 1, size: 20, shop: null, product: null },
  counts: { all: 3, waiting: 1, reported: 1, hidden: 1 },
});
const both: OperatorPermission[] = ['review.view', 'review.decide'];
const open = (list: ShopperReview[], at = '', api: Answers = {}, own = both) =>
  renderScreen(<ShopperReviewsScreen />, {
    lang: 'en',
    route: path,
    at: `${path}${at}`,
    phrases: { shopperReviews: en, reviewParts },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallReview.list': pageOf(...list),
      'savedView.list': { list: [] },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const menuOf = async (user: Opened['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Lin, Oak sofa' }));
  return screen.getAllByRole('menuitem').map(({ textContent }) => (textContent ?? '').replace(/[A-Z]$/, ''));
};

it('lists reviews with stars, answer and what was found in them, by what the address says', async () => {
  const { user, calls, where } = await open(
    [
      review({
        contact: 'phone',
        state: 'waiting',
        reply: { text: 'Thank you', at: '2026-11-02T00:00:00Z', by: 'Mu', editable: true },
      }),
    ],
    '?tab=waiting',
  );
  const row = within(await screen.findByRole('row', { name: /Wobbly legs/ }));
  for (const said of ['Has a telephone number', 'Thank you', 'Waits', 'Oak house'])
    expect(row.getByText(said, { exact: false })).toBeVisible();
  expect(row.getByRole('link', { name: 'Oak sofa' })).toHaveAttribute('href', `${path}?product=7`);
  await user.selectOptions(screen.getByLabelText('Stars'), '1 star');
  await user.click(screen.getByRole('button', { name: 'The mall' }));
  expect(where()).toBe(`${path}?tab=waiting&stars=1&shop=mall`);
  await waitFor(() =>
    expect(sent(calls, 'mallReview.list').at(-1)).toMatchObject({ tab: 'waiting', stars: '1', shop: 'mall' }),
  );
});

it('lets one through that waits, and says it when somebody else was faster', async () => {
  let refuse = true;
  const { user, calls } = await open([review({ state: 'waiting', contact: 'link' })], '', {
    'mallReview.decide': () => {
      if (refuse) throw refused('review.changedMeanwhile', 'This review has changed meanwhile');
      return null;
    },
  });
  expect(await menuOf(user)).toEqual(['Let through', 'Hide']);
  await user.click(screen.getByRole('menuitem', { name: /^Let through/ }));
  expect((await screen.findAllByText('This review has changed meanwhile')).length).toBeGreaterThan(0);
  refuse = false;
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: /^Let through/ }));
  expect((await screen.findAllByText('The review is shown')).length).toBeGreaterThan(0);
  expect(sent(calls, 'mallReview.decide').at(-1)).toEqual({ id: 'v1', version: '2', decision: 'show' });
});

it('hides a reported one with a reason, or dismisses the report', async () => {
  const report = { reason: 'insult', note: 'First line', at: '2026-11-02T00:00:00Z', state: 'open' } as const;
  const { user, calls } = await open([review({ report })], '', {
    'mallReview.decide': null,
    'mallReview.dismissReport': null,
  });
  expect(await screen.findByText('Reported: Insult')).toBeVisible();
  expect(await menuOf(user)).toEqual(['Dismiss report', 'Hide']);
  await user.click(screen.getByRole('menuitem', { name: /^Hide/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Hide review' }));
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  expect(dialog.getByText('Please give a reason')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Insulting');
  await user.click(dialog.getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'mallReview.decide')).toEqual([
    { id: 'v1', version: '2', decision: 'hide', reason: 'Insulting' },
  ]);
  await menuOf(user);
  await user.click(screen.getByRole('menuitem', { name: /^Dismiss report/ }));
  await waitFor(() => expect(sent(calls, 'mallReview.dismissReport')).toEqual([{ id: 'v1', version: '2' }]));
});

it('answers only what the mall sold itself', async () => {
  const { user, calls } = await open([review({ shop: null })], '', { 'mallReview.answer': null });
  expect(await menuOf(user)).toEqual(['Answer', 'Hide']);
  await user.click(screen.getByRole('menuitem', { name: /^Answer/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Answer review' }));
  await user.type(dialog.getByLabelText('Answer'), 'We are sorry');
  await user.click(dialog.getByRole('button', { name: 'Publish answer' }));
  await waitFor(() =>
    expect(sent(calls, 'mallReview.answer')).toEqual([{ id: 'v1', version: '2', text: 'We are sorry' }]),
  );
});

it('puts chosen pictures of a review into the buyer show, and takes them out by the toast', async () => {
  const followUp = { text: 'Still fine', images: ['/media/3.webp'], at: '2026-11-03T00:00:00Z' };
  const { user, calls } = await open(
    [review({ images: ['/media/1.webp', '/media/2.webp'], followUp })],
    '',
    { 'platformBanner.fromReview': { added: ['31', '32'] }, 'platformBanner.remove': null },
    ['review.view', 'content.edit'],
  );
  expect(await menuOf(user)).toEqual(['Put into the buyer show']);
  await user.click(screen.getByRole('menuitem', { name: /^Put into the buyer show/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Put into the buyer show' }));
  const box = (n: number) => dialog.getByRole('checkbox', { name: `Picture ${n} of the review` });
  for (const n of [1, 2, 3]) await user.click(box(n));
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  expect(dialog.getByText('Choose a picture')).toBeVisible();
  for (const n of [1, 3]) await user.click(box(n));
  await user.click(dialog.getByRole('button', { name: 'Put in' }));
  await waitFor(() =>
    expect(sent(calls, 'platformBanner.fromReview')).toEqual([
      { reviewId: 'v1', pictures: ['/media/1.webp', '/media/3.webp'] },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent(calls, 'platformBanner.remove')).toEqual([{ id: '31' }, { id: '32' }]));
});

it('offers nothing to who may only look', async () => {
  await open([review()], '', {}, ['review.view']);
  await screen.findByText('Wobbly legs');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});
