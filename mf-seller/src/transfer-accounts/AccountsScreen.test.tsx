import accounts from '@mall/office/transfer-accounts/phrases/en.json' with { type: 'json' };
import { renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import { AccountsScreen } from './AccountsScreen.tsx';

const account = {
  ...{ id: 'a1', version: 1, bank: 'Bank of Trees', holder: 'Oak shop', number: '6225 1234' },
  ...{ branch: '', note: '', currency: 'CNY' as const, qrUrl: null, qr: null, on: true },
};
const open = (list: (typeof account)[], mayEdit: boolean) =>
  renderScreen(<AccountsScreen />, {
    lang: 'en',
    phrases: { transferAccounts: accounts },
    who: { token: 't' },
    api: {
      'shopTransferAccount.list': { list, mayEdit },
      'shopTransferAccount.create': { ...account, id: 'a2' },
    },
  });

it('lets the owner add an account of the shop', async () => {
  const { user, calls } = await open([], true);
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
  await user.type(dialog.getByLabelText(/^Bank or wallet/), 'GCash');
  await user.type(dialog.getByLabelText(/^Account holder/), 'Oak shop');
  await user.type(dialog.getByLabelText(/^Account number/), '0917');
  await user.click(dialog.getByRole('button', { name: 'Add account' }));
  expect(await screen.findByText('Account added: buyers see it now')).toBeVisible();
  expect(calls.map(({ op }) => op)).toContain('shopTransferAccount.create');
});

it('shows them to who confirms transfers, and says who changes them', async () => {
  await open([account], false);
  expect(await screen.findByText('Bank of Trees')).toBeVisible();
  expect(screen.getByText('Only the owner of the shop changes the accounts.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
