import { endings, type PriceTerms } from '@mall/contract/catalog/shop-price';
import { Refusal } from '@mall/contract/core/refusals';
import type { Reader, Tx } from '../../platform/db/open.ts';

/** What a shop puts on the platform's prices now. Throws missing. */
export const termsOf = async (reader: Reader, shopId: string): Promise<PriceTerms> =>
  toTerms(await question(reader, shopId).executeTakeFirst());

/**
 * The same, held until the end of the transaction: changes of a shop's prices come one after the other. Orders and carts,
 * which only point at the shop, do not wait for it.
 */
export const lockTerms = async (tx: Tx, shopId: string): Promise<PriceTerms> =>
  toTerms(await question(tx, shopId).forNoKeyUpdate().executeTakeFirst());

const question = (reader: Reader, shopId: string) =>
  reader.selectFrom('shops').select(['price_factor', 'ending']).where('id', '=', shopId);

const toTerms = (row: { price_factor: number; ending: string } | undefined): PriceTerms => {
  if (row === undefined) throw new Refusal('missing');
  return { factor: row.price_factor, ending: endings.find((one) => one === row.ending) ?? 'none' };
};
