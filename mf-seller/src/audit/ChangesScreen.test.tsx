import type { Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { type Answers, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../phrases/en.json' with { type: 'json' };
import { ChangesScreen } from './ChangesScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };
import type { Change } from './useChanges.ts';

const change = (id: string, more: Partial<Change> = {}): Change => ({
  id,
  at: '2026-11-20T10:00:00+08:00',
  area: 'staff',
  action: 'staff.change',
  title: 'Staff changed',
  actor: { id: 'u1', name: 'Wen Li' },
  about: 'Ko Arif',
  orderId: null,
  changes: [{ field: 'Role', old: 'Sales', new: 'Manager' }],
  ...more,
});
const page = (list: Change[], more: Partial<Output<'audit.list'>> = {}): Output<'audit.list'> => ({
  list,
  next: null,
  areas: ['staff', 'order'],
  people: [{ id: 'u1', name: 'Wen Li' }],
  ...more,
});
const open = (answer: Output<'audit.list'>, at = '', api: Answers = {}) =>
  renderScreen(<ChangesScreen />, {
    lang: 'en',
    at: `/userAdmin/shop/auditLog${at}`,
    phrases: { seller, audit: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: { 'audit.list': answer, ...api },
  });

describe('the audit log', () => {
  it('says who changed what from what to what, by days; an order leads to its page', async () => {
    const order = change('2', {
      at: '2026-11-19T10:00:00+08:00',
      area: 'order',
      about: 'No. 7',
      orderId: 'o7',
      actor: null,
      changes: [],
    });
    await open(page([change('1'), order]));
    const day = await screen.findByRole('region', { name: 'Friday, 20 November 2026' });
    const item = within(day).getByRole('listitem');
    expect(item).toHaveTextContent('Wen Li · Staff changed · Ko Arif');
    expect(item).toHaveTextContent('Role: Sales → Manager');
    expect(screen.getByText('The mall')).toBeVisible();
    expect(screen.getByRole('link', { name: 'No. 7' })).toHaveAttribute(
      'href',
      '/userAdmin/orders/orderList?orderId=o7',
    );
  });

  it('offers the areas that one may see, and keeps the filter in the address', async () => {
    const { user, calls, where } = await open(page([change('1')]));
    const areas = await screen.findByRole('group', { name: 'Area' });
    await within(areas).findByRole('button', { name: 'Staff' });
    expect(
      within(areas)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['All', 'Staff', 'Orders']);
    await user.click(within(areas).getByRole('button', { name: 'Staff' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Wen Li');
    expect(where()).toBe('/userAdmin/shop/auditLog?area=staff&who=u1');
    await waitFor(() =>
      expect(calls.at(-1)).toMatchObject({ op: 'audit.list', input: { area: 'staff', actorId: 'u1' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(where()).toBe('/userAdmin/shop/auditLog');
  });

  it('goes on to what is older, and back; another filter begins at the newest', async () => {
    const { user, where } = await open(page([change('1')], { next: '1' }));
    await user.click(await screen.findByRole('button', { name: 'Show older' }));
    expect(where()).toBe('/userAdmin/shop/auditLog?before=1');
    await user.click(screen.getByRole('button', { name: 'Staff' }));
    expect(where()).toBe('/userAdmin/shop/auditLog?area=staff');
  });

  it('without anything yet says so, and with a filter how to widen it', async () => {
    await open(page([]));
    expect(await screen.findByText('Nothing has been changed yet')).toBeVisible();
    await open(page([]), '?area=staff&from=2026-01-01');
    expect(await screen.findByText('No change fits')).toBeVisible();
  });

  it('ignores what an address gets wrong', async () => {
    const { calls } = await open(page([change('1')]), '?area=nonsense&from=yesterday');
    await screen.findByText(/Ko Arif/);
    expect(calls.find(({ op }) => op === 'audit.list')?.input).toEqual({});
  });
});
