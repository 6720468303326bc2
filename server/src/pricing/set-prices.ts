import { money, type Money, times } from '@mall/contract/money';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import { newId } from '../ids.ts';

/** A fixed price is at least the platform's and at most this many times it (decisions 2.4). */
const overrideTimes = 20;
const notedRows = 200;

/** Why a fixed price cannot be, with the limit that it breaks; null when it can. */
export const priceProblem = (
  price: Money,
  platformPrice: Money,
): { problem: 'belowPlatform' | 'tooHigh'; limit: Money } | null => {
  const most = times(platformPrice, overrideTimes);
  if (price < platformPrice) return { problem: 'belowPlatform', limit: platformPrice };
  return price > most ? { problem: 'tooHigh', limit: most } : null;
};

type Change = {
  readonly shopId: string;
  readonly by: string;
  /** What the prices come from, `<kind>:<id>`. */
  readonly object: string;
  readonly rows: readonly { readonly skuId: string; readonly price: number }[];
};

/** Sets fixed prices of a shop, all or none, with a row in its audit log. Throws import.changedSince when one cannot be any more. */
export const setShopPrices = async (tx: Tx, { shopId, by, object, rows }: Change): Promise<void> => {
  await sql`select id from shops where id = ${shopId} for no key update`.execute(tx);
  const { rows: now } = await sql<{ id: number; platform: number; override: number | null; price: number }>`
    select s.id, s.price as platform, o.price as override, t.price
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ skuId, price }) => ({ id: Number(skuId), price })))}::text::jsonb) as t(id int, price bigint)
    join skus s on s.id = t.id join products p on p.id = s.product_id and (p.shop_id is null or p.shop_id = ${shopId})
    left join shop_prices o on o.sku_id = s.id and o.shop_id = ${shopId} order by s.id for share of s`.execute(
    tx,
  );
  const fits = now.every((sku) => priceProblem(money(sku.price), money(sku.platform)) === null);
  if (!fits || now.length !== rows.length) throw new Refusal('import.changedSince');
  await sql`
    insert into shop_prices (shop_id, sku_id, price)
    select ${shopId}, t.id, t.price from jsonb_to_recordset(${JSON.stringify(now)}::text::jsonb) as t(id int, price bigint)
    on conflict (shop_id, sku_id) do update set price = excluded.price`.execute(tx);
  const noted = now.slice(0, notedRows);
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      actor_id: by,
      shop_id: shopId,
      action: 'price.override',
      object,
      diff: json({
        old: Object.fromEntries(noted.map((sku) => [sku.id, sku.override])),
        new: Object.fromEntries(noted.map((sku) => [sku.id, sku.price])),
        count: now.length,
      }),
    })
    .execute();
};
