import type { Item, Output } from '@mall/contract/operations';
import { permissions } from '@mall/contract/core/permissions';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import en from './phrases/en.json' with { type: 'json' };
import { OwnBrandsScreen } from './OwnBrandsScreen.tsx';

type Row = Item<'ownBrand.list'>;
const row: Row = {
  id: 'b1',
  brandId: '10000000',
  state: 'rejected',
  reason: 'Not your trade mark',
  version: 2,
  content: { name: { zh: '云栖', en: 'Yunqi' }, logo: null, intro: {}, sort: 3 },
  live: null,
  products: 2,
  savedAt: '2026-11-21T01:00:00Z',
  savedBy: 'Wen Li',
};
const list: Output<'ownBrand.list'> = {
  list: [row],
  total: 1,
  page: 1,
  size: 20,
  counts: { all: 1, rejected: 1 },
};
const open = (api: NonNullable<Parameters<typeof renderScreen>[1]>['api']) =>
  renderScreen(<OwnBrandsScreen />, {
    route: '/userAdmin/goods/GoodsBrand',
    at: '/userAdmin/goods/GoodsBrand',
    lang: 'en',
    phrases: { drafts: shared, ownBrands: en },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api: { 'ownBrand.list': list, ...api },
  });

it('asks for a name and a valid sort before it sends a brand', async () => {
  const { user, calls } = await open({ 'ownBrand.create': { id: 'b2', version: 1, state: 'pending' } });
  await user.click(await screen.findByRole('button', { name: 'Add brand' }));
  const dialog = screen.getByRole('dialog');
  const sort = within(dialog).getByLabelText('Sort');
  await user.clear(sort);
  await user.type(sort, 'x');
  await user.click(within(dialog).getByRole('button', { name: 'Send for review' }));
  expect(within(dialog).getByText('Please name the brand')).toBeVisible();
  expect(within(dialog).getByText('The sort is a whole number from 0 to 9999')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Brand name'), 'Spruce');
  await user.clear(sort);
  await user.type(sort, '4');
  await user.click(within(dialog).getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ op }) => op === 'ownBrand.create')?.input).toMatchObject({
    name: { en: 'Spruce' },
    sort: 4,
    logo: null,
  });
});

it('sends a change of the version that was seen, and says why the last one was turned down', async () => {
  const { user, calls } = await open({ 'ownBrand.save': { id: 'b1', version: 3, state: 'pending' } });
  await user.click(await screen.findByRole('button', { name: 'Yunqi' }));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText('Not approved: Not your trade mark')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Brand name'), ' Home');
  await user.click(within(dialog).getByRole('button', { name: 'Send for review' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'ownBrand.save')?.input).toMatchObject({
      id: 'b1',
      version: 2,
      name: { en: 'Yunqi Home', zh: '云栖' },
    }),
  );
});

it('keeps a brand that products have', async () => {
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: 'Actions for Yunqi' }));
  expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveTextContent('2 products have it');
});
