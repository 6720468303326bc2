import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import accounts from '@mall/office/transfer-accounts/phrases/en.json' with { type: 'json' };
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { Payments } from './Payments.tsx';
import en from './phrases/en.json' with { type: 'json' };
import { sampleMethods, sampleSettings } from './sample-settings.ts';

type Api = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['api']>;
const open = (api: Api = {}, permissions: OperatorPermission[] = ['settings.view', 'settings.edit']) =>
  renderScreen(<Payments environment={sampleSettings.environment} />, {
    lang: 'en',
    at: '/operator/settings',
    phrases: { setup: en, operator: frame, transferAccounts: accounts },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions },
      'mallPayMethod.list': sampleMethods,
      'mallTransferAccount.list': { list: [account, second], mayEdit: permissions.includes('settings.edit') },
      ...api,
    },
  });
const account = {
  ...{ id: 'a1', version: 3, bank: 'Bank of Trees', holder: 'Furnimall Ltd', number: '6225 1234' },
  ...{ branch: '', note: '', currency: 'CNY' as const, qrUrl: null, qr: null, on: true },
};
const second = { ...account, id: 'a2', bank: 'Wallet', number: '138', on: false };
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
const inputs = (calls: readonly { op: string; input: unknown }[], op: string) =>
  calls.filter((call) => call.op === op).map(({ input }) => input);

describe('ways to pay', () => {
  it('say whether buyers see them, and why not', async () => {
    await open();
    expect((await rowOf('Alipay')).getByText('Not set up')).toBeVisible();
    expect((await rowOf('Stripe')).getByText('Offered')).toBeVisible();
    expect((await rowOf('Bank transfer')).getByText('For shops’ orders only')).toBeVisible();
  });

  it('are switched and sorted', async () => {
    const [alipay, stripe, offline] = sampleMethods.list;
    const { user, calls } = await open({
      'mallPayMethod.set': { list: sampleMethods.list.map((one) => ({ ...one, on: one !== stripe })) },
      'mallPayMethod.sort': { list: [alipay, offline, stripe].flatMap((one) => one ?? []) },
    });
    await user.click((await rowOf('Stripe')).getByRole('switch', { name: 'Offer Stripe to buyers' }));
    expect(await (await rowOf('Stripe')).findByText('Switched off')).toBeVisible();
    expect(inputs(calls, 'mallPayMethod.set')).toEqual([{ method: 'stripe', on: 'false', last: 'false' }]);
    await user.click(screen.getByRole('button', { name: 'Move Bank transfer up' }));
    expect(inputs(calls, 'mallPayMethod.sort')).toEqual([{ methods: ['alipay', 'offline', 'stripe'] }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Stripe down' })).toBeDisabled());
  });

  it('of which the last is only switched off once it is said what that means', async () => {
    const { user, calls } = await open({
      'mallPayMethod.set': ({ last }) => {
        if (last !== 'true') throw refused('payment.lastMethod', 'the last', { whom: 'mall' });
        return { list: sampleMethods.list.map((one) => ({ ...one, on: one.method !== 'stripe' })) };
      },
    });
    const box = async () => (await rowOf('Stripe')).getByRole('switch', { name: 'Offer Stripe to buyers' });
    await user.click(await box());
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch Stripe off?' }));
    expect(dialog.getByText(/the mall’s own orders cannot be paid; orders of shops can/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await box()).toBeChecked();
    await user.click(await box());
    await user.click(await screen.findByRole('button', { name: 'Switch it off anyway' }));
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(inputs(calls, 'mallPayMethod.set')).toHaveLength(3);
  });
});

describe('accounts for transfers', () => {
  it('are added with what buyers need, once nothing is missing', async () => {
    const { user, calls } = await open({ 'mallTransferAccount.create': { ...account, id: 'a3' } });
    await user.click(await screen.findByRole('button', { name: 'Add account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add account' }));
    await user.type(dialog.getByLabelText(/^Bank or wallet/), 'GCash');
    await user.click(dialog.getByRole('button', { name: 'Add account' }));
    expect(dialog.getAllByText('Enter the number')).not.toEqual([]);
    expect(inputs(calls, 'mallTransferAccount.create')).toEqual([]);
    await user.type(dialog.getByLabelText(/^Account holder/), 'Lin');
    await user.type(dialog.getByLabelText(/^Account number/), '0917 000');
    await user.selectOptions(dialog.getByLabelText(/^Currency/), 'PHP');
    await user.click(dialog.getByRole('button', { name: 'Add account' }));
    expect(await screen.findByText('Account added: buyers see it now')).toBeVisible();
    expect(inputs(calls, 'mallTransferAccount.create')).toMatchObject([
      { bank: 'GCash', holder: 'Lin', number: '0917 000', currency: 'PHP' },
    ]);
  });

  it('are changed in their version, switched, moved, and taken away with a way back', async () => {
    const { user, calls } = await open({
      'mallTransferAccount.change': { ...account, version: 4 },
      'mallTransferAccount.set': { ...second, on: true },
      'mallTransferAccount.sort': { list: [second, account], mayEdit: true },
      'mallTransferAccount.remove': null,
      'mallTransferAccount.restore': null,
    });
    await user.click(await screen.findByRole('button', { name: 'Change Bank of Trees 6225 1234' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change account' }));
    await user.type(dialog.getByLabelText(/^Branch/), 'SWIFT BOTR');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Account changed')).toBeVisible();
    expect(inputs(calls, 'mallTransferAccount.change')).toMatchObject([
      { id: 'a1', version: 3, branch: 'SWIFT BOTR' },
    ]);
    await user.click(screen.getByRole('switch', { name: 'Show Wallet 138 to buyers' }));
    await waitFor(() => expect(inputs(calls, 'mallTransferAccount.set')).toEqual([{ id: 'a2', on: 'true' }]));
    await user.click(screen.getByRole('button', { name: 'Move Wallet 138 up' }));
    await waitFor(() => expect(inputs(calls, 'mallTransferAccount.sort')).toEqual([{ ids: ['a2', 'a1'] }]));
    await user.click(screen.getByRole('button', { name: 'Remove Wallet 138' }));
    await screen.findByText('Account removed');
    const undo = screen.getAllByRole('button', { name: /^Undo/ }).at(-1);
    if (undo) await user.click(undo);
    expect(await screen.findByText('Account is back')).toBeVisible();
  });

  it('are nothing to change for who may only see', async () => {
    await open({}, ['settings.view']);
    await screen.findByText('Bank of Trees');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say that none is on', async () => {
    await open({ 'mallTransferAccount.list': { list: [second], mayEdit: true } });
    expect(await screen.findByText(/All accounts are off/)).toBeVisible();
  });
});
