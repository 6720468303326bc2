import { type PackageContent, withoutLooseHotspots } from '@mall/contract/seller/own-package';
import { sql } from 'kysely';
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
  const id = row.published_id ?? (await nextId(tx));
  if (row.published_id === null)
    await tx
      .insertInto('packages')
      .values({ id, shop_id: row.shop_id, live_version: null, ...columns })
      .execute();
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(version), 0)::int + 1 as next from package_versions where package_id = ${id}`.execute(
    tx,
  );
  const version = rows[0]?.next ?? 1;
  await tx
    .insertInto('package_versions')
    .values({
      package_id: id,
      version,
      name: json(toTexts(content.name)),
      slogan: json(toTexts(content.slogan)),
      cover: content.cover ?? '',
      banner: content.banner ?? content.cover ?? '',
      album: json(content.album),
      hotspots: json(content.banner === null ? [] : content.hotspots),
      rooms: json(toPlaces(content)),
      price: content.priceKind === 'fixed' ? content.price : null,
      review_status: 'approved',
      reason: null,
    })
    .execute();
  await tx
    .updateTable('packages')
    .set({ ...columns, live_version: version })
    .where('id', '=', id)
    .execute();
  return id;
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

const nextId = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval('package_ids')::int as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('No id from package_ids');
  return row.id;
};
