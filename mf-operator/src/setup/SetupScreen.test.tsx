import { session } from '@mall/platform';
import { refused, renderScreen } from '@mall/testing';
import { screen } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { SetupScreen } from './SetupScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Options = Parameters<typeof renderScreen>[1];
const open = (api: NonNullable<Options>['api'], { at = '#token=abc', token = null as string | null } = {}) =>
  renderScreen(<SetupScreen />, {
    lang: 'en',
    route: '/operator/setup',
    at: `/operator/setup${at}`,
    phrases: { setup: en, operator: frame },
    who: { token },
    api,
  });
const me = { userId: 'u1', name: 'Wei', role: 'all', permissions: ['settings.view' as const] };

it('makes account and operator, and leaves no token in the address', async () => {
  const { user, calls } = await open({
    'mallSetup.check': { codes: false },
    'mallSetup.register': 'new-session',
    'operator.me': me,
  });
  await user.type(await screen.findByLabelText(/Mobile number/), '13800001111');
  expect(screen.queryByLabelText('Code')).toBeNull();
  await user.type(screen.getByLabelText(/^Name/), 'Wei');
  await user.type(screen.getByLabelText(/^Password(?! again)/), 'oak-and-ash-7');
  await user.type(screen.getByLabelText(/Password again/), 'oak-and-ash-8');
  const go = screen.getByRole('button', { name: 'Make account and run this mall' });
  await user.click(go);
  expect(screen.getByText('The two passwords differ')).toBeVisible();
  expect(calls.map(({ op }) => op)).not.toContain('mallSetup.register');
  await user.clear(screen.getByLabelText(/Password again/));
  await user.type(screen.getByLabelText(/Password again/), 'oak-and-ash-7');
  await user.click(go);
  expect(await screen.findByText('A second factor')).toBeVisible();
  expect(calls).toContainEqual(
    expect.objectContaining({
      op: 'mallSetup.register',
      input: expect.objectContaining({ token: 'abc', mobile: '13800001111', name: 'Wei' }),
    }),
  );
  expect(session.read().token).toBe('new-session');
  expect(screen.queryByLabelText(/Mobile number/)).toBeNull();
});

it('sends a code where the mall proves numbers', async () => {
  const { user, calls } = await open({
    'mallSetup.check': { codes: true },
    'session.sendSms': { retryAfter: 60 },
  });
  await user.type(await screen.findByLabelText(/Mobile number/), '13800001111');
  await user.click(screen.getByRole('button', { name: /code/i }));
  expect(calls).toContainEqual(
    expect.objectContaining({ op: 'session.sendSms', input: { mobile: '13800001111', purpose: 'login' } }),
  );
});

it('makes an operator of who is signed in', async () => {
  const { user, calls } = await open(
    { 'mallSetup.check': { codes: true }, 'mallSetup.take': null, 'operator.me': me },
    { token: 't' },
  );
  await user.click(await screen.findByRole('button', { name: 'Run this mall' }));
  expect(await screen.findByText('A second factor')).toBeVisible();
  expect(calls).toContainEqual(expect.objectContaining({ op: 'mallSetup.take', input: { token: 'abc' } }));
});

it('says why a link is refused', async () => {
  await open({
    'mallSetup.check': () => {
      throw refused('setup.linkWrong', 'It works once.');
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('It works once.');
  expect(screen.queryByLabelText(/Mobile number/)).toBeNull();
});

it('asks for the link, or for the sign-in of an operator', async () => {
  await open({}, { at: '' });
  expect(screen.getByText('This page needs the set-up link')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
