import type { Output } from '@mall/contract/operations';
import { json, type Reader, type Tx } from '../db/open.ts';
import { newId } from '../ids.ts';
import type { ShopRow } from './present.ts';

export type Change = NonNullable<Output<'shop.profile'>['change']>;
export type Fields = Change['fields'];

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
      'banner_href',
      'real_name',
      'colour',
    ]);

export const shopById = (reader: Reader, id: string): Promise<ShopRow | undefined> =>
  shops(reader).where('id', '=', id).executeTakeFirst();

/** An open shop; a suspended one is as unknown as a wrong code (decisions 2.14). */
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
    fields: row.fields as Fields, // written by propose below
    at: row.at.toISOString(),
  };
};

/** The proposal in review, locked against a decision at the same moment. */
export const pendingChange = (tx: Tx, shopId: string) =>
  tx
    .selectFrom('shop_changes')
    .select(['id', 'fields'])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();

export const insertChange = async (tx: Tx, shopId: string, by: string, fields: Fields): Promise<string> => {
  const id = newId();
  await tx
    .insertInto('shop_changes')
    .values({ id, shop_id: shopId, by, fields: json(fields), reviewed_at: null })
    .execute();
  return id;
};

export const editChange = async (tx: Tx, id: string, by: string, fields: Fields): Promise<void> => {
  await tx
    .updateTable('shop_changes')
    .set({ fields: json(fields), by, at: new Date() })
    .where('id', '=', id)
    .execute();
};

export const withdrawChange = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('shop_changes').set({ status: 'withdrawn' }).where('id', '=', id).execute();
};

/** Size of an uploaded picture; undefined for one that was not uploaded here. */
export const pictureSize = (reader: Reader, key: string) =>
  reader.selectFrom('media_files').select(['w', 'h']).where('key', '=', key).executeTakeFirst();
