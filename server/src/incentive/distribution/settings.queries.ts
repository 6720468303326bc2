import { commissionLimits, type Rate } from '@mall/contract/incentive/commission';
import { withdrawalLimits } from '@mall/contract/incentive/withdrawal';
import type { Reader } from '../../platform/db/open.ts';

/** What an operator may set about promoting, with what holds until he does: basis points, days, minor units. */
const usual = {
  freezeDays: commissionLimits.freezeDays.usual,
  firstBps: commissionLimits.defaults.first,
  secondBps: commissionLimits.defaults.second,
  /** 1: who applies is a promoter at once. */
  approveAll: 0,
  withdrawalFeeBps: withdrawalLimits.feeBps.usual,
  withdrawalLeast: withdrawalLimits.least,
} as const;
export type PromotionSetting = keyof typeof usual;
export type PromotionSettings = Readonly<Record<PromotionSetting, number>>;

/** What a line earns where nothing nearer is set, as far as an operator has set it. */
export const defaultRate = (set: Readonly<Record<string, number>>): Pick<Rate, 'first' | 'second'> => ({
  first: set.firstBps ?? usual.firstBps,
  second: set.secondBps ?? usual.secondBps,
});

export const promotionSettings = async (reader: Reader): Promise<PromotionSettings> => {
  const rows = await reader.selectFrom('promotion_settings').select(['key', 'value']).execute();
  return { ...usual, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
};
