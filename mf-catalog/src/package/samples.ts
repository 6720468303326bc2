import type { Output } from '@mall/contract/operations';
import type { Package } from '../PackageCard.tsx';
import type { Detail, Option, Slot } from './usePackage.ts';

/** Answers for tests, with only the fields that most of them need. */
export const sampleOption = (change: Partial<Option> & { skuId: string }): Option => ({
  productId: '1',
  name: `Piece ${change.skuId}`,
  specText: 'Oak',
  image: '/media/piece.webp',
  size: { w: 2100, d: 920, h: 820 },
  qty: 1,
  isDefault: false,
  available: true,
  price: 100_000,
  memberPrice: 90_000,
  stock: 20,
  leadDays: 20,
  ...change,
});

const slot = (key: string, name: string, min: number, options: Option[]): Slot => ({
  key,
  name,
  min,
  max: 1,
  options,
});

export const samplePackage = (change: Partial<Package> = {}): Package => ({
  id: '4',
  name: 'Calm living room',
  slogan: 'Oat and oak.',
  contentLang: 'en',
  cover: '/media/cover.webp',
  banner: '/media/banner.webp',
  categoryId: '1',
  tier: 'comfort',
  special: false,
  pieces: 3,
  rooms: ['Living room', 'Hall'],
  images: [],
  price: 270_000,
  memberPrice: 243_000,
  saving: 30_000,
  available: true,
  ...change,
});

export const sampleDetail = (change: Partial<Detail> = {}): Detail => ({
  ...samplePackage(),
  album: ['/media/a.webp', '/media/b.webp', '/media/c.webp'],
  hotspots: [
    { x: 5000, y: 6000, slot: 'sofa' },
    { x: 9000, y: 3000, slot: 'plant' },
  ],
  places: [
    {
      key: 'living',
      name: 'Living room',
      slots: [
        slot('sofa', 'Sofa', 1, [
          sampleOption({ skuId: '10', isDefault: true, name: 'Alva sofa', leadDays: 40 }),
          sampleOption({ skuId: '11', name: 'Nube sofa', price: 130_000 }),
          sampleOption({ skuId: '12', name: 'Verdi sofa', available: false, stock: 0 }),
        ]),
        slot('plant', 'Plant', 0, [sampleOption({ skuId: '20', isDefault: true, name: 'Fig' })]),
      ],
    },
    {
      key: 'hall',
      name: 'Hall',
      slots: [
        slot('bench', 'Bench', 1, [sampleOption({ skuId: '30', isDefault: true, name: 'Elin bench' })]),
      ],
    },
  ],
  ...change,
});

/** Every piece costs 100,000 except the SKU 11; a package saves a tenth. */
export const sampleQuote = (chosen: readonly string[]): Output<'package.quote'> => {
  const pieces = chosen.reduce((sum, one) => sum + (one === 'sofa*11' ? 130_000 : 100_000), 0);
  const price = (pieces * 9) / 10;
  return {
    lines: chosen.map((one) => ({
      slot: one.split('*')[0] ?? '',
      skuId: one.split('*')[1] ?? '',
      qty: 1,
      goods: 90_000,
      share: 81_000,
    })),
    pieces,
    price,
    memberPrice: (price * 9) / 10,
    saving: pieces - price,
    freight: 12_000,
    promise: '2026-12-25T00:00:00.000Z',
  };
};
