import { refused, renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import frame from '../phrases/en.json' with { type: 'json' };
import { OperatorsScreen } from './OperatorsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const operator = {
  userId: 'u1',
  name: 'Wei',
  mobile: '138****0009',
  role: 'all',
  permissions: ['operator.view', 'operator.edit'] as OperatorPermission[],
  secondFactor: true,
  addedAt: '2026-11-01T08:00:00Z',
  addedBy: null,
  seenAt: '2026-11-24T08:00:00Z',
  me: true,
};
const mei = {
  ...operator,
  userId: 'u2',
  name: 'Mei',
  role: 'support',
  permissions: ['order.view'] as OperatorPermission[],
  secondFactor: false,
  addedBy: 'Wei',
  me: false,
};

const open = (own: OperatorPermission[] = ['operator.view', 'operator.edit'], api: object = {}) =>
  renderScreen(<OperatorsScreen />, {
    lang: 'en',
    phrases: { operators: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'operator.list': { list: [operator, mei], total: 2, page: 1, size: 20 },
      ...api,
    },
  });

it('shows who the operators are, their role and whether they have a second factor', async () => {
  await open();
  const table = within(await screen.findByRole('table', { name: 'Operators' }));
  expect(await table.findByText('Wei (you)')).toBeVisible();
  expect(table.getByText('Appointed by Wei')).toBeVisible();
  expect(table.getByText('Support')).toBeVisible();
  expect(table.getByText('Not set up')).toBeVisible();
});

it('offers nothing to change to who may only look', async () => {
  await open(['operator.view']);
  await screen.findByText('Mei');
  expect(screen.queryByRole('button', { name: 'Add operator' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Actions for/ })).toBeNull();
});

it('adds a member by number in a role', async () => {
  const { user, calls } = await open(undefined, { 'operator.add': { ...mei, name: 'Lin' } });
  await user.click(await screen.findByRole('button', { name: 'Add operator' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add an operator' }));
  await user.click(dialog.getByRole('button', { name: 'Add operator' }));
  expect(dialog.getByText('A mobile number has 11 digits')).toBeVisible();
  await user.type(dialog.getByLabelText('Mobile number'), '13800001111');
  await user.click(dialog.getByRole('radio', { name: /Finance/ }));
  expect(dialog.getByRole('checkbox', { name: 'Pay out' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Pay out' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Add operator' }));
  expect((await screen.findAllByText('Lin is an operator now')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'operator.add')?.input).toEqual({
    mobile: '13800001111',
    role: 'finance',
    permissions: [],
  });
});

it('a custom role wants at least one permission', async () => {
  const { user, calls } = await open(undefined, { 'operator.change': mei });
  await user.click(await screen.findByRole('button', { name: /Actions for Mei/ }));
  await user.click(screen.getByRole('menuitem', { name: /Change role/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change the role of Mei' }));
  await user.click(dialog.getByRole('radio', { name: /Custom/ }));
  await user.click(dialog.getByRole('checkbox', { name: 'See orders' }));
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(dialog.getByText('Choose at least one permission')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'See orders' }));
  await user.click(dialog.getByRole('button', { name: 'Save role' }));
  expect(calls.find(({ op }) => op === 'operator.change')?.input).toEqual({
    userId: 'u2',
    role: 'custom',
    permissions: ['order.view'],
  });
});

it('says why the last one stays', async () => {
  const { user } = await open(undefined, {
    'operator.remove': () => {
      throw refused('operator.last', 'One operator must remain');
    },
  });
  await user.click(await screen.findByRole('button', { name: /Actions for Wei/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect((await screen.findAllByText('One operator must remain')).length).toBeGreaterThan(0);
});

it('leads who may read the log to what was done to people', async () => {
  const { unmount } = await open(['operator.view', 'audit.view']);
  expect(await screen.findByRole('link', { name: 'Log' })).toHaveAttribute(
    'href',
    '/operator/log?area=people&shop=mall',
  );
  unmount();
  await open(['operator.view']);
  await screen.findByText('Mei');
  expect(screen.queryByRole('link', { name: 'Log' })).toBeNull();
});
