import { worthTellingBps } from '@mall/contract/core/limits';
import { bps, minus, money } from '@mall/contract/core/money';

/** A stored favourite: the price with which the next one is compared, and whether there was stock. */
export type Remembered = {
  readonly seenPrice: number | null;
  readonly inStock: boolean;
  /** The day in Shanghai on which its member last got a notice about it. */
  readonly toldOn: string | null;
};
export type Present = { readonly price: number; readonly inStock: boolean };
export type Change = {
  readonly next: { seenPrice: number; inStock: boolean; toldOn: string | null };
  readonly tell: 'favourite.priceDropped' | 'favourite.backInStock' | null;
  readonly restocked: boolean;
};

/** By how much something is cheaper, 0 when that is less than one percent. */
export const dropOf = (before: number, now: number): number => {
  const less = minus(money(before), money(Math.min(before, now)));
  return less > 0 && less >= bps(money(before), worthTellingBps) ? less : 0;
};

/**
 * The change of a favourite when its product has a new price: a drop of one percent or a return to stock is
 * reported, at most once a day; what is not reported today is compared with the same price tomorrow. Small
 * drops add up; a rise is the new reference.
 */
export const changeOf = (was: Remembered, now: Present, today: string): Change => {
  const seen = was.seenPrice ?? now.price;
  const back = now.inStock && !was.inStock;
  const drop = now.inStock ? dropOf(seen, now.price) : 0;
  const news = back || drop > 0;
  const quiet = news && was.toldOn === today;
  return {
    tell: !news || quiet ? null : back ? 'favourite.backInStock' : 'favourite.priceDropped',
    restocked: back && !quiet,
    next: {
      seenPrice: drop > 0 ? (quiet ? seen : now.price) : Math.max(seen, now.price),
      inStock: back && quiet ? false : now.inStock,
      toldOn: news && !quiet ? today : was.toldOn,
    },
  };
};
