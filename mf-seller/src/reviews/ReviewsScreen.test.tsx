import { type Permission, permissions } from '@mall/contract/core/permissions';
import type { HandledReview } from '@mall/office/reviews';
import reviewParts from '@mall/office/reviews/phrases/en.json' with { type: 'json' };
import { sampleReview } from '@mall/office/reviews/sample-review';
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { ReviewsScreen } from './ReviewsScreen.tsx';

const path = '/userAdmin/orders/reviews';
const open = (list: HandledReview[], api: Answers = {}, own: readonly Permission[] = permissions) =>
  renderScreen(<ReviewsScreen />, {
    lang: 'en',
    route: path,
    at: path,
    phrases: { shopReviews: en, reviewParts },
    who: { token: 't', isShop: true, permissions: [...own] },
    api: {
      'shopReview.list': {
        ...{ list, total: list.length, page: 1, size: 20 },
        counts: { all: 2, unanswered: 1, reported: 0 },
      },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);
const act = async (user: Opened['user'], action: RegExp) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for L**, Oak sofa' }));
  await user.click(screen.getByRole('menuitem', { name: action }));
};

it('answers a review, which is asked for by the filters in the address', async () => {
  const { user, calls, where } = await open([sampleReview], { 'shopReview.answer': null });
  await user.click(await screen.findByRole('tab', { name: /Unanswered.*1/ }));
  await user.click(screen.getByRole('button', { name: 'With pictures' }));
  expect(where()).toBe(`${path}?tab=unanswered&pictures=with`);
  await act(user, /^Answer/);
  const dialog = within(screen.getByRole('dialog', { name: 'Answer review' }));
  expect(dialog.getByText('Wobbly legs')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish answer' }));
  expect(dialog.getByText('Please write an answer')).toBeVisible();
  await user.type(dialog.getByLabelText('Answer'), 'We send new legs');
  await user.click(dialog.getByRole('button', { name: 'Publish answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'shopReview.answer')).toEqual([{ id: 'v1', version: '2', text: 'We send new legs' }]);
});

it('reports one as abuse with a reason', async () => {
  const { user, calls } = await open([sampleReview], { 'shopReview.report': null });
  await act(user, /^Report/);
  const dialog = within(screen.getByRole('dialog', { name: 'Report review' }));
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Insult');
  await user.type(dialog.getByLabelText(/^Note/), 'First line');
  await user.click(dialog.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'shopReview.report')).toEqual([
    { id: 'v1', version: '2', reason: 'insult', note: 'First line' },
  ]);
});

it('says why an answer cannot be changed any more, and that it is reported already', async () => {
  const { user } = await open([
    {
      ...sampleReview,
      reply: { text: 'Sorry', at: '2026-11-02T00:00:00Z', by: 'Mu', editable: false },
      report: { reason: 'untrue', note: '', at: '2026-11-02T00:00:00Z', state: 'dismissed' },
    },
  ]);
  expect(await screen.findByText('Report dismissed: Untrue')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for L**, Oak sofa' }));
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  expect(screen.getByText('It is too late to change it')).toBeVisible();
});

it('offers nothing to who may only see orders', async () => {
  await open([sampleReview], {}, ['order.view']);
  await screen.findByText('Wobbly legs');
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});
