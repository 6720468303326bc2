import { json } from '../platform/db/open.ts';
import { emptyPackage, type PackageContent, type PackageSlot } from '@mall/contract/seller/own-package';
import type { People } from './people.ts';
import type { Api } from './start-api.ts';

/** A slot of a package; the first SKU is its default. */
export const packageSlot = (
  key: string,
  skuIds: readonly string[],
  over: Partial<PackageSlot> & { qty?: number } = {},
): PackageSlot => {
  const { qty = 1, ...rest } = over;
  const options = skuIds.map((skuId, at) => ({ skuId, qty, isDefault: at === 0 }));
  return { key, name: { zh: key, en: key }, min: 1, max: 1, options, ...rest };
};

/**
 * A complete package: a sofa of 4,000 with a dearer replacement, four chairs of 500, and an optional lamp of
 * 1,000. Its pieces cost 7,000 together, and their lowest allowed price is 3,500.
 */
export const wholePackage = async (
  api: Api,
  people: People,
  ownerId: string,
  over: Partial<PackageContent> = {},
): Promise<PackageContent> => {
  const [sofa, dear, chair, lamp] = [
    await api.given.sku({ price: 400_000 }),
    await api.given.sku({ price: 600_000 }),
    await api.given.sku({ price: 50_000 }),
    await api.given.sku({ price: 100_000 }),
  ];
  return {
    ...emptyPackage,
    name: { zh: '暖居三件', en: 'Warm living room' },
    slogan: { zh: '一步到位', en: 'All at once' },
    categoryId: await packageCategory(api),
    cover: await people.picture(ownerId),
    banner: await people.picture(ownerId),
    album: [await people.picture(ownerId)],
    rooms: [
      {
        key: 'living',
        name: { zh: '客厅', en: 'Living room' },
        slots: [
          packageSlot('sofa', [sofa.skuId, dear.skuId]),
          packageSlot('chairs', [chair.skuId], { qty: 4 }),
          packageSlot('lamp', [lamp.skuId], { min: 0 }),
        ],
      },
    ],
    hotspots: [{ x: 4000, y: 6000, slot: 'sofa' }],
    priceKind: 'fixed',
    price: 630_000,
    ...over,
  };
};

let nextCategory = 500;
const packageCategory = async (api: Api): Promise<string> => {
  nextCategory += 1;
  await api.db
    .insertInto('package_categories')
    .values({ id: nextCategory, name: json({ zh: '客厅', en: 'Living rooms' }), cover: '/media/demo/x.webp' })
    .execute();
  return String(nextCategory);
};
