import { money } from '@mall/contract/core/money';
import { type PriceTerms, shopPriceOf } from '@mall/contract/catalog/shop-price';

/** What shoppers of the shop pay for a price that is typed, minor units: the shop's factor applies to own goods too. */
export const shopperPrice = (price: number | null, terms: PriceTerms): number | null =>
  price === null ? null : shopPriceOf(money(price), null, terms);
