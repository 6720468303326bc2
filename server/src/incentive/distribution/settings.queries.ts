import { commissionLimits, type Rate } from '@mall/contract/incentive/commission';
import { withdrawalLimits } from '@mall/contract/incentive/withdrawal';
import type { Reader } from '../../platform/db/open.ts';

/** The promotion settings of an operator, with the defaults: basis points, days, minor units. */
const usual = {
  freezeDays: commissionLimits.freezeDays.usual,
  firstBps: commissionLimits.defaults.first,
  secondBps: commissionLimits.defaults.second,
  /** 1: an applicant is a promoter at once. */
  approveAll: 0,
  withdrawalFeeBps: withdrawalLimits.feeBps.usual,
  withdrawalLeast: withdrawalLimits.least,
} as const;
export type PromotionSetting = keyof typeof usual;
export type PromotionSettings = Readonly<Record<PromotionSetting, number>>;

/** The rate of a line without a more specific one, as far as an operator has set it. */
export const defaultRate = (set: Readonly<Record<string, number>>): Pick<Rate, 'first' | 'second'> => ({
  first: set.firstBps ?? usual.firstBps,
  second: set.secondBps ?? usual.secondBps,
});

export const promotionSettings = async (reader: Reader): Promise<PromotionSettings> => {
  const rows = await reader.selectFrom('promotion_settings').select(['key', 'value']).execute();
  return { ...usual, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
};
