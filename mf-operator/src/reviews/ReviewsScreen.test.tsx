import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { ReviewsScreen } from './ReviewsScreen.tsx';
import type { WorkDetail, WorkRow } from './useWorks.ts';

const path = '/operator/reviews';
const oak = { id: 's1', name: 'Oak house' };
const row = (kind: WorkRow['kind'], id: string, over: Partial<WorkRow> = {}): WorkRow => ({
  ...{ key: `${kind}:${id}`, kind, id, name: `${kind} ${id}`, contentLang: 'en', shop: oak, sender: 'Lin' },
  ...{ since: '2026-11-01T00:00:00Z', version: 4, first: false, image: null, taker: null, decided: null },
  ...over,
});
const sofa = row('goods', 'g1', { first: true });
const brand = row('brand', 'b1');
const profile = row('shop', 'c1', { taker: { id: 'u2', name: 'Lan' } });
const listOf = (...list: WorkRow[]): Output<'workReview.list'> => ({
  ...{ list, total: list.length, page: 1, size: 20, shop: null },
  counts: { goods: 1, brand: 1, shop: 1 },
});
const detailOf = (of: WorkRow, over: Partial<WorkDetail> = {}): WorkDetail => ({
  ...of,
  waits: true,
  decided: null,
  fields: [
    {
      ...{ field: 'price', of: 'Oak' },
      before: { type: 'money', amount: 10_000 },
      after: { type: 'money', amount: 12_000 },
    },
    {
      ...{ field: 'images', of: null, before: null },
      after: { type: 'pictures', urls: ['/media/a.webp'] },
    },
    { field: 'name', of: null, before: null, after: { type: 'texts', texts: { en: 'Sofa', zh: '沙发' } } },
  ],
  ...over,
});
const decided = (by: string) => ({
  ...{ decision: 'approve' as const, at: '2026-11-02T00:00:00Z', by: { id: 'u2', name: by } },
  reason: '',
});

const open = (at = '', api: Answers = {}, own: OperatorPermission[] = ['review.view', 'review.decide']) =>
  renderScreen(<ReviewsScreen />, {
    lang: 'en',
    route: path,
    at: `${path}${at}`,
    phrases: { workReviews: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'workReview.list': listOf(sofa, brand, profile),
      'workReview.detail': ({ kind }: { kind: string }) =>
        detailOf([sofa, brand, profile].find((one) => one.kind === kind) ?? sofa),
      'savedView.list': { list: [] },
      ...api,
    },
  });
type Opened = Awaited<ReturnType<typeof open>>;
const sent = (calls: Opened['calls'], op: string) =>
  calls.filter((one) => one.op === op).map(({ input }) => input);

it('lists what waits with its kind, shop and who has taken it, by what the address says', async () => {
  const { user, calls, where } = await open();
  expect(await screen.findByRole('link', { name: 'goods g1' })).toHaveAttribute(
    'href',
    `${path}?work=goods%3Ag1`,
  );
  expect(within(screen.getByRole('row', { name: /shop c1/ })).getByText('Lan')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Kind'), 'Brand (1)');
  await user.click(screen.getByRole('button', { name: 'Mine' }));
  expect(where()).toBe(`${path}?kind=brand&whose=mine`);
  await waitFor(() =>
    expect(sent(calls, 'workReview.list').at(-1)).toMatchObject({
      state: 'waiting',
      kind: 'brand',
      mine: 'true',
    }),
  );
});

it('lists what was decided with who, when and why', async () => {
  const old = row('goods', 'g1', { decided: { ...decided('Lan'), decision: 'reject', reason: 'Blurred' } });
  await open('?tab=decided', { 'workReview.list': listOf(old) });
  const line = within(await screen.findByRole('row', { name: /goods g1/ }));
  for (const said of ['Rejected', 'Blurred', 'Lan']) expect(line.getByText(said)).toBeVisible();
});

it('takes one, and hears who was faster', async () => {
  const { user, calls } = await open('', {
    'workReview.take': () => {
      throw refused('work.taken', 'Lan has taken this');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for goods g1' }));
  await user.click(screen.getByRole('menuitem', { name: /^Take/ }));
  expect((await screen.findAllByText('Lan has taken this')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Actions for shop c1' }));
  await user.click(screen.getByRole('menuitem', { name: /^Take over/ }));
  await waitFor(() =>
    expect(sent(calls, 'workReview.take')).toEqual([
      { kind: 'goods', id: 'g1' },
      { kind: 'shop', id: 'c1', from: 'u2' },
    ]),
  );
});

it('approves several at once, and keeps with its reason what was refused', async () => {
  const { user, calls } = await open('', {
    'platformGoods.decide': () => {
      throw refused('goods.incomplete', 'Something is missing');
    },
    'platformBrand.decide': null,
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select goods g1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select brand b1' }));
  await user.click(screen.getByRole('button', { name: 'Approve 2' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByText('goods g1: Something is missing')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Approve 1 of them' })).toBeVisible();
  expect(sent(calls, 'platformBrand.decide')).toEqual([{ id: 'b1', version: '4', decision: 'approve' }]);
});

it('shows before and after, approves by A, and opens the next', async () => {
  const { user, calls, where } = await open('?work=brand:b1', { 'platformBrand.decide': null });
  expect(await screen.findByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/media/a.webp');
  expect(document.body).toHaveTextContent(/Price ?Oak.*¥100.00.*¥120.00/);
  expect(screen.getByText('沙发')).toHaveAttribute('lang', 'zh-CN');
  expect(await screen.findByText('2 of 3')).toBeVisible();
  await user.keyboard('k');
  expect(where()).toBe(`${path}?work=goods%3Ag1`);
  expect(await screen.findByRole('heading', { name: 'goods g1' })).toBeVisible();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'brand b1' })).toBeVisible();
  await user.keyboard('a');
  await waitFor(() => expect(where()).toBe(`${path}?work=shop%3Ac1`));
  expect(sent(calls, 'platformBrand.decide')).toEqual([{ id: 'b1', version: '4', decision: 'approve' }]);
});

it('rejects with a template in the language of the shop, edited before it is sent', async () => {
  const { user, calls } = await open('?work=goods:g1', {
    'platformGoods.decide': null,
    'workReason.list': { list: [{ id: 'r1', version: 1, text: { en: 'Blurred', indo: 'Buram' } }] },
  });
  await screen.findByText('1 of 3');
  await user.keyboard('r');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject “goods g1”' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(dialog.getByText('Please give a reason')).toBeVisible();
  await user.selectOptions(await dialog.findByLabelText(/^Begin with/), 'Blurred');
  await user.selectOptions(dialog.getByLabelText('Language of the reason'), 'indo');
  await user.type(dialog.getByLabelText('Reason'), '.');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(sent(calls, 'platformGoods.decide')).toEqual([
      { id: 'g1', version: '4', decision: 'reject', reason: 'Buram.' },
    ]),
  );
});

it('decides nothing that another operator has, or who may only look', async () => {
  const { user, calls } = await open('?work=shop:c1', { 'platformShop.decide': null });
  expect(await screen.findByRole('button', { name: /^Approve/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /^Approve/ })).toHaveAttribute('title', 'Lan has taken it');
  await user.keyboard('a');
  expect(sent(calls, 'platformShop.decide')).toEqual([]);
  expect(screen.getByRole('button', { name: /^Take over/ })).toBeEnabled();
});

it('says what another operator decided meanwhile', async () => {
  let over: Partial<WorkDetail> = {};
  const { user } = await open('?work=goods:g1', {
    'workReview.detail': () => detailOf(sofa, over),
    'platformGoods.decide': () => {
      over = { waits: false, decided: decided('Lan') };
      throw refused('goods.notNow', 'This is not possible in its present state');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(await screen.findByText(/^Lan approved it,/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

it('decides a change that came meanwhile only once it was read', async () => {
  let version = 4;
  const { user, calls } = await open('?work=goods:g1', {
    'workReview.detail': () => detailOf(sofa, { version }),
    'platformGoods.decide': ({ version: seen }: { version: string | number }) => {
      if (seen === '4') {
        version = 5;
        throw refused('goods.changedElsewhere', 'This was changed elsewhere');
      }
      return null;
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  await user.click(await screen.findByRole('button', { name: 'I have read it' }));
  await user.click(screen.getByRole('button', { name: /^Approve/ }));
  await waitFor(() =>
    expect(sent(calls, 'platformGoods.decide').map((one) => (one as { version: string }).version)).toEqual([
      '4',
      '5',
    ]),
  );
});

it('keeps templates of reasons', async () => {
  const { user, calls } = await open('?tab=reasons', {
    'workReason.list': { list: [{ id: 'r1', version: 2, text: { en: 'Blurred' } }] },
    'workReason.save': { id: 'r1', version: 3, text: { en: 'Too small' } },
    'workReason.remove': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Change “Blurred”' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change reason' }));
  await user.clear(dialog.getByLabelText('Reason · English'));
  await user.type(dialog.getByLabelText('Reason · English'), 'Too small');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'workReason.save')).toMatchObject([
    { id: 'r1', version: '2', text: { en: 'Too small' } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove “Blurred”' }));
  expect((await screen.findAllByText('Reason removed')).length).toBeGreaterThan(0);
});
