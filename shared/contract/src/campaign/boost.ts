import { type Money, money, plus, split, sum } from '../core/money.ts';
import type { RefusalKey } from '../core/refusals.ts';

/** The prize for reaching the goal: the product at its floor price, money, or a coupon (decisions 2.10). */
export const boostKinds = ['price_cut', 'red_envelope', 'coupon'] as const;
export type BoostKind = (typeof boostKinds)[number];

/**
 * Limits of an activity (decisions 2.10); durations in hours, helps by one member per day and per activity.
 */
export const boostLimits = {
  helps: { min: 2, max: 50, usual: 8 },
  duration: { min: 1, max: 72, usual: 24 },
  newUserWeight: { min: 1, max: 3, usual: 2 },
  orderHours: { min: 1, max: 72, usual: 24 },
  helpsPerDay: 3,
  helpsPerActivity: 1,
  launchesPerMember: 1,
  /** Helps per day from one device and from one IP address. */
  perDevice: 3,
  perAddress: 10,
  /** A member is new for this many hours after registering, as long as they have no order. */
  newUserHours: 24,
  /** Hours until a red envelope can be withdrawn, and days until it expires. */
  holdHours: 24,
  envelopeDays: 90,
  /** The floor price is at least this share of the supply price, basis points. */
  floorOfSupply: 5000,
} as const;

export const launchStatuses = [
  'active',
  'reached',
  'ordered',
  'done',
  'expired',
  'lapsed',
  'frozen',
  'void',
] as const;
export type LaunchStatus = (typeof launchStatuses)[number];

type Rule = {
  by: readonly ('buyer' | 'shop' | 'system' | 'platform')[];
  from: readonly LaunchStatus[];
  to: LaunchStatus;
};

/**
 * The states of a launch as one table (decisions 2.10). Money and coupons are `done` with the goal; a price
 * cut waits for its order.
 */
export const launchMoves = {
  reach: { by: ['buyer'], from: ['active'], to: 'reached' },
  grant: { by: ['system'], from: ['active'], to: 'done' },
  order: { by: ['buyer'], from: ['active', 'reached'], to: 'ordered' },
  orderEnds: { by: ['system'], from: ['ordered'], to: 'lapsed' },
  finish: { by: ['system'], from: ['ordered'], to: 'done' },
  takeBack: { by: ['shop'], from: ['done'], to: 'ordered' },
  expire: { by: ['system'], from: ['active'], to: 'expired' },
  lapse: { by: ['system'], from: ['reached'], to: 'lapsed' },
  freeze: { by: ['platform'], from: ['active', 'reached'], to: 'frozen' },
  thaw: { by: ['platform'], from: ['frozen'], to: 'active' },
  thawReached: { by: ['platform'], from: ['frozen'], to: 'reached' },
  void: { by: ['platform'], from: ['frozen'], to: 'void' },
  revoke: { by: ['platform'], from: ['done'], to: 'void' },
} as const satisfies Record<string, Rule>;

/** Launches that can still succeed: each reserves its piece, its envelope or its coupon. */
export const runningLaunches = ['active', 'reached', 'frozen'] as const satisfies readonly LaunchStatus[];

/**
 * Reasons why somebody cannot launch an activity, and why they cannot help a launch: refusals with the same
 * words.
 */
export const launchRefusals = [
  'campaign.notHere',
  'boost.notRunning',
  'boost.gone',
  'boost.launchLimit',
  'boost.phoneMissing',
] as const satisfies readonly RefusalKey[];
export const helpRefusals = [
  'boost.over',
  'boost.frozen',
  'boost.own',
  'boost.helped',
  'boost.phoneMissing',
  'boost.helpsToday',
  'boost.helpsHere',
  'boost.device',
  'boost.address',
] as const satisfies readonly RefusalKey[];

/**
 * A red envelope as its owner sees it: `used` while it is on its way to their account, wholly or in part,
 * `withdrawn` when it arrived there.
 */
export const envelopeStatuses = ['pending', 'available', 'used', 'withdrawn', 'expired', 'revoked'] as const;
export type EnvelopeStatus = (typeof envelopeStatuses)[number];

const isSeed = /^[0-9a-f]{32}$/;

/**
 * The cuts of a launch: how much each of `helps` helps takes off `difference`, in minor units. Planned once
 * at launch from the seed, 32 hexadecimal digits, and never drawn again (decisions 2.10). Each is at least 1,
 * earlier ones weigh more, and their sum is exactly the difference, so that the last help reaches the goal.
 * The browser computes the same plan once the seed is published. Throws RangeError for another seed, or a
 * difference of less than one unit a help.
 */
export const cutPlan = (seed: string, helps: number, difference: Money): Money[] => {
  if (!isSeed.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.');
  if (difference < helps) throw new RangeError(`${difference} cannot be cut in ${helps}.`);
  const next = numbersFrom(seed);
  const weights = Array.from({ length: helps }, (_, index) => (helps - index) * 2 ** 32 + next());
  return split(money(difference - helps), weights).map((part) => plus(part, money(1)));
};

/**
 * The text whose hash is displayed at launch: `SHA-256(seed:cut,cut,…)`, so that the plan is fixed before
 * anybody helps.
 */
export const planText = (seed: string, plan: readonly number[]): string => `${seed}:${plan.join(',')}`;

/**
 * Pseudo-random 32-bit numbers, the same on every machine: sfc32 (C. Doty-Humphrey, PractRand), with the seed
 * as its state.
 */
const numbersFrom = (seed: string): (() => number) => {
  let [a = 0, b = 0, c = 0, counter = 0] = [0, 8, 16, 24].map((at) =>
    Number.parseInt(seed.slice(at, at + 8), 16),
  );
  const next = (): number => {
    const drawn = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + drawn) | 0;
    return drawn >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
};

/**
 * How many helps of the plan one helper counts for: a new member for several, never for more than are left.
 */
export const unitsOf = (helper: { readonly isNew: boolean }, newUserWeight: number, left: number): number =>
  Math.min(left, helper.isNew ? newUserWeight : 1);

/** The sum of the cuts of `units` helps after the first `helps`. */
export const cutOf = (plan: readonly Money[], helps: number, units: number): Money =>
  sum(plan.slice(helps, helps + units));
