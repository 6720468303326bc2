import type { Output, Sent } from '@mall/contract/operations';
import { placeIn, type SeckillPlace } from '@mall/contract/campaign/seckill';
import { api, ApiError, events, refresh, seedCartCount } from '@mall/platform';
import type { Source } from './source.ts';
import type { Preview } from './usePreview.ts';

type Terms = Pick<Sent<'order.createCart'>, 'addressId' | 'couponId' | 'remark' | 'previewHash'>;

export type Placed =
  | { outcome: 'placed'; orderId: string }
  /**
   * Prices changed since the preview: nothing was ordered, and the buyer has to confirm the newer preview.
   */
  | { outcome: 'priceChanged'; preview: Preview }
  | { outcome: 'short'; items: readonly ShortItem[] }
  /** Many buyers want it at once: the buyer has a place in the queue, and its ticket. */
  | { outcome: 'waiting'; place: SeckillPlace };

export type ShortItem = { skuId: string; left: number | undefined };

/**
 * Orders at the previewed price. Refusals that the page can display are returned as outcomes; all others are
 * thrown.
 */
export const placeOrder = async (source: Source, terms: Terms, ticket?: string): Promise<Placed> => {
  try {
    const created = await create(source, terms, ticket);
    events.emit('order/placed', { orderId: created.orderId });
    await Promise.all([refresh('cart.get'), refresh('order.list'), refresh('quote.list'), seedCartCount()]);
    return { outcome: 'placed', orderId: created.orderId };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.msgKey === 'order.priceChanged' && isPreview(error.data))
      return { outcome: 'priceChanged', preview: error.data };
    if (error.msgKey === 'order.shortOfStock') return { outcome: 'short', items: shortItems(error.data) };
    const place = error.msgKey === 'seckill.waiting' ? placeIn(error.data) : null;
    if (place !== null) return { outcome: 'waiting', place };
    // The page of the link says who has ordered by it: perhaps its reader, whose first answer was lost.
    if (source.kind === 'link') void refresh('orderLink.show');
    throw error;
  }
};

const create = (source: Source, terms: Terms, ticket?: string): Promise<Output<'order.createCart'>> => {
  switch (source.kind) {
    case 'cart':
      return api('order.createCart', terms);
    case 'direct':
      return api('order.createDirect', { ...terms, skuId: source.skuId, qty: source.qty });
    case 'quote':
      return api('quote.accept', { ...terms, id: source.quoteId });
    case 'link':
      return api('orderLink.take', { ...terms, token: source.token });
    case 'boost':
      return api('boost.order', { ...terms, id: source.launchId });
    case 'seckill':
      return api('seckill.create', {
        ...terms,
        activityId: source.activityId,
        skuId: source.skuId,
        qty: source.qty,
        ...(ticket === undefined ? {} : { ticket }),
      });
  }
};

/** 40900 contains a whole preview (decisions 2.6). */
const isPreview = (data: unknown): data is Preview =>
  typeof data === 'object' && data !== null && 'previewHash' in data && 'lines' in data && 'pay' in data;

/** 40901 contains the items with too little stock: a list, or a list under `items` or `skus`. */
const shortItems = (data: unknown): ShortItem[] => {
  const list = Array.isArray(data) ? data : listIn(data);
  return list.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('skuId' in item)) return [];
    const left = 'stock' in item ? item.stock : 'left' in item ? item.left : undefined;
    return [{ skuId: String(item.skuId), left: typeof left === 'number' ? left : undefined }];
  });
};

const listIn = (data: unknown): unknown[] =>
  typeof data === 'object' && data !== null ? (Object.values(data).find(Array.isArray) ?? []) : [];
