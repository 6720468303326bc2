import { wantMoves } from './purchase-request.ts';

/** The states of a purchase request for its shop: the tabs of the office. */
export const wantStages = ['toVerify', 'inWork', 'quoted', 'won', 'closed'] as const;
export type WantStage = (typeof wantStages)[number];

export const verdicts = ['notVerified', 'real', 'fake'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * How a shop may end a purchase request: it lost the customer, made the deal elsewhere, or the goods are no
 * longer wanted.
 */
export const wantEnds = [wantMoves.lose.to, wantMoves.settle.to, wantMoves.close.to] as const;
export type WantEnd = (typeof wantEnds)[number];

export type WantStanding = {
  readonly ended: WantEnd | null;
  readonly verify: Verdict;
  /** Its last day is over. */
  readonly expired: boolean;
  /** An offer waits for the member's answer. */
  readonly waiting: boolean;
};

/**
 * The end comes first, then a pending offer, then the reason why nobody works on it
 * (docs/features/wanted-purchases.md).
 */
export const wantStage = ({ ended, verify, expired, waiting }: WantStanding): WantStage => {
  if (ended !== null) return ended === 'won' ? 'won' : 'closed';
  if (waiting) return 'quoted';
  if (verify === 'fake' || expired) return 'closed';
  return verify === 'real' ? 'inWork' : 'toVerify';
};

export const wantTasks = ['verify', 'assign', 'follow', 'quote', 'end'] as const;
export type WantTask = (typeof wantTasks)[number];

/**
 * Whether a shop may still act: an ended or fake request gets no follow-up (decisions 2.16), an expired one
 * no offer.
 */
export const wantAllows = (task: WantTask, { ended, verify, expired }: WantStanding): boolean => {
  if (ended !== null) return false;
  if (task === 'end') return true;
  if (task === 'verify') return !expired;
  if (verify === 'fake') return false;
  return task !== 'quote' || !expired;
};

export const officeWant = { maxEndNote: 200, maxNote: 500 } as const;

export const isVerdict = (value: string): value is Verdict => verdicts.some((one) => one === value);
export const isWantEnd = (value: string): value is WantEnd => wantEnds.some((one) => one === value);
