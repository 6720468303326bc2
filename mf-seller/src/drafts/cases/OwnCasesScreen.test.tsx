import type { Item, Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { toasts } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import { OwnCasesScreen } from './OwnCasesScreen.tsx';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import en from '@mall/office/drafts/cases/phrases/en.json' with { type: 'json' };

type Row = Item<'ownCase.list'>;
const row: Row = {
  id: 'c1',
  version: 1,
  caseId: '10000000',
  title: 'Quiet home',
  contentLang: 'en',
  cover: '/media/up/a.webp',
  room: 'living',
  style: 'nordic',
  area: 2650,
  pictures: 1,
  spots: 4,
  state: 'rejected',
  reason: 'Blurred pictures',
  live: true,
  shown: true,
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wen Li',
  submittedAt: null,
  removedAt: null,
};
const list = (rows: Row[]): Output<'ownCase.list'> => ({
  list: rows,
  total: rows.length,
  page: 1,
  size: 20,
  counts: { all: rows.length, rejected: rows.length },
});
const path = '/userAdmin/goods/caseManage';
const open = (over: NonNullable<Parameters<typeof renderScreen>[1]>, at = path) =>
  renderScreen(<OwnCasesScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { drafts: shared, ownCases: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    ...over,
  });

it('shows each case with its review and why it was turned down', async () => {
  await open({ api: { 'ownCase.list': list([row]) } });
  expect(await screen.findByRole('link', { name: 'Quiet home' })).toHaveAttribute(
    'href',
    '/userAdmin/goods/editCase?id=c1',
  );
  expect(screen.getByText('Blurred pictures')).toBeVisible();
  expect(screen.getByText('1 picture · 4 spots')).toBeVisible();
  expect(screen.getByText('26.5 m²')).toBeVisible();
});

it('keeps what is asked for in the address', async () => {
  const { user, where, calls } = await open({ api: { 'ownCase.list': list([row]) } });
  await user.click(await screen.findByRole('button', { name: 'Hidden' }));
  await user.click(screen.getByRole('tab', { name: /Rejected/ }));
  expect(where()).toBe(`${path}?tab=rejected&shown=off`);
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ tab: 'rejected', shown: 'off' }));
});

it('hides a case at once, and shows it again', async () => {
  const { user, calls } = await open({
    api: { 'ownCase.list': list([row]), 'ownCase.show': { shown: false } },
  });
  await user.click(await screen.findByRole('button', { name: 'Actions for Quiet home' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  const asked = () => calls.filter(({ op }) => op === 'ownCase.show').map(({ input }) => input);
  await waitFor(() => expect(asked()).toEqual([{ id: 'c1', shown: 'false' }]));
  await waitFor(() => expect(toasts.get().at(-1)?.text).toBe('“Quiet home” is hidden'));
  toasts.get().at(-1)?.action?.run();
  await waitFor(() => expect(asked().at(-1)).toEqual({ id: 'c1', shown: 'true' }));
});

it('who may not write cases may look at them', async () => {
  await open({
    api: { 'ownCase.list': list([]) },
    who: { token: 't', isShop: true, permissions: ['goods.view'] },
  });
  expect(await screen.findByText('No design cases of your own yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add design case' })).toBeNull();
});
