import { staff } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/**
 * Points within a number of seconds, per key (decisions 2.18, reliability 3.4). The one table of limits. A local
 * one is counted by each process for itself: it is taken by every request and protects the process.
 */
export const limitTable = {
  smsPerNumber: { points: 1, seconds: 60 },
  smsPerNumberDay: { points: 10, seconds: 86_400 },
  smsPerAddressDay: { points: 20, seconds: 86_400 },
  smsAll: { points: 500, seconds: 3600 },
  /** Passwords, by strangers: at one number from anywhere, then a code is asked (member/accounts/password-gate.ts). */
  loginPerNumber: { points: 10, seconds: 86_400 },
  /** The growing delay between two of them; its seconds are set with each. */
  loginPause: { points: 1, seconds: 60 },
  /** What failed from one machine, and from one network, at any number. */
  loginPerAddress: { points: 30, seconds: 3600 },
  loginPerNetwork: { points: 120, seconds: 3600 },
  /** A member in a browser where they signed in before. */
  loginPerBrowser: { points: 5, seconds: 900 },
  registerPerAddress: { points: 5, seconds: 3600 },
  /** Tries of the link that makes the first operator. */
  setupPerAddress: { points: 30, seconds: 3600 },
  smsPerMemberDay: { points: 10, seconds: 86_400 },
  proofPerMember: { points: 5, seconds: 900 },
  /** Wrong second factors of one account, over all its tickets and sessions. */
  secondFactorPerMember: { points: 10, seconds: 900 },
  emailPerMember: { points: 1, seconds: 60 },
  emailPerMemberDay: { points: 10, seconds: 86_400 },
  emailPerTargetDay: { points: 5, seconds: 86_400 },
  exportPerMember: { points: 5, seconds: 3600 },
  staffSearch: { points: staff.searchesPerHour, seconds: 3600 },
  /** Invitations to work in a shop, and those to one number from all shops. */
  invitePerShopDay: { points: 50, seconds: 86_400 },
  invitePerNumberDay: { points: 5, seconds: 86_400 },
  exportKey: { points: 60, seconds: 3600 },
  /** Shop codes that do not exist, wherever they are tried (shop-code-guard.ts). */
  wrongShopCode: { points: 30, seconds: 600 },
  upload: { points: 30, seconds: 60 },
  film: { points: 6, seconds: 60 },
  installer: { points: 120, seconds: 60 },
  qrCode: { points: 60, seconds: 3600 },
  orderLink: { points: 120, seconds: 60 },
  orderPerMember: { points: 20, seconds: 60 },
  /** What a member says in conversations: in one, in all, and in a day. */
  talkPerConversation: { points: 20, seconds: 60 },
  talkPerMember: { points: 40, seconds: 60 },
  talkPerMemberDay: { points: 1000, seconds: 86_400 },
  couponPerMember: { points: 20, seconds: 60 },
  boostPerMember: { points: 30, seconds: 60 },
  seckillPerMember: { points: 2, seconds: 1 },
  /** An offer names a member by their number, and the answer reveals when there is none. */
  offerPerMember: { points: 20, seconds: 3600 },
  offerPerShopDay: { points: 100, seconds: 86_400 },
  /** Names and numbers of the people behind wanted purchases. */
  contactPerMember: { points: 60, seconds: 3600 },
  wantPerAddress: { points: 10, seconds: 3600 },
  telemetry: { points: 60, seconds: 60 },
  /**
   * Pages that one address counts for one version of a remote, and values of each vital
   * (telemetry/counts.ts).
   */
  telemetryPages: { points: 5, seconds: 86_400 },
  /** A gateway calls for all buyers from a few addresses. */
  notice: { points: 12_000, seconds: 60 },
  all: { points: 1200, seconds: 60 },
  /** What one member asks from many addresses, and all staff of a shop together in its office. */
  member: { points: 1200, seconds: 60, local: true },
  office: { points: 6000, seconds: 60, local: true },
} as const;
export type LimitName = keyof typeof limitTable;

export type Limits = {
  /** Takes a point and returns how many are taken; throws tooFast with the seconds to wait. */
  take: (name: LimitName, key: string) => Promise<number>;
  giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Leaves no point for some seconds. */
  pause: (name: LimitName, key: string, seconds: number) => Promise<void>;
  /** Throws tooFast when no point is left, without taking one. */
  check: (name: LimitName, key: string) => Promise<void>;
  forget: (name: LimitName, key: string) => Promise<void>;
  /** How many points are left. */
  left: (name: LimitName, key: string) => Promise<number>;
};

export const noLimits: Limits = {
  take: async () => 0,
  giveBack: async () => {},
  pause: async () => {},
  check: async () => {},
  forget: async () => {},
  left: async (name) => limitTable[name].points,
};

/** Limits in memory, or in Redis with memory as the fallback when Redis is lost. */
export const createLimits = (redis: Redis | null): Limits => {
  const limiters = new Map(
    Object.entries(limitTable).map(([name, limit]) => {
      const options = { keyPrefix: `limit:${name}`, points: limit.points, duration: limit.seconds };
      const memory = new RateLimiterMemory(options);
      return [
        name,
        redis === null || 'local' in limit
          ? memory
          : new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory }),
      ];
    }),
  );
  const of = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (limiter === undefined) throw new Error(`No such limit: ${name}`);
    return limiter;
  };
  const tooFast = (ms: number) => new Refusal('tooFast', { retryAfter: Math.max(1, Math.ceil(ms / 1000)) });
  return {
    take: async (name, key) => {
      try {
        return (await of(name).consume(key)).consumedPoints;
      } catch (rejected) {
        if (rejected instanceof Error) throw rejected;
        throw tooFast(waitOf(rejected));
      }
    },
    giveBack: async (name, key) => {
      await of(name).reward(key);
    },
    pause: async (name, key, seconds) => {
      await of(name).set(key, limitTable[name].points, seconds);
    },
    check: async (name, key) => {
      const state = await of(name).get(key);
      if (state !== null && state.consumedPoints >= limitTable[name].points)
        throw tooFast(state.msBeforeNext);
    },
    forget: async (name, key) => {
      await of(name).delete(key);
    },
    left: async (name, key) => {
      const state = await of(name).get(key);
      return Math.max(0, limitTable[name].points - (state?.consumedPoints ?? 0));
    },
  };
};

const waitOf = (rejected: unknown): number => {
  const wait =
    typeof rejected === 'object' && rejected !== null ? Reflect.get(rejected, 'msBeforeNext') : undefined;
  return typeof wait === 'number' ? wait : 1000;
};
