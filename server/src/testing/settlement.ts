import { usualTerms } from '@mall/contract/trade/settlement';
import { json } from '../platform/db/open.ts';
import { newId } from '../platform/ids/ids.ts';
import type { Api } from './start-api.ts';

type Terms = {
  fee_bps: number;
  category_fees: Record<string, number>;
  fixed_fee: number;
  commission_bps: number;
  coupon_bps: number;
  payable_days: number;
  minimum_payout: number;
  second_from: number;
};

/** Gives a shop terms that have been in force for a long time, which no operator can. */
export const setTermsOf = async (api: Api, shopId: string, over: Partial<Terms> = {}): Promise<void> => {
  const long = new Date('2020-01-01T00:00:00Z');
  const terms = {
    fee_bps: usualTerms.feeBps,
    fixed_fee: usualTerms.fixedFee,
    commission_bps: usualTerms.commissionBps,
    coupon_bps: usualTerms.couponBps,
    payable_days: usualTerms.payableDays,
    minimum_payout: usualTerms.minimumPayout,
    second_from: usualTerms.secondFrom,
    ...over,
    category_fees: json(over.category_fees ?? usualTerms.categoryFees),
  };
  await api.db
    .insertInto('settlement_terms')
    .values({
      id: newId(),
      shop_id: shopId,
      valid_from: long,
      created_at: long,
      created_by: await api.given.member(),
      ...terms,
    })
    .execute();
};
