import type { Output } from '@mall/contract/operations';
import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import { type Permission, permissions } from '@mall/contract/core/permissions';
import { drafts } from '@mall/platform';
import { refused, renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PackageFormScreen } from './PackageFormScreen.tsx';
import { keptAs, sampleDraft } from '@mall/office/drafts/sample-draft';
import shared from '@mall/office/drafts/phrases/en.json' with { type: 'json' };
import en from '@mall/office/drafts/packages/phrases/en.json' with { type: 'json' };

type Package = Output<'ownPackage.detail'>;
type Piece = Output<'ownPackage.pieces'>[number];

const slot = (key: string, skuId: string) => ({
  key,
  name: { en: key },
  min: 1,
  max: 1,
  options: [{ skuId, qty: 1, isDefault: true }],
});
const content: PackageContent = {
  ...emptyPackage,
  name: { en: 'Warm room' },
  categoryId: '1',
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
const piece = (skuId: string, over: Partial<Piece> = {}): Piece => ({
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
  ...over,
});
const kept = keptAs('p1');

const path = '/userAdmin/goods/packageForm';
const open = (
  api: NonNullable<Parameters<typeof renderScreen>[1]>['api'],
  may: readonly Permission[] = permissions,
) =>
  renderScreen(<PackageFormScreen />, {
    route: path,
    at: `${path}?id=p1`,
    lang: 'en',
    phrases: { drafts: shared, ownPackages: en },
    who: { token: 't', isShop: true, permissions: [...may] },
    api: {
      'ownPackage.categories': () => [{ id: '1', name: 'Living rooms' }],
      'ownPackage.detail': packageOf(),
      'ownPackage.pieces': () => [piece('10'), piece('11')],
      ...api,
    },
  });

afterEach(() => drafts.forget());

it('says what the pieces cost, what is saved, and to those who may what is left', async () => {
  const own = { ...packageOf().content, priceKind: 'fixed' as const, price: 600_000 };
  await open({ 'ownPackage.detail': packageOf({ content: own }) });
  expect(await screen.findByText(/Not below the supply prices, ¥4,000/)).toBeVisible();
  const price = screen.getByRole('region', { name: 'Price' });
  expect(within(price).getByText('33.3%')).toBeVisible();
  expect(within(price).getByText('2,000.00')).toBeVisible();
});

it('refuses a price under the supply prices where it is typed, and sends it once it is enough', async () => {
  const { user, calls } = await open({
    'ownPackage.save': kept(4),
    'ownPackage.submit': kept(5, 'pending'),
  });
  await user.click(await screen.findByRole('radio', { name: /A price of its own/ }));
  const field = screen.getByLabelText('Package price');
  await user.type(field, '3999.99');
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(field).toHaveAccessibleDescription(/below what the pieces cost you/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(calls.some(({ op }) => op === 'ownPackage.submit')).toBe(false);
  await user.clear(field);
  await user.type(field, '4000');
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(calls.some(({ op }) => op === 'ownPackage.submit')).toBe(true));
  expect(calls.findLast(({ op }) => op === 'ownPackage.save')?.input).toMatchObject({
    content: { priceKind: 'fixed', price: 400_000 },
  });
});

it('names an option that may not be sold, at its place', async () => {
  const { user } = await open({
    'ownPackage.pieces': () => [piece('10', { belowSupply: true }), piece('11', { state: 'gone' })],
  });
  await screen.findByText('Piece 10');
  await user.click(screen.getByRole('button', { name: 'Send for review' }));
  const goods = (name: string) => screen.getByRole('list', { name: `Goods for ${name}` });
  expect(within(goods('Sofa')).getByRole('alert')).toHaveTextContent(/below the supply price/);
  expect(within(goods('Lamp')).getByRole('alert')).toHaveTextContent(/Not sold any more/);
});

it('puts, moves and removes spots by keyboard, and drops them with their place', async () => {
  const { user, calls } = await open({ 'ownPackage.save': kept(4) });
  await user.click(await screen.findByRole('button', { name: 'Mark Lamp' }));
  screen.getByRole('button', { name: /^Spot 2: Lamp/ }).focus();
  await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(
    screen.getByRole('button', { name: 'Spot 2: Lamp, 49 % from the left, 52 % from the top' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Lamp' }));
  expect(screen.queryByRole('button', { name: /^Spot \d/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(calls.some(({ op }) => op === 'ownPackage.save')).toBe(true));
  expect(calls.findLast(({ op }) => op === 'ownPackage.save')?.input).toMatchObject({
    content: { hotspots: [], rooms: [{ slots: [{ key: 'Sofa' }] }] },
  });
});

it('brings in what somebody else saved, and asks where both changed the same', async () => {
  const theirs = { ...packageOf().content, name: { en: 'Cold room' }, tier: 'signature' as const };
  const newer = {
    version: 5,
    savedAt: '2026-11-21T02:00:00Z',
    savedBy: 'Lin',
    state: 'draft',
    content: theirs,
  };
  let asked = 0;
  const { user } = await open({
    'ownPackage.save': () => {
      asked += 1;
      if (asked === 1) throw refused('package.changedElsewhere', 'Changed', newer);
      return kept(6);
    },
  });
  await user.type(await screen.findByLabelText('Package name', { selector: '[name="name"]' }), '!');
  const dialog = await screen.findByRole('dialog', {}, { timeout: 4000 });
  expect(within(dialog).getByText('Cold room')).toBeVisible();
  expect(within(dialog).getByText('Warm room!')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Go on' }));
  expect(screen.getByRole('radio', { name: 'Signature' })).toBeChecked();
});

it('says why goods cannot be chosen by who may not view them', async () => {
  const { user } = await open({}, ['package.view', 'package.edit']);
  await user.click(await screen.findByRole('button', { name: 'Add goods to Sofa' }));
  expect(screen.getByRole('dialog')).toHaveTextContent(/needs the permission to view goods/);
});

it('is read only without the right to write', async () => {
  await open({}, ['package.view']);
  expect(await screen.findByText('Your role may not edit this')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a room' })).toBeNull();
});
