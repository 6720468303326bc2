import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { AnnouncementsScreen } from './AnnouncementsScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Announcement } from './useAnnouncements.ts';

const announcement = (id: string, over: Partial<Announcement> = {}): Announcement => ({
  id,
  version: 3,
  text: { en: `Text ${id}` },
  link: '',
  closable: true,
  from: null,
  to: null,
  state: 'shown',
  ...over,
});
const two = [
  announcement('2', { state: 'planned', from: '2036-01-01T00:00:00.000Z', closable: false }),
  announcement('1', { link: '/newGoods' }),
];

const open = (own: OperatorPermission[] = ['content.view', 'content.edit'], api: object = {}) =>
  renderScreen(<AnnouncementsScreen />, {
    at: '/operator/announcements',
    route: '/operator/announcements',
    lang: 'en',
    phrases: { announcements: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'announcement.list': { list: two },
      'announcement.save': two[1],
      'announcement.remove': null,
      'announcement.restore': null,
      ...api,
    },
  });

it('lists what is shown, planned or over, and changes nothing for who may only look', async () => {
  await open(['content.view']);
  expect(await screen.findByText('Text 1')).toBeVisible();
  expect(screen.getByText('Planned')).toBeVisible();
  expect(screen.getByText(/^from .*2036.*visitors cannot close it$/)).toBeVisible();
  expect(screen.getByText('/newGoods')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('finds one by its words or link, and says when none has them', async () => {
  const { user } = await open();
  const search = await screen.findByRole('searchbox', { name: en.find });
  await user.type(search, 'NEWGOODS{Enter}');
  await waitFor(() => expect(screen.queryByText('Text 2')).toBeNull());
  expect(screen.getByText('Text 1')).toBeVisible();
  await user.clear(search);
  await user.type(search, 'stool{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getByText('Text 2')).toBeVisible();
});

it('makes one, and says what is wrong before anything is sent', async () => {
  const { user, calls } = await open(undefined, { 'announcement.list': { list: [] } });
  expect(await screen.findByText('No announcement')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Add announcement' })[1] as HTMLElement); // in the empty list
  const dialog = within(screen.getByRole('dialog', { name: 'Add announcement' }));
  await user.type(dialog.getByLabelText(/^Leads to/), '//evil.example');
  await user.type(dialog.getByLabelText(/^Shown from/), '2036-01-02T08:00');
  await user.type(dialog.getByLabelText(/^Shown until/), '2036-01-01T08:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Write the text in at least one language')).toBeVisible();
  expect(dialog.getByText(/cannot lead out of the mall/)).toBeVisible();
  expect(dialog.getByText('The end comes after the beginning')).toBeVisible();
  expect(calls.some(({ op }) => op === 'announcement.save')).toBe(false);

  await user.type(dialog.getByLabelText('Text · English'), 'Free delivery');
  await user.clear(dialog.getByLabelText(/^Leads to/));
  await user.type(dialog.getByLabelText(/^Leads to/), '/newGoods');
  await user.clear(dialog.getByLabelText(/^Shown until/));
  await user.click(dialog.getByRole('checkbox', { name: 'Visitors may close it' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ op }) => op === 'announcement.save')?.input).toEqual({
    text: { en: 'Free delivery' },
    link: '/newGoods',
    closable: false,
    from: new Date('2036-01-02T08:00').toISOString(),
    to: null,
  });
});

it('changes the version that was seen', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Change: Text 1' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change announcement' }));
  await user.type(dialog.getByLabelText('Text · Filipino'), 'Libre');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ op }) => op === 'announcement.save')?.input).toMatchObject({
    id: '1',
    version: 3,
    text: { en: 'Text 1', fili: 'Libre' },
    link: '/newGoods',
  });
});

it('takes one away, and back by the toast', async () => {
  const { user, calls } = await open();
  await user.click(await screen.findByRole('button', { name: 'Take away: Text 1' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'announcement.restore')?.input).toEqual({ id: '1' }),
  );
});
