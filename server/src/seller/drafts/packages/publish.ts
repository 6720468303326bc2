import { type PackageContent, withoutLooseHotspots } from '@mall/contract/seller/own-package';
import { changedColumns, publishVersion } from '../../../catalog/index.ts';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { StoredPlace } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import type { OwnPackageRow } from './queries.ts';

type Published = Pick<OwnPackageRow, 'shop_id' | 'published_id' | 'content' | 'live'>;

/**
 * Publishes a package to shoppers: a new version of it, in the transaction of the approval. Written is what differs from
 * what was published last. Versions in orders stay as they were. Returns the package's id.
 */
export const publishPackage = async (
  tx: Tx,
  { shop_id: shopId, published_id: id, content, live }: Published,
): Promise<number> => {
  const version = versionOf(content);
  const columns = { category_id: Number(content.categoryId), tier: content.tier, special: content.special };
  return publishVersion(tx, {
    id,
    shopId,
    columns,
    content: stored(version),
    changed: changedColumns(live === null ? undefined : versionOf(live), version, stored(version)),
  });
};

const versionOf = (draft: PackageContent) => {
  const content = withoutLooseHotspots(draft);
  return {
    name: toTexts(content.name),
    slogan: toTexts(content.slogan),
    cover: content.cover ?? '',
    banner: content.banner ?? content.cover ?? '',
    album: content.album,
    hotspots: content.banner === null ? [] : content.hotspots,
    rooms: toPlaces(content),
    price: content.priceKind === 'fixed' ? content.price : null,
  };
};

const stored = (version: ReturnType<typeof versionOf>) => ({
  ...version,
  name: json(version.name),
  slogan: json(version.slogan),
  album: json(version.album),
  hotspots: json(version.hotspots),
  rooms: json(version.rooms),
});

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
