import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../../phrases/en.json' with { type: 'json' };
import en from '../phrases/en.json' with { type: 'json' };
import { RatesScreen } from './RatesScreen.tsx';

const part = { base: 0, withAbove: 0, first: 0, second: 0 };
const settings = {
  ...{ freezeDays: 15, firstBps: 500, secondBps: 200 },
  ...{ approveAll: false, withdrawalFeeBps: 0, withdrawalLeast: 1000 },
};
const open = (own: OperatorPermission[]) =>
  renderScreen(<RatesScreen />, {
    lang: 'en',
    at: '/operator/promoters/rates',
    phrases: { mallPromoters: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'platformPromotion.settings': settings,
      'platformRate.list': {
        ...{
          list: [{ scope: 'level', ref: 3, kind: 'bps', first: 850, second: 250 }],
          total: 1,
          page: 1,
          size: 3,
        },
      },
      'platformRate.sums': {
        list: [
          {
            ...{ source: 'default', level: 1, lines: 10, limited: part },
            ...{ base: 1_000_000, withAbove: 500_000, first: 49_997, second: 9_980 },
          },
        ],
      },
      'platformPromotion.change': settings,
      'platformRate.remove': null,
    },
  });

it('shows while somebody types what a rate would have meant, and takes a change back', async () => {
  const { user, calls } = await open(['campaign.view', 'campaign.edit']);
  const table = within(await screen.findByRole('table', { name: 'Rates of commission' }));
  expect((await table.findByText('8.5 %')).closest('tr')).toHaveTextContent('Level 3');
  expect(table.getAllByText(/as usual/)).toHaveLength(2);
  await user.click(table.getByRole('button', { name: /Usual/ }));
  await user.click(screen.getByRole('menuitem', { name: /Change rate/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('¥500 → ¥500')).toBeVisible();
  const first = dialog.getByLabelText(/Promoter/);
  await user.clear(first);
  await user.type(first, '21');
  await user.click(dialog.getByRole('button', { name: 'Save rate' }));
  expect(dialog.getByText('Enter a percentage from 0 to 20')).toBeVisible();
  await user.clear(first);
  await user.type(first, '7');
  expect(await dialog.findByText('¥500 → ¥700')).toBeVisible();
  expect(dialog.getByText('¥600 → ¥800')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save rate' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'platformPromotion.change').map(({ input }) => input)).toEqual([
      { firstBps: '700', secondBps: '200' },
      { firstBps: '500', secondBps: '200' },
    ]),
  );
});

it('gives a level the usual rate again', async () => {
  const { user, calls } = await open(['campaign.view', 'campaign.edit']);
  const table = within(await screen.findByRole('table', { name: 'Rates of commission' }));
  await user.click(await table.findByRole('button', { name: /Level 3/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Use the usual rate' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'platformRate.remove')?.input).toEqual({ scope: 'level', ref: '3' }),
  );
});

it('changes nothing for who may only look', async () => {
  await open(['campaign.view']);
  expect(await screen.findByText('8.5 %')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Level 3|Usual/ })).toBeNull();
});
