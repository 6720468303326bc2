import type { Output } from '@mall/contract/operations';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { LogScreen } from './LogScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const page = (more: Partial<Output<'operatorLog.list'>> = {}): Output<'operatorLog.list'> => ({
  list: [
    {
      id: '2',
      at: '2026-11-20T10:00:00+08:00',
      area: 'shop',
      action: 'shop.suspend',
      title: 'Shop suspended',
      actor: { id: 'u1', name: 'Wei' },
      shop: { id: 's1', name: 'Oak' },
      about: '',
      changes: [{ field: 'Reason', old: null, new: 'Papers' }],
    },
    {
      id: '1',
      at: '2026-11-19T10:00:00+08:00',
      area: 'people',
      action: 'operator.first',
      title: 'First operator made',
      actor: null,
      shop: null,
      about: 'Wei',
      changes: [],
    },
  ],
  next: null,
  people: [{ id: 'u1', name: 'Wei' }],
  shop: null,
  ...more,
});
const open = (answer: Output<'operatorLog.list'>, at = '') =>
  renderScreen(<LogScreen />, {
    lang: 'en',
    at: `/operator/log${at}`,
    phrases: { operatorLog: en, operator: frame },
    who: { token: 't' },
    api: {
      'operatorLog.list': answer,
      'savedView.list': { list: [{ id: 'v1', name: 'Wei in Oak', query: 'who=u1&shop=s1' }] },
      'savedView.save': ({ name, query }: { name: string; query: string }) => ({ id: 'v2', name, query }),
    },
  });

it('says who did what in which shop and why, by days', async () => {
  await open(page());
  const day = await screen.findByRole('region', { name: 'Friday, 20 November 2026' });
  const item = within(day).getByRole('listitem');
  expect(item).toHaveTextContent('Wei · Shop suspended · Oak');
  expect(item).toHaveTextContent('Reason: Papers');
  expect(screen.getByText('The mall', { selector: 'b' })).toBeVisible();
});

it('keeps area, person, shop and days in the address, and asks by them', async () => {
  const { user, calls, where } = await open(page({ next: '1' }), '?shop=s1&from=2026-11-01&to=yesterday');
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(where()).toContain('before=1');
  await user.click(screen.getByRole('button', { name: 'Shops' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Wei');
  expect(where()).not.toContain('before');
  await waitFor(() =>
    expect(calls.at(-1)?.input).toMatchObject({
      area: 'shop',
      actorId: 'u1',
      shop: 's1',
      from: '2026-11-01',
    }),
  );
  expect(calls.at(-1)?.input).not.toHaveProperty('to');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Shop or mall' }), 'The mall');
  expect(where()).toContain('shop=mall');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(where()).toBe('/operator/log');
});

it('asks for what was done to one order', async () => {
  const { user, calls, where } = await open(page());
  await user.type(await screen.findByRole('searchbox', { name: en.find }), ' 202611010000000001 {Enter}');
  expect(where()).toBe('/operator/log?about=202611010000000001');
  await waitFor(() =>
    expect(calls.findLast(({ op }) => op === 'operatorLog.list')?.input).toEqual({
      about: '202611010000000001',
    }),
  );
});

it('keeps what was found as a view, not how far it was read, and opens one', async () => {
  const { user, calls, where } = await open(page({ next: '1' }), '?area=shop');
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(where()).toContain('before=1');
  await user.click(screen.getByRole('button', { name: /^View/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Save as new view' }));
  await user.type(screen.getByLabelText('Name'), 'Shops{Enter}');
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'savedView.save')?.input).toEqual({
      page: 'operator.log',
      name: 'Shops',
      query: 'area=shop',
    }),
  );
  await user.click(screen.getByRole('button', { name: /^View/ }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Wei in Oak' }));
  expect(where()).toBe('/operator/log?who=u1&shop=s1');
});

it('without anything yet says so, and with a filter how to widen it', async () => {
  await open(page({ list: [] }));
  expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
  await open(page({ list: [] }), '?area=money');
  expect(await screen.findByText('No change fits')).toBeVisible();
});
