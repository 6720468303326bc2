import { endings, type PriceTerms } from '@mall/contract/catalog/shop-price';
import { Refusal } from '@mall/contract/core/refusals';
import type { Reader, Tx } from '../../platform/db/open.ts';

/** The current terms that a shop applies to the platform's prices. Throws missing. */
export const termsOf = async (reader: Reader, shopId: string): Promise<PriceTerms> =>
  toTerms(await question(reader, shopId).executeTakeFirst());

/**
 * The same, locked until the end of the transaction: changes of a shop's prices come one after the other.
 * Orders and carts, which only refer to the shop, do not wait for it.
 */
export const lockTerms = async (tx: Tx, shopId: string): Promise<PriceTerms> =>
  toTerms(await question(tx, shopId).forNoKeyUpdate().executeTakeFirst());

const question = (reader: Reader, shopId: string) =>
  reader.selectFrom('shops').select(['price_factor', 'ending']).where('id', '=', shopId);

const toTerms = (row: { price_factor: number; ending: string } | undefined): PriceTerms => {
  if (row === undefined) throw new Refusal('missing');
  return { factor: row.price_factor, ending: endings.find((one) => one === row.ending) ?? 'none' };
};
