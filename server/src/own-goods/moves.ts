import { goodsProblems, type GoodsProblem } from '@mall/contract/goods-problems';
import { type GoodsContent, goodsMoves, type GoodsState } from '@mall/contract/own-goods';
import { Refusal } from '@mall/contract/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { changedElsewhere, type Kept, unknownChoice } from './drafts.ts';
import { diffOf, noteGoods } from './note.ts';
import { type GoodsRow, lockGoods, shownGoods } from './queries.ts';
import { asOfNow } from './shown.ts';

type At = { readonly id: string; readonly version: number };

/** Throws goods.notNow unless one of these moves begins where the product stands. */
export const moveFrom = <Name extends keyof typeof goodsMoves>(
  state: GoodsState,
  names: readonly Name[],
): Name => {
  const found = names.find((name) => goodsMoves[name].from.some((from) => from === state));
  if (found === undefined) throw new Refusal('goods.notNow', { state });
  return found;
};

/** Throws goods.incomplete with each field that is missing or wrong: `{ 'skus.red+small.price': 'price.belowSupply' }`. */
export const refuseIncomplete = async (tx: Tx, shopId: string, content: GoodsContent): Promise<void> => {
  const problems = goodsProblems(content);
  const choice = await unknownChoice(tx, shopId, content);
  const found = {
    ...Object.fromEntries(problems.map((problem) => [placeOf(problem), problem.key])),
    ...(choice === null ? {} : { [choice]: 'missing' }),
  };
  if (Object.keys(found).length > 0) throw new Refusal('goods.incomplete', found);
};

const placeOf = ({ field, sku, part }: GoodsProblem): string =>
  [field, sku, part].filter((one) => one !== undefined && one !== '').join('.');

/** Sends the version that was seen to review. Throws missing, goods.changedElsewhere, goods.notNow, goods.incomplete. */
export const submitGoods = async (tx: Tx, caller: Staff, at: At): Promise<Kept> => {
  const row = await lockVersion(tx, caller, at);
  moveFrom(row.state, ['submit', 'resubmit']);
  await refuseIncomplete(tx, row.shop_id, row.content);
  await noteGoods(tx, caller, row, 'goods.submit', diffOf(row.live, row.content));
  return move(tx, row, { state: 'pending', reason: null, submitted_at: new Date() });
};

export const takeBackGoods = async (tx: Tx, caller: Staff, id: string): Promise<Kept> => {
  const row = await lockGoods(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  moveFrom(row.state, ['takeBack']);
  await noteGoods(tx, caller, row, 'goods.takeBack');
  return move(tx, row, { state: 'draft', submitted_at: null });
};

/** The draft becomes what shoppers see again. Throws as submitGoods does. */
export const discardDraft = async (tx: Tx, caller: Staff, at: At): Promise<Kept> => {
  const row = await lockVersion(tx, caller, at);
  moveFrom(row.state, ['discard']);
  if (row.live === null) throw new Refusal('goods.notNow', { state: row.state });
  await noteGoods(tx, caller, row, 'goods.discard', diffOf(row.live, row.content));
  return move(tx, row, { state: 'approved', reason: null, content: json(row.live) });
};

/** Puts a product on sale or takes it off: shoppers see it at once, nothing of it waits. */
export const sellGoods = async (
  tx: Tx,
  caller: Staff,
  { id, onSale }: { id: string; onSale: boolean },
): Promise<{ onSale: boolean }> => {
  const row = await lockGoods(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.product_id === null) throw new Refusal('goods.notNow', { state: row.state });
  await tx.updateTable('products').set({ on_sale: onSale }).where('id', '=', row.product_id).execute();
  await noteGoods(tx, caller, row, 'goods.sell', {
    old: { onSale: !onSale },
    new: { onSale },
  });
  return { onSale };
};

export const removeGoods = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const row = await lockGoods(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.state === 'pending') throw new Refusal('goods.inReview', { state: row.state });
  const product = await sql<{ before: boolean }>`
    update products p set on_sale = false from (select id, on_sale from products where id = ${row.product_id} for update) old
    where p.id = old.id returning old.on_sale as before`.execute(tx);
  await tx
    .updateTable('own_goods')
    .set({ removed_at: new Date(), sold_before: product.rows[0]?.before ?? false })
    .where('id', '=', id)
    .execute();
  await noteGoods(tx, caller, row, 'goods.remove');
  return null;
};

/** Within thirty days, as it was, on sale if it was on sale. */
export const restoreGoods = async (tx: Tx, caller: Staff, id: string): Promise<null> => {
  const row = await lockGoods(tx, caller.staff.shopId, id, true);
  if (row === undefined) throw new Refusal('missing');
  const { rows } = await sql<{ sold: boolean }>`
    update own_goods set removed_at = null where id = ${id} and removed_at > now() - interval '30 days' returning sold_before as sold`.execute(
    tx,
  );
  const [back] = rows;
  if (back === undefined) throw new Refusal('missing');
  if (row.product_id !== null)
    await tx.updateTable('products').set({ on_sale: back.sold }).where('id', '=', row.product_id).execute();
  await noteGoods(tx, caller, row, 'goods.restore');
  return null;
};

/** The product as of now, locked, if it is still the version that was seen. */
const lockVersion = async (tx: Tx, caller: Staff, { id, version }: At): Promise<GoodsRow> => {
  const locked = await lockGoods(tx, caller.staff.shopId, id);
  const row = locked && (await shownGoods(tx, caller.staff.shopId, id));
  if (row === undefined) throw new Refusal('missing');
  if (row.version !== version) throw changedElsewhere(row);
  return { ...row, content: asOfNow(row, row.content) };
};

type Change = {
  state: GoodsState;
  reason?: string | null;
  submitted_at?: Date | null;
  content?: ReturnType<typeof json>;
};

/** Every move is a version of its own: who has read the one before decides nothing any more. */
const move = async (tx: Tx, row: GoodsRow, change: Change): Promise<Kept> => {
  const moved = await tx
    .updateTable('own_goods')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .returning(['version', 'state', 'saved_at'])
    .executeTakeFirstOrThrow();
  return { id: row.id, version: moved.version, state: moved.state, savedAt: moved.saved_at.toISOString() };
};
