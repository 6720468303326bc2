import type { RefusalKey } from '../core/refusals.ts';

/** What the mall plans on one calendar: flash sales, coupons, boosts (decision 087). */
export const campaignKinds = ['seckill', 'coupon', 'boost'] as const;
export type CampaignKind = (typeof campaignKinds)[number];

/** As it is now, whatever the clock has written: a coupon runs while it can be taken, a boost while it can be launched. */
export const campaignStates = ['draft', 'scheduled', 'running', 'ended', 'closed'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** What may still be changed once shoppers know of a campaign: its end, and how many pieces, coupons or launches there are. */
export const adjustable = ['endAt', 'pieces'] as const;
export type Adjustable = (typeof adjustable)[number];

type Rule = {
  readonly edit: boolean;
  readonly schedule: boolean;
  readonly discard: boolean;
  readonly close: boolean;
  readonly adjust: readonly Adjustable[];
};

const nothing: Rule = { edit: false, schedule: false, discard: false, close: false, adjust: [] };
const known: Rule = { ...nothing, close: true, adjust: adjustable };

/**
 * What may be done with a campaign, by its state. A price, a rule or a limit is only edited in a draft: afterwards somebody
 * was promised it.
 */
export const campaignRules: Readonly<Record<CampaignState, Rule>> = {
  draft: { ...nothing, edit: true, schedule: true, discard: true },
  scheduled: known,
  running: known,
  ended: nothing,
  closed: nothing,
};

export type Running = {
  readonly state: CampaignState;
  readonly startAt: Date;
  /** How many there are in all; -1: as many as are wanted. */
  readonly pieces: number;
};

export type Adjustment = { readonly endAt?: Date | undefined; readonly pieces?: number | undefined };

export type AdjustProblem = Extract<RefusalKey, 'campaign.notNow' | 'campaign.endWrong' | 'campaign.fewer'>;

/** Why a campaign that shoppers know of cannot be changed like this; null when it can. */
export const adjustProblem = (
  { state, startAt, pieces }: Running,
  asked: Adjustment,
  now: Date,
): AdjustProblem | null => {
  const wanted = adjustable.filter((field) => asked[field] !== undefined);
  if (wanted.some((field) => !campaignRules[state].adjust.includes(field))) return 'campaign.notNow';
  if (asked.endAt !== undefined && (asked.endAt <= now || asked.endAt <= startAt)) return 'campaign.endWrong';
  if (asked.pieces !== undefined && isFewer(asked.pieces, pieces)) return 'campaign.fewer';
  return null;
};

const isFewer = (asked: number, before: number): boolean => asked !== -1 && (before === -1 || asked < before);

/** Sold below what the mall pays for it, in minor units of one piece. */
export const sellsBelowSupply = (price: number, supplyPrice: number): boolean => price < supplyPrice;
