import { cart as limits } from '@mall/contract/core/limits';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal, type RefusalKey } from '@mall/contract/core/refusals';
import { lockMember } from '../../platform/db/lock-member.ts';
import type { Db, Reader, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { loadPriceables, type Priceable } from '../../catalog/index.ts';
import { addPackage, editPackage } from './edit-packages.ts';
import { addPieces, changeLine, removeLines } from './change-line.ts';
import { removePackages } from './change-package.ts';
import { cartItemState } from './cart-item-state.ts';
import { toCart } from './present.ts';
import { readCart } from './read.queries.ts';
import { type CartRow, linesOf } from './lines.queries.ts';

type Cart = Output<'cart.get'>;

/**
 * One cart for each member (decisions 2.5). It stores one line per SKU, and one row per package and choice.
 * Nothing vanishes when the shop changes: everything is priced in the member's current shop, and `shopId` is
 * the shop through which a line was added last.
 */
export const createCartService = ({ db }: { db: Db }) => ({
  get: (caller: Member): Promise<Cart> => read(db, caller),

  add: async (caller: Member, input: Input<'cart.add'>): Promise<Output<'cart.add'>> => {
    if (input.qty < 1) throw new Refusal('cart.belowZero');
    if ('packageId' in input) return inTransaction(db, (tx) => addPackage(tx, caller, input));
    const { skuId, qty } = input;
    const priceable = await available(db, caller, skuId);
    mustFit(qty, priceable, 'cart.addAboveStock');
    const { done, full, count } = await addPieces(db, {
      userId: caller.memberId,
      shopId: caller.shop?.id ?? null,
      skuId: Number(skuId),
      qty,
      priceSeen: priceable.prices.shopPrice,
      max: mostOf(priceable),
      maxLines: limits.maxLines,
    });
    if (done) return { count };
    if (full) throw new Refusal('cart.full', { max: limits.maxLines });
    throw new Refusal('cart.addAboveStock', { max: mostOf(priceable) });
  },

  /**
   * Quantity, selection or SKU of a line; a line that takes the SKU of another is merged with it. Otherwise a
   * package's.
   */
  edit: (caller: Member, input: Input<'cart.edit'>): Promise<Cart> =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, caller.memberId);
      const rows = await linesOf(tx, caller.memberId);
      const line = rows.find((row) => row.id === input.id);
      if (input.qty !== undefined && input.qty < 1) throw new Refusal('cart.belowZero');
      if (line === undefined) await editPackage(tx, caller, input);
      else if (input.qty === undefined && input.skuId === undefined)
        await changeLine(tx, caller.memberId, line.id, cartItemState(line, input));
      else await resize(tx, caller, rows, line, input);
      return read(tx, caller);
    }),

  remove: async (caller: Member, ids: readonly string[]): Promise<Cart> => {
    if (ids.length > 0) {
      await removeLines(db, caller.memberId, ids);
      await removePackages(db, caller.memberId, ids);
    }
    return read(db, caller);
  },
});

const read = async (reader: Reader, caller: Member): Promise<Cart> =>
  toCart(await readCart(reader, caller), caller);

const resize = async (
  tx: Tx,
  caller: Member,
  rows: readonly CartRow[],
  line: CartRow,
  input: Input<'cart.edit'>,
): Promise<void> => {
  const skuId = input.skuId ?? String(line.sku_id);
  const twin = rows.find((row) => row.id !== line.id && row.sku_id === Number(skuId));
  const priceable = await available(tx, caller, skuId);
  const qty = (input.qty ?? line.qty) + (twin?.qty ?? 0);
  mustFit(qty, priceable, 'cart.quantityAboveStock');
  if (twin !== undefined) await removeLines(tx, caller.memberId, [twin.id]);
  await changeLine(tx, caller.memberId, line.id, {
    qty,
    sku_id: Number(skuId),
    ...cartItemState(line, input),
    price_seen: priceable.prices.shopPrice,
  });
};

const available = async (reader: Reader, caller: Member, skuId: string): Promise<Priceable> => {
  const priceable = (await loadPriceables(reader, caller.shop, [skuId])).get(skuId);
  if (priceable === undefined || priceable.invalidReason !== null)
    throw new Refusal('product.unavailable', { skuId });
  return priceable;
};

/** Throws with the largest quantity of the line. */
const mustFit = (qty: number, priceable: Priceable, reason: RefusalKey): void => {
  const max = mostOf(priceable);
  if (qty > max) throw new Refusal(reason, { max });
};

const mostOf = ({ stock }: Priceable): number => Math.max(0, Math.min(stock, limits.maxQuantity));
