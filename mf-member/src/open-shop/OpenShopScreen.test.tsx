import type { Output } from '@mall/contract/operations';
import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { OpenShopScreen } from './OpenShopScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

type Mine = Output<'application.mine'>;
const sent: NonNullable<Mine['application']> = {
  id: 'a1',
  version: 1,
  state: 'new',
  company: 'Oak & Sons Ltd.',
  contact: 'Lin Xiaoman',
  country: 'CN',
  storeName: 'Oak',
  sells: 'Tables, chairs and cabinets of solid oak',
  licence: '/media/proof/x/1-s.webp',
  licenceKept: '/media/proof/x.webp',
  reason: '',
  shop: null,
  at: '2026-11-20T08:00:00Z',
  movedAt: '2026-11-20T08:00:00Z',
};
const nothing: Mine = { mobile: '138****0002', numberProved: true, againAt: null, application: null };
const open = (mine: Mine, api: ScreenOptions['api'] = {}, token: string | null = 't') =>
  renderScreen(<OpenShopScreen />, {
    route: '/openShop',
    at: '/openShop',
    lang: 'en',
    phrases: { openShop: en },
    who: { token },
    api: { 'application.mine': mine, ...api },
  });

it('tells a visitor how it goes, and asks nothing of the server', async () => {
  const { calls } = await open(nothing, {}, null);
  expect(screen.getByRole('link', { name: 'Sign in or register to apply' })).toHaveAttribute(
    'href',
    '/login',
  );
  expect(screen.getByRole('heading', { name: 'Your shop opens' })).toBeVisible();
  expect(calls.some(({ op }) => op === 'application.mine')).toBe(false);
});

it('says what is missing before anything is sent', async () => {
  const { user, calls } = await open(nothing);
  await user.click(await screen.findByRole('button', { name: 'Send application' }));
  for (const problem of [
    'A company’s name has 2 to 60 characters',
    'Choose a country or region',
    'A shop’s name has 2 to 8 characters',
    'Upload your business licence',
  ])
    expect(screen.getAllByText(problem)[0]).toBeVisible();
  expect(screen.getByText('The mall calls you on 138****0002.')).toBeVisible();
  expect(calls.some(({ op }) => op === 'application.apply')).toBe(false);
});

it('sends what was turned down again, changed', async () => {
  const refused = { ...sent, state: 'refused' as const, reason: 'The name is taken.' };
  const { user, calls } = await open(
    { ...nothing, application: refused },
    { 'application.apply': { ...nothing, application: sent } },
  );
  expect(await screen.findByText(/Turned down\. Why: The name is taken\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply again' }));
  const name = screen.getByLabelText('Name of the shop');
  await user.clear(name);
  await user.type(name, 'Oak Two');
  await user.click(screen.getByRole('button', { name: 'Send application' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'application.apply')?.input).toEqual({
      company: sent.company,
      contact: sent.contact,
      country: 'CN',
      storeName: 'Oak Two',
      sells: sent.sells,
      licence: sent.licenceKept,
    }),
  );
});

it('says from when on somebody may apply again', async () => {
  const refused = { ...sent, state: 'refused' as const, reason: 'No licence.' };
  await open({ ...nothing, application: refused, againAt: '2026-11-21T08:00:00Z' });
  expect(await screen.findByText(/You can apply again from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull();
});

it('shows an application that waits, and takes it back after a question', async () => {
  const { user, calls } = await open(
    { ...nothing, application: sent },
    { 'application.withdraw': { ...nothing, application: { ...sent, state: 'withdrawn' } } },
  );
  expect(await screen.findByText(/The mall has your application/)).toBeVisible();
  expect(screen.getByText('China')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it back' }));
  const buttons = screen.getAllByRole('button', { name: 'Take it back' });
  await user.click(buttons.at(-1) ?? document.body);
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'application.withdraw')?.input).toMatchObject({ id: 'a1' }),
  );
});

it('leads the owner of a new shop to its office', async () => {
  const shop = { name: 'Oak', code: 'OAK2027' };
  await open({ ...nothing, application: { ...sent, state: 'accepted', shop } });
  expect(await screen.findByText(/your shop Oak is open\. Its code is OAK2027\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open its office' })).toBeVisible();
});

it('asks for a proved number first', async () => {
  await open({ ...nothing, numberProved: false });
  expect(await screen.findByRole('button', { name: 'Prove my number' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
});
