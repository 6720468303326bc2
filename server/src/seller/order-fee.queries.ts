import type { OrderFee } from '@mall/contract/incentive/shop-coupon';
import { usualTerms } from '@mall/contract/trade/settlement';
import { clock } from '../platform/clock/clock.ts';
import type { Reader } from '../platform/db/open.ts';
import { termsAt } from '../trade/index.ts';

/** The most that the mall takes of an order of a shop, by the terms that hold when something begins that lowers a price. */
export const orderFeeFrom = async (reader: Reader, shopId: string, from: Date): Promise<OrderFee> => {
  const now = clock.now();
  const terms = await termsAt(reader, shopId, from > now ? from : now);
  const fees: number[] = Object.values(terms?.category_fees ?? usualTerms.categoryFees);
  return {
    feeBps: Math.max(terms?.fee_bps ?? usualTerms.feeBps, ...fees),
    fixedFee: terms?.fixed_fee ?? usualTerms.fixedFee,
  };
};
