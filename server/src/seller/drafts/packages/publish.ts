import { type PackageContent, withoutLooseHotspots } from '@mall/contract/seller/own-package';
import { publishVersion } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredPlace } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { OwnPackageRow } from './queries.ts';

/**
 * Publishes the approved package to shoppers: a new version of it, in the transaction of the approval.
 * Versions in orders stay as they were. Returns the package's id.
 */
export const publishPackage = async (
  tx: Tx,
  row: Pick<OwnPackageRow, 'shop_id' | 'published_id' | 'content'>,
): Promise<number> => {
  const content = withoutLooseHotspots(row.content);
  const columns = { category_id: Number(content.categoryId), tier: content.tier, special: content.special };
  return publishVersion(tx, row.published_id, row.shop_id, columns, {
    name: json(toTexts(content.name)),
    slogan: json(toTexts(content.slogan)),
    cover: content.cover ?? '',
    banner: content.banner ?? content.cover ?? '',
    album: json(content.album),
    hotspots: json(content.banner === null ? [] : content.hotspots),
    rooms: json(toPlaces(content)),
    price: content.priceKind === 'fixed' ? content.price : null,
  });
};

const toPlaces = ({ rooms }: PackageContent): StoredPlace[] =>
  rooms.map((room) => ({
    key: room.key,
    name: toTexts(room.name),
    slots: room.slots.map((slot) => ({
      key: slot.key,
      name: toTexts(slot.name),
      min: slot.min,
      max: slot.max,
      options: slot.options.map(({ skuId, qty, isDefault }) => ({ skuId: Number(skuId), qty, isDefault })),
    })),
  }));
