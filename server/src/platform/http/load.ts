import { Refusal } from '@mall/contract/core/refusals';
import type { OperationName } from '@mall/contract/core/wire';
import { counterOf } from '../metrics/counter.ts';

/**
 * How many requests a process handles at once before it refuses more. A process answers some 1,500 requests a
 * second, so that those within are answered before they give up waiting for the database (decision 054).
 */
const mostAtOnce = 3000;

/** Which share of the places may be taken when a request of this importance comes. */
const shares = { look: 0.5, change: 0.75, buy: 1 } as const;
export type Importance = keyof typeof shares;

/** One shop's visitors and staff together take at most half of the places. */
const shareOfShop = 0.5;

/** Buying, from the confirmation page to the payment that its shop confirms: refused last. */
const buying: ReadonlySet<OperationName> = new Set([
  'order.previewDirect',
  'order.previewCart',
  'order.createDirect',
  'order.createCart',
  'quote.preview',
  'quote.accept',
  'boost.preview',
  'boost.order',
  'seckill.preview',
  'seckill.create',
  'payment.start',
  'payment.status',
  'payment.sandbox',
  'shopOrder.confirmPayment',
]);

export const importanceOf = (name: OperationName, method: 'GET' | 'POST'): Importance =>
  buying.has(name) ? 'buy' : method === 'GET' ? 'look' : 'change';

export type Load = {
  /**
   * Takes a place for a request, of a shop (its code or its id) or of none, and returns what gives it back.
   * Throws overloaded.
   */
  enter: (importance: Importance, shop: string | null) => () => void;
};

/** The requests that a process is handling: too many are refused at once, the least important first. */
export const createLoad = (most: number = mostAtOnce): Load => {
  const refused = counterOf('mall_requests_refused_total', 'Requests refused because too many were running', [
    'importance',
  ]);
  const ofShops = new Map<string, number>();
  let running = 0;

  return {
    enter: (importance, shop) => {
      const places = most * shares[importance];
      const ofShop = shop === null ? 0 : (ofShops.get(shop) ?? 0);
      if (running >= places || ofShop >= places * shareOfShop) {
        refused.inc({ importance });
        throw new Refusal('overloaded');
      }
      running += 1;
      if (shop !== null) ofShops.set(shop, ofShop + 1);
      return () => {
        running -= 1;
        if (shop === null) return;
        const left = (ofShops.get(shop) ?? 1) - 1;
        if (left === 0) ofShops.delete(shop);
        else ofShops.set(shop, left);
      };
    },
  };
};
