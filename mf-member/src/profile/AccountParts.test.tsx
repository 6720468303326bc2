import type { Output } from '@mall/contract/operations';
import { session } from '@mall/platform';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { deviceOf } from './device.ts';
import factors from './factors/phrases/en.json' with { type: 'json' };
import account from './phrases/en.json' with { type: 'json' };
import { ProfileScreen } from './ProfileScreen.tsx';

const security: Output<'account.security'> = {
  mobile: '138****0001',
  mobileProved: true,
  hasPassword: true,
  email: { address: 'rani@example.com', confirmed: false, offered: true },
  sessions: [
    {
      id: 's1',
      here: true,
      network: '203.0.113.*',
      device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537',
      since: '2026-11-01T10:00:00+08:00',
      seenAt: '2026-11-20T10:00:00+08:00',
    },
  ],
};
const preferences: Output<'message.preferences'> = {
  offered: { sms: true, email: true },
  email: { address: null, confirmed: false },
  kinds: [
    { kind: 'order', sms: false, email: true },
    { kind: 'favourites', sms: false, email: false },
  ],
};
const open = (part: string, api: ScreenOptions['api']) =>
  renderScreen(<ProfileScreen />, {
    route: '/userCenter/userInfo',
    at: `/userCenter/userInfo?part=${part}`,
    lang: 'en',
    phrases: { member: en, account, security: factors },
    who: { token: 't' },
    api: {
      'secondFactor.list': { passkeys: [], oneTimeCodes: null, recoveryCodesLeft: 0 },
      'account.security': security,
      'account.sendCode': { retryAfter: 60 },
      ...api,
    },
  });

describe('account security', () => {
  it('changes the number by password and a code to the new one', async () => {
    const { user, calls } = await open('security', { 'account.changeMobile': null });
    await user.click(await screen.findByRole('button', { name: 'Change number' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change number' }));
    await user.type(dialog.getByRole('textbox', { name: /New number/ }), '12345678901');
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    expect(dialog.getByRole('textbox', { name: /New number/ })).toHaveAccessibleDescription(/11 digits/);
    expect(calls.some(({ op }) => op === 'account.sendCode')).toBe(false);
    await user.clear(dialog.getByRole('textbox', { name: /New number/ }));
    await user.type(dialog.getByRole('textbox', { name: /New number/ }), '13800002222');
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await user.type(dialog.getByRole('textbox', { name: /Code sent to the new number/ }), '123456');
    await user.type(dialog.getByLabelText(/Present password/), 'demo1234');
    await user.click(dialog.getByRole('button', { name: 'Change number' }));
    await waitFor(() => expect(calls.some(({ op }) => op === 'account.changeMobile')).toBe(true));
    expect(calls.find(({ op }) => op === 'account.sendCode')?.input).toEqual({
      purpose: 'newMobile',
      mobile: '13800002222',
    });
    expect(calls.find(({ op }) => op === 'account.changeMobile')?.input).toEqual({
      mobile: '13800002222',
      code: '123456',
      password: 'demo1234',
    });
    expect(await screen.findByText(account.phone.done)).toBeVisible();
  });

  it('changes the password by the old one, and tells the server’s refusal once', async () => {
    const { user } = await open('security', {
      'account.changePassword': () => {
        throw refused('account.wrongPassword', 'The password is wrong');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change password' }));
    const submit = dialog.getByRole('button', { name: 'Change password' });
    await user.type(dialog.getByLabelText(/^New password again/), 'x');
    await user.click(submit);
    expect(dialog.getByLabelText(/Present password/)).toHaveAccessibleDescription(
      'Enter your present password',
    );
    expect(dialog.getByLabelText(/^New password again/)).toHaveAccessibleDescription(
      'The two passwords differ',
    );
    await user.type(dialog.getByLabelText(/Present password/), 'wrong1234');
    await user.type(dialog.getByLabelText(/^New password(?! again)/), 'newer5678');
    await user.clear(dialog.getByLabelText(/^New password again/));
    await user.type(dialog.getByLabelText(/^New password again/), 'newer5678');
    await user.click(submit);
    expect(await screen.findAllByText('The password is wrong')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Change password' })).toBeInTheDocument();
  });

  it('without a password sets one by code', async () => {
    const { user, calls } = await open('security', {
      'account.security': { ...security, hasPassword: false },
      'account.changePassword': null,
    });
    await user.click(await screen.findByRole('button', { name: 'Set a password' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Set a password' }));
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await user.type(dialog.getByRole('textbox', { name: /138\*{4}0001/ }), '123456');
    await user.type(dialog.getByLabelText(/^New password(?! again)/), 'newer5678');
    await user.type(dialog.getByLabelText(/^New password again/), 'newer5678');
    await user.click(dialog.getByRole('button', { name: 'Set a password' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'account.changePassword')?.input).toEqual({
        verify_code: '123456',
        next: 'newer5678',
        repeat: 'newer5678',
      }),
    );
  });

  it('ends one session elsewhere; the present one has no button for it', async () => {
    const [here] = security.sessions;
    const there = { ...here, id: 's2', here: false, network: '198.51.100.*', device: 'Firefox' };
    const { user, calls } = await open('security', {
      'account.security': { ...security, sessions: [...security.sessions, there] } as typeof security,
      'account.endSession': null,
    });
    expect(await screen.findByText(/203\.0\.113\.\*/)).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: /^Sign out:/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Sign out: Firefox 198.51.100.*',
    ]);
    await user.click(screen.getByRole('button', { name: 'Sign out: Firefox 198.51.100.*' }));
    expect(await screen.findByText('Signed out there')).toBeVisible();
    expect(calls.find(({ op }) => op === 'account.endSession')?.input).toEqual({ id: 's2' });
  });

  it('signs out everywhere, here too', async () => {
    const { user } = await open('security', { 'account.signOutEverywhere': { ended: 2 } });
    expect(await screen.findByText(/Chrome · Windows/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(session.read().token).toBeNull());
  });

  it('offers no e-mail where the mall sends none', async () => {
    await open('security', {
      'account.security': { ...security, email: { ...security.email, offered: false } },
    });
    await screen.findByText('Phone number');
    expect(screen.queryByText('rani@example.com')).not.toBeInTheDocument();
  });

  it('confirms an address by the code that went there', async () => {
    const { user, calls } = await open('security', {
      'account.sendEmailCode': { retryAfter: 60 },
      'account.confirmEmail': null,
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm e-mail' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm e-mail' }));
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    await user.type(dialog.getByRole('textbox', { name: /Code from the letter/ }), '654321');
    await user.click(dialog.getByRole('button', { name: 'Confirm e-mail' }));
    await waitFor(() =>
      expect(calls.find(({ op }) => op === 'account.confirmEmail')?.input).toEqual({
        email: 'rani@example.com',
        verify_code: '654321',
      }),
    );
  });
});

it('notices: a switch acts at once, for one kind and one way', async () => {
  const { user, calls } = await open('notices', {
    'message.preferences': preferences,
    'message.prefer': preferences,
  });
  expect(await screen.findByText(/once your address is confirmed/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Favourites: price drops and restocks: E-mail' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'message.prefer')?.input).toEqual({
      kind: 'favourites',
      sms: 'false',
      email: 'true',
    }),
  );
});

it('notices: only ways that the mall has', async () => {
  await open('notices', {
    'message.preferences': { ...preferences, offered: { sms: false, email: false } },
  });
  await screen.findByRole('table');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

describe('one’s data', () => {
  const free = { ordersUnderWay: [], moneyOwed: 0, ownsShop: false };

  it('are downloaded after a proof', async () => {
    const { user, calls } = await open('data', {
      'account.removal': free,
      'account.exportKey': { key: 'k', url: '#k', expiresAt: '2026-11-20T10:10:00+08:00' },
    });
    await user.click(await screen.findByRole('button', { name: 'Download data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download my data' }));
    const take = dialog.getByRole('button', { name: 'Download data' });
    await user.click(take);
    expect(dialog.getAllByText('Enter your password or the code')[0]).toBeVisible();
    expect(calls.filter(({ op }) => op === 'account.exportKey')).toEqual([]);
    await user.type(dialog.getByLabelText(/Present password/), 'demo1234');
    await user.click(take);
    expect(await screen.findByText('The download has begun')).toBeVisible();
    const asked = calls.filter(({ op }) => op === 'account.exportKey');
    expect(asked).toMatchObject([{ input: { password: 'demo1234' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are erased after a tick and a proof', async () => {
    const { user, calls } = await open('data', { 'account.removal': free, 'account.remove': null });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    await user.type(dialog.getByLabelText(/Present password/), 'demo1234');
    await user.click(dialog.getByRole('button', { name: 'Delete for ever' }));
    expect(dialog.getByText('Please confirm first')).toBeVisible();
    expect(calls.some(({ op }) => op === 'account.remove')).toBe(false);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Delete for ever' }));
    await waitFor(() => expect(session.read().token).toBeNull());
    expect(calls.find(({ op }) => op === 'account.remove')?.input).toEqual({ password: 'demo1234' });
  });

  it.each([
    ['an order under way', { ordersUnderWay: [{ id: 'o1', no: 'N1' }] }, /1 order is under way/],
    ['money that is owed', { moneyOwed: 500 }, /¥5.00 are not settled/],
    ['a shop', { ownsShop: true }, /You own a shop/],
  ])('stay because of %s, which is said', async (_what, over, words) => {
    await open('data', { 'account.removal': { ...free, ...over } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled();
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit Version/18 Mobile Safari/604', 'Safari · iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140', 'Edge · Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537 MicroMessenger/8', 'WeChat · Android'],
  ['curl/8', ''],
])('%s is %s', (agent, name) => {
  expect(deviceOf(agent)).toBe(name);
});
