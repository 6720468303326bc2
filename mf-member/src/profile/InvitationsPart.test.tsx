import type { Output } from '@mall/contract/operations';
import { session } from '@mall/platform';
import { refused, renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import account from './phrases/en.json' with { type: 'json' };
import { ProfileScreen } from './ProfileScreen.tsx';

const invitation: Output<'invitation.list'>['list'][number] = {
  id: 'i1',
  storeName: 'Oak Home',
  logo: null,
  roleName: 'Sales',
  permissions: ['See orders', 'Change orders'],
  invitedBy: 'Wen Li',
  expiresAt: '2026-11-27T00:00:00Z',
};
const open = (api: ScreenOptions['api']) =>
  renderScreen(<ProfileScreen />, {
    route: '/userCenter/userInfo',
    at: '/userCenter/userInfo?part=invitations',
    lang: 'en',
    phrases: { member: en, account },
    who: { token: 't' },
    api: { 'invitation.list': { proved: true, list: [invitation] }, ...api },
  });

it('is accepted, and the office opens', async () => {
  const { user, calls } = await open({
    'invitation.accept': { shopId: 's1', storeName: 'Oak Home' },
    'member.isShop': { isShop: 1, shopId: 's1', role: 'sales', permissions: ['order.view'] },
  });
  const card = within(await screen.findByRole('article', { name: 'Oak Home invites you as Sales' }));
  expect(screen.getByRole('tab', { name: 'Invitations (1)' })).toBeVisible();
  expect(card.getByText(/Invited by Wen Li\. Open until/)).toBeVisible();
  await user.click(card.getByText('What you could do there: 2 things'));
  expect(card.getByText('Change orders')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('You work for Oak Home now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open its office' })).toHaveAttribute(
    'href',
    '/userAdmin/shop/overview',
  );
  expect(calls.find(({ op }) => op === 'invitation.accept')?.input).toEqual({ id: 'i1' });
  await waitFor(() => expect(session.read()).toMatchObject({ isShop: true, permissions: ['order.view'] }));
});

it('is refused after a question', async () => {
  const { user, calls } = await open({ 'invitation.refuse': null });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse to work for Oak Home?' }));
  expect(calls.map(({ op }) => op)).not.toContain('invitation.refuse');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByText('You refused the invitation of Oak Home')).toBeVisible();
});

it('that was withdrawn meanwhile is gone, and the page says what to do', async () => {
  let over = false;
  const { user } = await open({
    'invitation.list': () => ({ proved: true, list: over ? [] : [invitation] }),
    'invitation.accept': () => {
      over = true;
      throw refused('invitation.over', 'This invitation is no longer open');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('No open invitations')).toBeVisible();
  expect(screen.getByText(/ask the shop to send a new one/)).toBeVisible();
  expect(screen.getByText('This invitation is no longer open')).toBeVisible();
});

it('is shown to nobody before their number is proved', async () => {
  await open({ 'invitation.list': { proved: false, list: [] } });
  expect(await screen.findByText(/Prove that yours is yours/)).toBeVisible();
  expect(screen.getByRole('button', { name: account.phone.prove })).toBeEnabled();
});
