import { reversedOf } from '@mall/contract/incentive/commission';
import { money } from '@mall/contract/core/money';
import { type OrderStatus, orderStatus } from '@mall/contract/trade/order';
import { dayMs } from '@mall/contract/core/time';
import type { CommissionState } from '../../platform/db/schema/promotion.ts';

/** A commission with the current data of its order, its line and its promoter. Money in minor units. */
export type CommissionFacts = {
  readonly amount: number;
  readonly reversed: number;
  readonly state: CommissionState;
  readonly thawAt: Date | null;
  readonly pay: number;
  readonly refunded: number;
  readonly orderStatus: OrderStatus;
  readonly receivedAt: Date | null;
  readonly promoterApproved: boolean;
  /** A refund of this order is requested and not decided. */
  readonly refundOpen: boolean;
};

export type Standing = Pick<CommissionFacts, 'state' | 'reversed' | 'thawAt'>;

/**
 * The state of a commission (decisions 2.11), computed from the current facts, not from past events: a late
 * or second call has the same result. It is quoted until its order is paid, and then only for a promoter at
 * that time; estimated until the goods are received; frozen for `freezeDays` and as long as a refund is open;
 * then available (D6). What was refunded of the line is taken back in proportion.
 */
export const standingOf = (facts: CommissionFacts, now: Date, freezeDays: number): Standing => {
  const { amount, pay, refunded, thawAt } = facts;
  const state = stateOf(facts, now, freezeDays);
  const received = state === 'frozen' || state === 'available';
  return {
    state,
    reversed: isBooked(state) ? reversedOf(money(amount), money(refunded), money(pay)) : 0,
    thawAt: received ? (thawAt ?? thawOf(facts, freezeDays)) : null,
  };
};

const stateOf = (facts: CommissionFacts, now: Date, freezeDays: number): CommissionState => {
  const { state, orderStatus: order, promoterApproved } = facts;
  if (state === 'void' || state === 'available') return state;
  if (order === orderStatus.unpaid) return 'quoted';
  if (state === 'quoted' && (order === orderStatus.cancelled || !promoterApproved)) return 'void';
  if (order !== orderStatus.received) return state === 'quoted' ? 'estimated' : state;
  const thaw = facts.thawAt ?? thawOf(facts, freezeDays);
  return thaw !== null && thaw <= now && !facts.refundOpen ? 'available' : 'frozen';
};

const thawOf = ({ receivedAt }: CommissionFacts, freezeDays: number): Date | null =>
  receivedAt === null ? null : new Date(receivedAt.getTime() + freezeDays * dayMs);

/** Whether its money is in a pocket of its promoter, which then has the name of the state. */
export const isBooked = (state: CommissionState): state is 'estimated' | 'frozen' | 'available' =>
  state !== 'quoted' && state !== 'void';
