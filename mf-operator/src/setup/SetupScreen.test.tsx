import { operatorPermissions } from '@mall/contract/core/operator-permissions';
import { firstSteps } from '@mall/contract/operator/start';
import { session } from '@mall/platform';
import { refused, renderScreen } from '@mall/testing';
import { screen, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { sampleMethods, sampleSettings } from './sample-settings.ts';
import { SetupScreen } from './SetupScreen.tsx';
import accounts from '@mall/office/transfer-accounts/phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };

type Options = Parameters<typeof renderScreen>[1];
const open = (api: NonNullable<Options>['api'], { at = '#token=abc', token = null as string | null } = {}) =>
  renderScreen(<SetupScreen />, {
    lang: 'en',
    route: '/operator/setup',
    at: `/operator/setup${at}`,
    phrases: { setup: en, operator: frame, transferAccounts: accounts },
    who: { token },
    api,
  });
/** An operator of a mall in which nothing is done yet. */
const wizard = {
  'operator.me': { userId: 'u1', name: 'Wei', role: 'all', permissions: [...operatorPermissions] },
  'operator.start': { queues: [], steps: firstSteps.map((step) => ({ step, done: false })) },
  'mallSettings.show': { ...sampleSettings, version: 0 },
  'mallPayMethod.list': sampleMethods,
  'mallTransferAccount.list': { list: [], mayEdit: true },
};
const shows = (title: string) => screen.findByRole('heading', { level: 1, name: title });

it('makes account and operator, and leaves no token in the address', async () => {
  const { user, calls } = await open({
    'mallSetup.check': { codes: false },
    'mallSetup.register': 'new-session',
    ...wizard,
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
    { 'mallSetup.check': { codes: true }, 'mallSetup.take': null, ...wizard },
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

it('leads from step to step, each of which can be skipped', async () => {
  const { user, where } = await open(wizard, { at: '', token: 't' });
  const titles = [
    'Second factor',
    'Name and logo',
    'Payment',
    'Messages',
    'Categories',
    'First brand',
    'Products',
    'First shop',
  ];
  for (const title of titles) {
    expect(await shows(title)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Skip for now|Next/ }));
  }
  expect(await shows('Finish')).toBeVisible();
  expect(screen.getByText('Still to do')).toBeVisible();
  await user.click(
    within(screen.getByText('Still to do').closest('section, div') as HTMLElement).getByRole('link', {
      name: 'First brand',
    }),
  );
  expect(where()).toBe('/operator/setup?step=brands');
});

it('goes on where the mall is not done', async () => {
  const steps = firstSteps.map((step) => ({ step, done: step !== 'shop' }));
  const { user } = await open(
    { ...wizard, 'operator.start': { queues: [], steps }, 'mallSettings.show': sampleSettings },
    { at: '', token: 't' },
  );
  expect(await shows('First shop')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make shop' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('begins with the furniture tree', async () => {
  const { user, calls } = await open(
    { ...wizard, 'mallCategory.begin': { made: 75 } },
    { at: '?step=categories', token: 't' },
  );
  await user.click(await screen.findByRole('button', { name: 'Begin with the furniture tree' }));
  expect(await screen.findByText('75 categories made')).toBeVisible();
  expect(calls.map(({ op }) => op)).toContain('mallCategory.begin');
});

it('says what stands between an operator and the console', async () => {
  await open(
    {
      'operator.me': () => {
        throw refused('secondFactor.required');
      },
    },
    { at: '', token: 't' },
  );
  expect(await screen.findByText(/lets operators in only with a passkey/)).toBeVisible();
  await open(
    {
      'operator.me': () => {
        throw refused('access.denied');
      },
    },
    { at: '', token: 't' },
  );
  expect(await screen.findByText('This place is for operators')).toBeVisible();
});
