import { operatorPermissions, type OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import own from '@mall/office/drafts/packages/phrases/en.json' with { type: 'json' };
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import { keptAs, sampleDraft } from '@mall/office/drafts/sample-draft';
import { drafts } from '@mall/platform';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { PackageFormScreen } from './PackageFormScreen.tsx';

type Package = Output<'mallPackage.detail'>;
const slot = (key: string, skuId: string) => ({
  key,
  name: { en: key },
  min: 1,
  max: 1,
  options: [{ skuId, qty: 1, isDefault: true }],
});
const content: PackageContent = {
  ...emptyPackage,
  name: { zh: '暖居', en: 'Warm room' },
  categoryId: '7',
  cover: '/media/up/a.webp',
  banner: '/media/up/b.webp',
  rooms: [{ key: 'living', name: { en: 'Living room' }, slots: [slot('Sofa', '10'), slot('Lamp', '11')] }],
};
const packageOf = (over: Partial<Package> = {}): Package => ({
  ...sampleDraft('p1'),
  packageId: null,
  content: structuredClone(content) as Package['content'], // the contract's content is readonly
  ...over,
});
const piece = (skuId: string): Output<'mallPackage.pieces'>[number] => ({
  skuId,
  productId: '1',
  name: `Piece ${skuId}`,
  spec: 'Green',
  image: null,
  price: 400_000,
  memberPrice: 400_000,
  supplyPrice: 200_000,
  belowSupply: false,
  stock: 5,
  leadDays: 7,
  state: 'sold',
});
const path = '/operator/packages/form';
const open = (
  api: object = {},
  permissions: readonly OperatorPermission[] = operatorPermissions,
  at = `${path}?id=p1`,
) =>
  renderScreen(<PackageFormScreen />, {
    route: path,
    at,
    lang: 'en',
    phrases: { drafts: shared, ownPackages: own, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: [...permissions] },
      'mallPackage.categories': [{ id: '7', name: 'Living rooms', names: { zh: '客厅' }, packages: 1 }],
      'mallPackage.detail': packageOf(),
      'mallPackage.pieces': [piece('10'), piece('11')],
      ...api,
    },
  });
const nameField = () => screen.findByLabelText('Package name', { selector: '[name="name"]' });

afterEach(() => drafts.forget());

it('saves itself as a package of the mall, apart from a draft for a shop', async () => {
  const { user, calls, where } = await open(
    { 'mallPackage.create': keptAs('p1')(1), 'mallPackage.save': keptAs('p1')(2) },
    operatorPermissions,
    path,
  );
  await user.type(await nameField(), 'Cosy');
  await waitFor(() => expect(where()).toBe(`${path}?id=p1`), { timeout: 4000 });
  expect(calls.find(({ op }) => op === 'mallPackage.create')?.input).toMatchObject({
    content: { name: { en: 'Cosy' } },
  });
});

it('is published by its one button, and says nothing of a review or of a shop', async () => {
  const { user, calls } = await open({ 'mallPackage.publish': keptAs('p1')(4, 'approved') });
  await nameField();
  expect(screen.getByText('Before publishing')).toBeVisible();
  expect(screen.getByText(/^In the mall's prices/)).toBeVisible();
  expect(screen.getByText('From its publication on')).toBeVisible();
  expect(screen.queryByText(/\breview|approv|your shop/i)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect((await screen.findAllByText('“Warm room” is published')).length).toBeGreaterThan(0);
  expect(calls.find(({ op }) => op === 'mallPackage.publish')?.input).toEqual({ id: 'p1', version: '3' });
});

it('is not published below what its pieces must bring', async () => {
  const { user, calls } = await open({
    'mallPackage.detail': packageOf({
      content: { ...packageOf().content, priceKind: 'fixed', price: 399_999 },
    }),
  });
  await nameField();
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(
    await screen.findAllByText('The price is below what the pieces cost you: raise it'),
  ).not.toHaveLength(0);
  expect(calls.some(({ op }) => op === 'mallPackage.publish')).toBe(false);
});

it('takes goods for a place from what the mall sells', async () => {
  const chosen = { productId: '1', name: 'Moss rug', spec: 'Oat', image: null, stock: 3, price: 89_900 };
  const { user, calls } = await open({
    'mallGoods.select': { list: [{ skuId: '12', ...chosen }], total: 1, more: false, page: 1, size: 8 },
    'mallPackage.save': keptAs('p1')(4),
  });
  await nameField();
  await user.click(await screen.findByRole('button', { name: 'Add goods to Lamp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose goods for Lamp' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Moss rug/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 1' }));
  await waitFor(
    () =>
      expect(calls.find(({ op }) => op === 'mallPackage.save')?.input).toMatchObject({
        content: { rooms: [{ slots: [{}, { options: [{ skuId: '11' }, { skuId: '12' }] }] }] },
      }),
    { timeout: 4000 },
  );
});

it('says which goods are listed when the search finds none', async () => {
  const { user } = await open({ 'mallGoods.select': { list: [], total: 0, more: false, page: 1, size: 8 } });
  await nameField();
  await user.click(await screen.findByRole('button', { name: 'Add goods to Lamp' }));
  expect(await screen.findByText('Only goods that the mall sells are listed.')).toBeVisible();
});

it('goes off sale at once, once it is published', async () => {
  const { user, calls } = await open({
    'mallPackage.detail': packageOf({
      state: 'approved',
      packageId: '10000000',
      live: { content: packageOf().content, at: '2026-11-20T01:00:00Z', onSale: true },
    }),
    'mallPackage.sell': { onSale: false },
  });
  await nameField();
  expect(screen.getByText('Takes effect at once')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'On sale' }));
  await waitFor(() =>
    expect(calls.find(({ op }) => op === 'mallPackage.sell')?.input).toEqual({ id: 'p1', onSale: 'false' }),
  );
});

it('is to be read by who may not change the catalogue', async () => {
  await open({}, ['catalogue.view']);
  expect(await nameField()).toBeDisabled();
  expect(screen.getByText('Your role may not edit this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});
