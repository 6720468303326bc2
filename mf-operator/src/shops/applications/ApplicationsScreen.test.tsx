import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { type Answers, refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../../phrases/en.json' with { type: 'json' };
import { ApplicationsScreen } from './ApplicationsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Detail = Output<'mallApplication.detail'>;
const detail: Detail = {
  id: 'a1',
  version: 3,
  userId: 'u1',
  member: 'Mei',
  company: 'Oak & Sons Ltd.',
  storeName: 'Oak',
  contact: 'L**',
  mobile: '138****0002',
  country: 'ID',
  state: 'new',
  sells: 'Tables and chairs of solid oak',
  reason: '',
  shop: null,
  before: 1,
  by: null,
  notes: [{ id: 'n1', at: '2026-11-21T08:00:00Z', by: 'Wei', text: 'Call again on Monday' }],
  at: '2026-11-20T08:00:00Z',
  movedAt: '2026-11-20T08:00:00Z',
};
const list: Output<'mallApplication.list'> = {
  list: [detail],
  total: 1,
  more: false,
  counts: { all: 4, new: 1, talk: 0, accepted: 2, refused: 1, withdrawn: 0 },
  page: 1,
  size: 20,
};
const open = (at = '', own: OperatorPermission[] = ['shop.view', 'shop.edit'], api: Answers = {}) =>
  renderScreen(<ApplicationsScreen />, {
    lang: 'en',
    at: `/operator/shops/applications${at}`,
    phrases: { shopApplications: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u9', name: 'Wei', role: 'custom', permissions: own },
      'savedView.list': { list: [] },
      'mallApplication.list': list,
      'mallApplication.detail': detail,
      ...api,
    },
  });

it('shows who waits, masked, and leads to each', async () => {
  const { user, calls } = await open();
  const table = within(await screen.findByRole('table', { name: 'Applications' }));
  const link = await table.findByRole('link', { name: /Oak & Sons Ltd\./ });
  expect(link).toHaveAttribute('href', '/operator/shops/applications?id=a1');
  for (const text of ['L**', '138****0002', 'Indonesia']) expect(table.getByText(text)).toBeVisible();
  expect(calls.find(({ op }) => op === 'mallApplication.list')?.input).toMatchObject({ state: 'new' });
  await user.click(screen.getByRole('tab', { name: /Accepted/ }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallApplication.list').at(-1)?.input).toMatchObject({
      state: 'accepted',
    }),
  );
});

it('says where merchants apply when nobody waits', async () => {
  await open('', undefined, { 'mallApplication.list': { ...list, list: [], total: 0, counts: {} } });
  expect(await screen.findByText('Nobody waits')).toBeVisible();
  expect(screen.getByText(/Merchants apply on the page “Open a shop”/)).toBeVisible();
});

it('shows one, and each masked part when it is asked for', async () => {
  const { user, calls } = await open('?id=a1', undefined, {
    'mallApplication.reveal': { value: '13800000002' },
  });
  expect(await screen.findByText('Tables and chairs of solid oak')).toBeVisible();
  expect(screen.getByText('Call again on Monday')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the number' }));
  expect(await screen.findByText('13800000002')).toBeVisible();
  expect(calls.find(({ op }) => op === 'mallApplication.reveal')?.input).toEqual({
    id: 'a1',
    what: 'mobile',
  });
});

it('opens the shop, and keeps what was typed when its code is taken', async () => {
  const { user, calls } = await open('?id=a1', undefined, {
    'mallApplication.accept': () => {
      throw refused('shop.codeTaken', 'Another shop has this code; choose another one');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Accept Oak & Sons Ltd.' }));
  expect(dialog.getByLabelText('Name')).toHaveValue('Oak');
  await user.click(dialog.getByRole('button', { name: 'Accept and open the shop' }));
  expect(dialog.getByText('A code has 6 to 12 letters A–Z or digits')).toBeVisible();
  await user.type(dialog.getByLabelText('Shop code'), 'oak2027');
  await user.click(dialog.getByRole('button', { name: 'Accept and open the shop' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallApplication.accept')?.input).toMatchObject({
      id: 'a1',
      code: 'oak2027',
      name: 'Oak',
      priceFactor: '1.0000',
    }),
  );
  expect(dialog.getByLabelText('Shop code')).toHaveValue('oak2027');
});

it('turns down with a reason', async () => {
  const { user, calls } = await open('?id=a1', undefined, {
    'mallApplication.refuse': { ...detail, state: 'refused', reason: 'No licence' },
  });
  await user.click(await screen.findByRole('button', { name: 'Turn down' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn down Oak & Sons Ltd.' }));
  await user.click(dialog.getByRole('button', { name: 'Turn down' }));
  expect(dialog.getByText('Say why')).toBeVisible();
  await user.type(dialog.getByLabelText(/Reason/), 'No licence');
  await user.click(dialog.getByRole('button', { name: 'Turn down' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallApplication.refuse')?.input).toMatchObject({
      reason: 'No licence',
    }),
  );
});

it('offers no decision to who may only look', async () => {
  await open('?id=a1', ['shop.view']);
  expect(await screen.findByText('L**')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show the number' })).toBeNull();
  expect(screen.queryByLabelText(/New note/)).toBeNull();
});
