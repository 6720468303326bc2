import { wantMoves } from './purchase-request.ts';

/** Where a wanted purchase stands in the work of its shop: the tabs of the office. */
export const wantStages = ['toVerify', 'inWork', 'quoted', 'won', 'closed'] as const;
export type WantStage = (typeof wantStages)[number];

export const verdicts = ['notVerified', 'real', 'fake'] as const;
export type Verdict = (typeof verdicts)[number];

/** How a shop may end a wanted purchase: it lost the customer, made the deal elsewhere, or it is not wanted any more. */
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

/** Its end counts first, then an offer that waits, then why nobody works on it (docs/features/wanted-purchases.md). */
export const wantStage = ({ ended, verify, expired, waiting }: WantStanding): WantStage => {
  if (ended !== null) return ended === 'won' ? 'won' : 'closed';
  if (waiting) return 'quoted';
  if (verify === 'fake' || expired) return 'closed';
  return verify === 'real' ? 'inWork' : 'toVerify';
};

export const wantTasks = ['verify', 'assign', 'follow', 'quote', 'end'] as const;
export type WantTask = (typeof wantTasks)[number];

/** Whether a shop may still do something: what has ended or is fake gets no follow-up (decisions 2.16), what is out of date no offer. */
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
