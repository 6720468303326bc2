import { z } from 'zod';
import { Flag, int, listOf, MediaUrl, NumId, TextByLanguage } from '../core/schema-helpers.ts';
import { maxMoney } from '../core/money.ts';
import { packageLimits as most, packageTiers, slotsOf } from './own-package.ts';

const Key = z.string().regex(/^[0-9a-z-]{1,40}$/);
export const PackageOptionShape = z.object({ skuId: NumId, qty: int(1, most.qty), isDefault: Flag });
const Slot = z.object({
  key: Key,
  name: TextByLanguage(most.place),
  min: int(0, most.options),
  max: int(1, most.options),
  options: listOf(PackageOptionShape, most.options),
});
const Room = z.object({ key: Key, name: TextByLanguage(most.place), slots: listOf(Slot, most.slots) });
const Point = int(0, 10_000);

/**
 * A draft of a package: it may be incomplete, but within its limits. The choice for a slot is identified by
 * its key, so no two slots have the same.
 */
export const PackageDraft = z
  .object({
    name: TextByLanguage(most.name),
    slogan: TextByLanguage(most.slogan),
    categoryId: NumId.nullable(),
    tier: z.enum(packageTiers),
    special: Flag,
    cover: MediaUrl.nullable(),
    banner: MediaUrl.nullable(),
    album: listOf(MediaUrl, most.album),
    hotspots: listOf(z.object({ x: Point, y: Point, slot: Key }), most.hotspots),
    rooms: listOf(Room, most.rooms),
    priceKind: z.enum(['pieces', 'fixed']),
    price: int(0, maxMoney).nullable(),
  })
  .refine((content) => {
    const keys = slotsOf(content).map(({ key }) => key);
    return new Set(keys).size === keys.length;
  });
