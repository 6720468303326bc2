import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { loadCards, type View } from '../../catalog/index.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import { expectAllDone, togetherOrEach } from '../../platform/jobs/due.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { dayInShanghai } from '../../platform/i18n/day.ts';
import { changeOf } from './change.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { clock } from '../../platform/clock/clock.ts';

const batch = 200;

type Seen = { price: number; inStock: boolean; name: Texts };
type Held = {
  user_id: string;
  product_id: number;
  seen_price: number | null;
  in_stock: boolean;
  told_on: string | null;
};

/**
 * Checks every favourite product in the shop where it was added, and notifies its members of price drops and
 * returns to stock. Safe to run twice at a time: rows that another run holds are left to it.
 */
export const noticeFavourites = async (db: Db, now = clock.now()): Promise<void> => {
  const shops: readonly (ShopContext | null)[] = [null, ...(await openShops(db))];
  const failed: Error[] = [];
  for (const shop of shops) {
    const about = `favourites of shop ${shop?.code ?? '-'}, product`;
    const notice = async (ids: readonly number[]): Promise<number> => {
      const seen = await seenNow(db, { shop, language: 'zh' }, ids);
      await inTransaction(db, (tx) => compare(tx, shop, seen, dayInShanghai(now)));
      return ids.length;
    };
    for (let after = 0; ; ) {
      const ids = await collectedIn(db, shop, after);
      if (ids.length === 0) break;
      after = ids.at(-1) ?? after;
      const alone = async (except: readonly string[]) => (except.length === 0 ? ids.map(String) : []); // all of them had their turn
      const result = await togetherOrEach(
        () => notice(ids),
        about,
        alone,
        (id) => notice([Number(id)]),
      );
      failed.push(...result.failed);
    }
  }
  expectAllDone({ failed });
};

const openShops = async (db: Db): Promise<ShopContext[]> => {
  const rows = await db
    .selectFrom('shops')
    .select(['id', 'code', 'price_factor', 'ending'])
    .where('status', '=', 'open')
    .where(
      'id',
      'in',
      db.selectFrom('favourites').select('shop_id').distinct().where('shop_id', 'is not', null),
    )
    .execute();
  return rows.map(({ id, code, price_factor, ending }) => ({
    id,
    code,
    factor: price_factor,
    ending: ending === 'yuan' || ending === 'nine' ? ending : 'none',
  }));
};

const collectedIn = async (db: Db, shop: ShopContext | null, after: number): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select distinct product_id from favourites
    where ${shop === null ? sql`shop_id is null` : sql`shop_id = ${shop.id}`} and product_id > ${after}
    order by product_id limit ${batch}`.execute(db);
  return rows.map(({ product_id }) => product_id);
};

const seenNow = async (db: Db, view: View, ids: readonly number[]): Promise<Map<number, Seen>> => {
  const [cards, names] = await Promise.all([
    loadCards(db, view, ids),
    db
      .selectFrom('products')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute(),
  ]);
  const byId = new Map(names.map(({ id, name }) => [id, name]));
  return new Map(
    cards.flatMap(({ id, memberPrice, stockState }) => {
      const name = byId.get(Number(id));
      return name === undefined
        ? []
        : [[Number(id), { price: memberPrice, inStock: stockState !== 'out', name }] as const];
    }),
  );
};

const compare = async (
  tx: Tx,
  shop: ShopContext | null,
  seen: ReadonlyMap<number, Seen>,
  today: string,
): Promise<void> => {
  const { rows } = await sql<Held>`
    select user_id, product_id, seen_price, in_stock, told_on from favourites
    where product_id = any(${[...seen.keys()]}::int[])
      and ${shop === null ? sql`shop_id is null` : sql`shop_id = ${shop.id}`}
    order by user_id, product_id for update skip locked`.execute(tx);
  const changes = rows.flatMap((row) => {
    const now = seen.get(row.product_id);
    if (now === undefined) return [];
    const was = { seenPrice: row.seen_price, inStock: row.in_stock, toldOn: row.told_on };
    const change = changeOf(was, now, today);
    const { seenPrice, inStock } = change.next;
    const same = change.tell === null && seenPrice === row.seen_price && inStock === row.in_stock;
    return same ? [] : [{ row, now, change }];
  });
  if (changes.length === 0) return;
  const next = changes.map(({ row, change }) => ({
    user_id: row.user_id,
    product_id: row.product_id,
    seen_price: change.next.seenPrice,
    in_stock: change.next.inStock,
    told_on: change.next.toldOn,
    restocked: change.restocked,
  }));
  await sql`
    update favourites f set seen_price = n.seen_price, in_stock = n.in_stock, told_on = n.told_on,
      restocked_at = case when n.restocked then now() else f.restocked_at end
    from jsonb_to_recordset(${JSON.stringify(next)}::text::jsonb)
      as n(user_id text, product_id int, seen_price bigint, in_stock boolean, told_on date, restocked boolean)
    where f.user_id = n.user_id and f.product_id = n.product_id`.execute(tx);
  await sendMessages(
    tx,
    changes.flatMap(({ row, now, change }) =>
      change.tell === null
        ? []
        : [
            memberMessage(
              change.tell,
              row.user_id,
              {
                productId: String(row.product_id),
                amount: now.price,
                was: row.seen_price ?? now.price,
                ...namesOf(now.name),
              },
              `${row.user_id}:${row.product_id}:${today}`,
            ),
          ],
    ),
  );
};

const namesOf = (name: Texts): Record<string, string> =>
  Object.fromEntries([
    ['name', name.zh],
    ...Object.entries(name).map(([language, text]) => [`name.${language}`, text]),
  ]);
