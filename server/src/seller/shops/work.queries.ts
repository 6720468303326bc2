import { pickText } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { differences } from '../work-reviews/fields/entries.ts';
import { shopEntries } from '../work-reviews/fields/shop.ts';
import type { ReadWork } from '../work-reviews/work.ts';
import type { SomeFields } from './fields.ts';
import { type ShopRow, toDraft } from './present.ts';

/** A proposal of a shop about its profile, in review or decided. */
export const readShop: ReadWork = async (reader, id, language) => {
  const { rows } = await sql<{
    shop: ShopRow;
    fields: SomeFields;
    version: number;
    waits: boolean;
    at: Date;
    saver: string;
  }>`
    select to_jsonb(s) as shop, c.fields, c.version, c.status = 'pending' as waits, c.at, u.name as saver
    from shop_changes c join shops s on s.id = c.shop_id join users u on u.id = c.by
    where c.id = ${id} and c.status <> 'withdrawn'`.execute(reader);
  const [row] = rows;
  if (row === undefined) return undefined;
  const live = toDraft(row.shop);
  return {
    name: pickText({ zh: row.shop.store_name }, language),
    shopId: row.shop.id,
    sender: row.saver,
    since: row.at,
    version: row.version,
    first: false,
    waits: row.waits,
    object: `shop:${row.shop.id}`,
    fields: differences(shopEntries(live), shopEntries({ ...live, ...row.fields })),
  };
};
