import { emptyPackage, type PackageContent, packageLimits } from '@mall/contract/seller/own-package';
import { shortened } from '../../../platform/i18n/typed.ts';
import type { Adopter } from '../core/adopt.ts';
import { type AdoptedPackage, packagesWithoutDraft } from './adopt.queries.ts';
import { packageKind } from './kind.ts';

/** The packages of the mall that have no draft get one. */
export const packageAdopter: Adopter = {
  table: packageKind.table,
  published: packageKind.published,
  withoutDraft: async (tx, after, most) =>
    (await packagesWithoutDraft(tx, after, most)).map((row) => ({ ...row, content: draftOfPackage(row) })),
};

/**
 * The draft of a package that the mall had before there were drafts, as its form would have written it. What a form
 * cannot hold is shortened here; shoppers keep the whole until somebody changes that field. Pure.
 */
const draftOfPackage = (row: AdoptedPackage): PackageContent => ({
  ...emptyPackage,
  name: shortened(row.name, packageLimits.name),
  slogan: shortened(row.slogan, packageLimits.slogan),
  categoryId: String(row.category_id),
  tier: row.tier,
  special: row.special,
  cover: row.cover === '' ? null : row.cover,
  banner: row.banner === '' ? null : row.banner,
  album: row.album.slice(0, packageLimits.album),
  hotspots: row.hotspots.slice(0, packageLimits.hotspots),
  rooms: row.rooms.slice(0, packageLimits.rooms).map((room) => ({
    key: room.key,
    name: shortened(room.name, packageLimits.place),
    slots: room.slots.slice(0, packageLimits.slots).map((slot) => ({
      key: slot.key,
      name: shortened(slot.name, packageLimits.place),
      min: slot.min,
      max: slot.max,
      options: slot.options
        .slice(0, packageLimits.options)
        .map(({ skuId, qty, isDefault }) => ({ skuId: String(skuId), qty, isDefault })),
    })),
  })),
  priceKind: row.price === null ? 'pieces' : 'fixed',
  price: row.price,
});
