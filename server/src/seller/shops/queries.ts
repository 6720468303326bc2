import type { Input, Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { type ShopRow, toShopInfo } from './present.ts';
import type { SomeFields } from './fields.ts';

export type Change = NonNullable<Output<'shop.profile'>['change']>;

const shops = (reader: Reader) =>
  reader
    .selectFrom('shops')
    .select([
      'id',
      'code',
      'logo',
      'store_name',
      'propaganda',
      'mobile',
      'address',
      'banner',
      'banner_narrow',
      'banner_href',
      'real_name',
      'colour',
    ]);

export const shopById = (reader: Reader, id: string): Promise<ShopRow | undefined> =>
  shops(reader).where('id', '=', id).executeTakeFirst();

/** An open shop; a suspended one is treated like a wrong code (decisions 2.14). */
export const openShop = (reader: Reader, code: string): Promise<ShopRow | undefined> =>
  shops(reader).where('code', '=', code).where('status', '=', 'open').executeTakeFirst();

/** The latest proposal of a shop that its people should see: in review, or decided. */
export const latestChange = async (reader: Reader, shopId: string): Promise<Change | null> => {
  const row = await reader
    .selectFrom('shop_changes')
    .select(['id', 'status', 'reason', 'fields', 'at'])
    .where('shop_id', '=', shopId)
    .where('status', '<>', 'withdrawn')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    status: row.status as Change['status'], // the column's check without 'withdrawn'
    reason: row.reason,
    fields: row.fields as Change['fields'], // written by proposeChange
    at: row.at.toISOString(),
  };
};

/** The shop, locked: proposals of one shop are made and decided one after the other. */
export const lockShop = (tx: Tx, id: string): Promise<ShopRow | undefined> =>
  shops(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export type PendingRow = { readonly id: string; readonly version: number; readonly fields: SomeFields };

/** The proposal in review of a locked shop. */
export const pendingChange = async (tx: Tx, shopId: string): Promise<PendingRow | undefined> => {
  const row = await tx
    .selectFrom('shop_changes')
    .select(['id', 'version', 'fields'])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row && { ...row, fields: row.fields as SomeFields }; // written by proposeChange
};

type PictureRow = { readonly kind: string; readonly w: number; readonly h: number };

/** A picture that this member has uploaded, or that the shop has proposed before; undefined for any other. */
export const ownPicture = async (
  reader: Reader,
  url: string,
  { memberId, shopId }: { memberId: string; shopId: string },
): Promise<PictureRow | undefined> => {
  const { rows } = await sql<PictureRow>`
    select f.kind, f.w, f.h from media_files f
    where f.key = ${url.replace(/^\/media\//, '')} and (f.owner_id = ${memberId} or exists (
      select 1 from shop_changes c where c.shop_id = ${shopId} and (
        c.fields ->> 'logo' = ${url} or c.fields -> 'banner' ? ${url}
          or c.fields -> 'bannerNarrow' ? ${url})))`.execute(reader);
  return rows[0];
};

/** Changes of all shops that wait for the platform's decision, the longest first. */
export const waitingChanges = async (
  db: Db,
  { page, size }: Input<'platformShop.list'>,
): Promise<Output<'platformShop.list'>> => {
  const { rows } = await sql<WaitingRow>`
    select c.id, c.version, c.at, c.fields, to_jsonb(s) as shop, count(*) over ()::int as total
    from shop_changes c join shops s on s.id = c.shop_id
    where c.status = 'pending' order by c.at, c.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    list: rows.map(({ id, version, at, fields, shop }) => ({
      id,
      version,
      at: at.toISOString(),
      live: toShopInfo(shop),
      fields,
    })),
    total: rows[0]?.total ?? 0,
    page,
    size,
  };
};

type WaitingRow = {
  id: string;
  version: number;
  at: Date;
  fields: Output<'platformShop.list'>['list'][number]['fields'];
  shop: ShopRow;
  total: number;
};
