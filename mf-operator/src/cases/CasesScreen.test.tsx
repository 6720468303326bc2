import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Item } from '@mall/contract/operations';
import own from '@mall/office/drafts/cases/phrases/en.json' with { type: 'json' };
import drafts from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { toasts } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { CasesScreen } from './CasesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const row: Item<'mallCase.list'> = {
  id: 'c1',
  version: 2,
  caseId: '10000000',
  title: 'Quiet home',
  contentLang: 'en',
  cover: '/media/up/a.webp',
  room: 'living',
  style: 'nordic',
  area: 2650,
  pictures: 1,
  spots: 4,
  state: 'approved',
  reason: null,
  live: true,
  shown: true,
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wei',
  submittedAt: null,
  removedAt: null,
};
const both: OperatorPermission[] = ['catalogue.view', 'catalogue.edit'];
const path = '/operator/cases';
const open = (api: object = {}, permissions = both, list = [row]) =>
  renderScreen(<CasesScreen />, {
    route: path,
    at: path,
    lang: 'en',
    phrases: { mallCases: en, ownCases: own, drafts, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions },
      'savedView.list': { list: [] },
      'mallCase.list': { list, total: list.length, page: 1, size: 20, counts: { all: list.length } },
      ...api,
    },
  });

it('shows each case with where it is published, and nothing of a review', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Quiet home' })).toHaveAttribute(
    'href',
    '/operator/cases/form?id=c1',
  );
  expect(screen.getByText('1 picture · 4 spots')).toBeVisible();
  expect(screen.getByText('26.5 m²')).toBeVisible();
  expect(screen.queryByText(/review/i)).toBeNull();
});

it('asks for a room, a style and what is shown by the address', async () => {
  const { user, where, calls } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Room' }), 'Study');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Style' }), 'Industrial');
  await user.click(screen.getByRole('button', { name: 'Hidden' }));
  const asked = Object.fromEntries(new URLSearchParams(where().split('?')[1]));
  expect(asked).toEqual({ room: 'office', style: 'industrial', shown: 'off' });
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallCase.list').at(-1)?.input).toMatchObject({
      room: 'office',
      style: 'industrial',
      shown: 'off',
    }),
  );
});

it('hides a case at once, and shows it again', async () => {
  const { user, calls } = await open({ 'mallCase.show': { shown: false } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Quiet home' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  const asked = () => calls.filter(({ op }) => op === 'mallCase.show').map(({ input }) => input);
  await waitFor(() => expect(toasts.get().at(-1)?.text).toBe('“Quiet home” is hidden'));
  toasts.get().at(-1)?.action?.run();
  await waitFor(() =>
    expect(asked()).toEqual([
      { id: 'c1', shown: 'false' },
      { id: 'c1', shown: 'true' },
    ]),
  );
});

it('is to be read by who may not change the catalogue', async () => {
  await open({}, ['catalogue.view']);
  expect(await screen.findByRole('link', { name: 'Quiet home' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add design case' })).toBeNull();
});

it('a mall without design cases says how the first one comes', async () => {
  await open({}, both, []);
  expect(await screen.findByText('The mall has no design cases yet')).toBeVisible();
  expect(screen.getByText(en.noneReason)).toBeVisible();
});
