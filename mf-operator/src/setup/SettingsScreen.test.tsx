import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { appInfo } from '@mall/platform';
import { refused, renderScreen, sampleAppInfo } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { sampleMethods, sampleSettings as settings } from './sample-settings.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import accounts from '@mall/office/transfer-accounts/phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };

const config = { ...sampleAppInfo, shop_name: 'Narra' };
type Api = NonNullable<NonNullable<Parameters<typeof renderScreen>[1]>['api']>;
const open = (api: Api = {}, permissions: OperatorPermission[] = ['settings.view', 'settings.edit']) =>
  renderScreen(<SettingsScreen />, {
    lang: 'en',
    at: '/operator/settings',
    phrases: { setup: en, operator: frame, transferAccounts: accounts },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions },
      'mallSettings.show': settings,
      'mallPayMethod.list': sampleMethods,
      'mallTransferAccount.list': { list: [], mayEdit: true },
      'mallDemo.show': { present: false },
      'config.get': config,
      ...api,
    },
  });
const english = () => screen.findByLabelText("The mall's name · English");

it('saves the version that was read', async () => {
  const { user, calls } = await open({
    'mallSettings.save': { ...settings, version: 4, name: { en: 'Narra', zh: 'Xiangmu' } },
  });
  await user.clear(await english());
  await user.type(await english(), 'Narra');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: every page shows it now')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({
      op: 'mallSettings.save',
      input: expect.objectContaining({ version: 3, name: { en: 'Narra', zh: 'Xiangmu' } }),
    }),
  );
});

it('asks for a name in one language at least, and for a whole web address', async () => {
  const { user, calls } = await open();
  await user.clear(await english());
  await user.clear(screen.getByLabelText("The mall's name · 简体中文"));
  await user.type(screen.getByLabelText(/Exhibition hall/), 'hall.test');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Enter a name in one language at least')).not.toEqual([]);
  expect(screen.getAllByText('Enter a whole web address, with https://')).not.toEqual([]);
  expect(calls.map(({ op }) => op)).not.toContain('mallSettings.save');
});

it('saves whom shoppers ask, once number and address are whole', async () => {
  const { user, calls } = await open({ 'mallSettings.save': { ...settings, version: 4 } });
  await english();
  const phone = screen.getByLabelText(/^Service number/);
  await user.type(phone, '400 SOFA');
  await user.type(screen.getByLabelText(/^Service e-mail/), 'help@mall.test');
  await user.type(screen.getByLabelText('Service hours · English'), 'Every day');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(phone).toBeInvalid();
  expect(screen.getAllByText('Digits with spaces, dashes or a + in front, as 400 800 1234')).not.toEqual([]);
  await user.clear(phone);
  await user.type(phone, ' 400 800 1234');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: every page shows it now')).toBeVisible();
  expect(calls.find(({ op }) => op === 'mallSettings.save')?.input).toMatchObject({
    service: { phone: '400 800 1234', hours: { en: 'Every day' }, mail: 'help@mall.test' },
  });
});

it('shows what somebody else saved meanwhile, and replaces it knowingly', async () => {
  const theirs = { ...settings, name: { en: 'Teak' } };
  const { user, calls } = await open({
    'mallSettings.save': ({ version }) => {
      if (Number(version) === 3)
        throw refused('goods.changedElsewhere', 'changed', { version: 9, content: theirs });
      return { ...settings, version: 10 };
    },
  });
  await user.type(await english(), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Teak');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved: every page shows it now')).toBeVisible();
  const sent = calls.filter(({ op }) => op === 'mallSettings.save').map(({ input }) => input);
  expect(sent).toMatchObject([{ version: 3 }, { version: 9, name: { en: 'Oak & Ash!' } }]);
});

it('names the variables that a payment method lacks, and sends a test message', async () => {
  const { user, calls } = await open({ 'mallSettings.sendTest': null });
  const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
  expect((await row('Alipay')).getByText('ALIPAY_APP_ID')).toBeVisible();
  expect((await row('Stripe')).getByText('Offered')).toBeVisible();
  expect((await row('E-mail')).queryByRole('button')).toBeNull();
  await user.click((await row('Text messages')).getByRole('button', { name: 'Send me a test' }));
  expect(calls).toContainEqual(
    expect.objectContaining({ op: 'mallSettings.sendTest', input: { by: 'sms' } }),
  );
});

it('says whether a payment provider accepts the keys', async () => {
  const { user, calls } = await open({
    'mallSettings.testPayment': { outcome: 'refused', said: 'answers with status 401' },
  });
  const stripe = within((await screen.findByText('Stripe')).closest('li') as HTMLElement);
  await user.click(stripe.getByRole('button', { name: 'Test the keys' }));
  expect(await stripe.findByText(/does not accept the keys: it answers with status 401/)).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({ op: 'mallSettings.testPayment', input: { method: 'stripe' } }),
  );
});

it('changes nothing for who may only see', async () => {
  await open({}, ['settings.view']);
  expect(await english()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: /test/ })).toBeNull();
});

it('empties a mall with the demo once its name is typed', async () => {
  appInfo.set(config);
  const { user, calls, where } = await open({ 'mallDemo.show': { present: true }, 'mallDemo.empty': null });
  await user.click(await screen.findByRole('button', { name: 'Empty this mall …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Empty this mall' }));
  const go = dialog.getByRole('button', { name: 'Empty it for good' });
  await user.type(dialog.getByLabelText('Type its name: Narra'), 'narra');
  await user.click(go);
  expect(dialog.getByText('Type the name as it is: Narra')).toBeVisible();
  expect(calls.map(({ op }) => op)).not.toContain('mallDemo.empty');
  await user.clear(dialog.getByLabelText('Type its name: Narra'));
  await user.type(dialog.getByLabelText('Type its name: Narra'), 'Narra');
  await user.click(go);
  expect(await screen.findByText('The mall is empty')).toBeVisible();
  expect(calls).toContainEqual(expect.objectContaining({ op: 'mallDemo.empty', input: { name: 'Narra' } }));
  await waitFor(() => expect(where()).toBe('/operator/setup'));
  act(() => appInfo.set(null));
});

it('has nothing to empty without the demo', async () => {
  await open();
  await english();
  expect(screen.queryByText('Empty this mall')).toBeNull();
});
