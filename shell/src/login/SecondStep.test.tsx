import { rememberTarget, session } from '@mall/platform';
import { emptyCart, refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import { LoginScreen } from './LoginScreen.tsx';
import login from './phrases/en.json' with { type: 'json' };

const member = {
  'member.userInfo': {
    id: '7',
    name: 'Lin',
    image: null,
    mobile: '138****0001',
    mobileProved: true,
    sex: 0,
    birthday: null,
    email: null,
    rank: { level: 1, label: 'Member' },
  },
  'member.isShop': { isShop: 0, shopId: null, role: null, permissions: [] },
  'distribution.status': { isDistribute: 0, status: 'none' },
  'message.count': { messageCount: 0 },
  'cart.get': emptyCart,
} satisfies ScreenOptions['api'];
const needed = (ways: string[]) => () => {
  throw refused('secondFactor.needed', 'One more step', { ticket: 'tick', ways });
};

/** The first step by password, refused with a ticket for the second. */
const open = async (ways: string[], api: ScreenOptions['api'] = {}) => {
  const shown = await renderScreen(<LoginScreen />, {
    at: '/login',
    route: '/login',
    lang: 'en',
    phrases: { shell: en, login },
    api: { ...member, 'session.accountLogin': needed(ways), ...api },
  });
  const { user } = shown;
  await user.click(screen.getByRole('switch', { name: 'Sign in with a password' }));
  await user.type(screen.getByLabelText('Phone'), '13800000001');
  await user.type(screen.getByLabelText('Password'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('One more step');
  return shown;
};

it('comes after the password, takes the focus, and leads where the person was going', async () => {
  const { user, calls, where } = await open(['oneTimeCode', 'recoveryCode'], {
    'session.secondFactor': 'token',
  });
  rememberTarget('/userCenter/order');
  expect(screen.getByText(/This account is protected/)).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByLabelText('Code from your authenticator app')).toHaveAccessibleDescription(/six digits/);
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  await waitFor(() => expect(where()).toBe('/userCenter/order'));
  expect(session.read().token).toBe('token');
  expect(calls.find(({ op }) => op === 'session.secondFactor')?.input).toEqual({
    ticket: 'tick',
    one_time_code: '123456',
  });
});

it('takes a recovery code instead', async () => {
  const { user, calls } = await open(['oneTimeCode', 'recoveryCode'], { 'session.secondFactor': 'token' });
  await user.click(screen.getByRole('button', { name: 'Recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'session.secondFactor')?.input).toEqual({
      ticket: 'tick',
      recovery_code: 'abcd-efgh-jkmn',
    }),
  );
});

it('says a refusal once and stays', async () => {
  const { user } = await open(['oneTimeCode'], {
    'session.secondFactor': () => {
      throw refused('secondFactor.wrong', 'Not accepted');
    },
  });
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(await screen.findAllByText('Not accepted')).toHaveLength(1);
  expect(screen.getByLabelText('Code from your authenticator app')).toBeVisible();
});

it('returns to the first step when the ticket is over, and by its link', async () => {
  const { user } = await open(['oneTimeCode'], {
    'session.secondFactor': () => {
      throw refused('secondFactor.ticketOver', 'Too late');
    },
  });
  await user.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
  expect(await screen.findByText('Too late')).toBeVisible();
  await user.type(await screen.findByLabelText('Password'), 'demo1234');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Back to sign in' }));
  expect(screen.getByLabelText('Phone')).toHaveValue('13800000001');
});

it('offers another way when the browser has no passkey', async () => {
  const { user } = await open(['passkey', 'recoveryCode'], {
    'session.passkeyOptions': { challenge: 'AAAA' },
  });
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toBeVisible();
});

it('comes after a code by SMS too', async () => {
  const { user } = await renderScreen(<LoginScreen />, {
    at: '/login',
    route: '/login',
    lang: 'en',
    phrases: { shell: en, login },
    api: { ...member, 'session.codeLogin': needed(['oneTimeCode']) },
  });
  await user.type(screen.getByLabelText('Phone'), '13800000001');
  await user.type(screen.getByLabelText('Code from the message'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('One more step')).toBeVisible();
});
