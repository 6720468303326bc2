import { money } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { unitPrices } from '../../catalog/index.ts';
import { hashToken } from '../../platform/http/context.ts';
import type { Basket, BasketLine } from '../orders/basket.ts';
import { type OrderQuestion, type OrderRead, readOrder } from '../orders/read.queries.ts';
import { stateOf } from './present.ts';
import { draftByLink, type LinkedRow } from './rows.queries.ts';

export type LinkRead = OrderRead & { readonly draft: LinkedRow; readonly tokenHash: string };
type Question = Omit<OrderQuestion, 'skuIds'> & { readonly token: string };

/** The draft of a token. Throws missing for a wrong, withdrawn or replaced one: nobody learns which. */
export const openLink = async (db: Db, token: string): Promise<LinkedRow> => {
  const draft = /^[\w-]{43}$/.test(token) ? await draftByLink(db, hashToken(token)) : undefined;
  if (draft === undefined) throw new Refusal('missing');
  return draft;
};

/** What a link offers with all the data of its order, in the terms of its seller, whatever shop the member is in. */
export const readLink = async (
  db: Db,
  caller: Member,
  { token, addressId, key }: Question,
): Promise<{ read: LinkRead; buyer: Member }> => {
  const draft = await openLink(db, token);
  const buyer = { ...caller, shop: draft.shop };
  const skuIds = draft.lines.map(({ sku_id: sku }) => String(sku));
  const read = await readOrder(db, buyer, { skuIds, addressId, key });
  return { buyer, read: { ...read, draft, tokenHash: hashToken(token) } };
};

/**
 * A draft as the content of an order: its prices hold, whatever the goods cost now. Throws orderLink.over,
 * product.unavailable, order.shortOfStock.
 */
export const draftBasket = ({ draft, goods, tokenHash }: LinkRead): Basket => {
  const state = stateOf(draft);
  if (state !== 'sent') throw new Refusal('orderLink.over', { state });
  const lines = draft.lines.map(({ sku_id: sku, qty, price }): BasketLine => {
    const skuId = String(sku);
    const priceable = goods.get(skuId);
    if (priceable === undefined || priceable.invalidReason !== null || price === null)
      throw new Refusal('product.unavailable', { skuId });
    const prices = unitPrices({ ...priceable.rule, activityPrice: money(price), allowCoupon: false });
    return { priceable, prices, qty, inPackage: null };
  });
  const short = lines.flatMap(({ priceable: { skuId }, qty }) => {
    const stock = skuId === null ? 0 : (goods.get(skuId)?.stock ?? 0);
    return stock < qty ? [{ skuId, stock: Math.max(0, stock) }] : [];
  });
  if (short.length > 0) throw new Refusal('order.shortOfStock', short);
  return {
    source: 'draft',
    lines,
    packages: [],
    cartIds: [],
    activity: null,
    offer: { of: 'draft', id: draft.id, tokenHash, freight: money(draft.freight ?? 0) },
  };
};
