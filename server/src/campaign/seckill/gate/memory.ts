import { type Ask, type Gate, longestUnderWayMs, mostUnderWay, placeKeptMs, type Verdict } from './gate.ts';
import { createLine, type Line } from './line.ts';
import { clock } from '../../../platform/clock/clock.ts';

type Hall = {
  left: number;
  /** Pieces that may come back: unpaid, or under way. */
  unpaid: number;
  buyers: Map<string, number>;
  underWay: Map<string, { qty: number; since: number }>;
  line: Line;
  lastNumber: number;
  pruned: number;
  version: number;
  seen: Seen;
  /** Every buyer has a session that was seen. */
  covered: boolean;
};
/** Members who were let in or have a place. */
type Seen = { readonly users: Set<string>; readonly sessions: Set<string> };

const pruneMs = 250;

/** A gate for one process. The script of `redis.ts` does the same for several. */
export const createMemoryGate = (now: () => number = clock.nowMs): Gate => {
  const halls = new Map<string, Hall>();
  let versions = 0;

  const prune = (hall: Hall): void => {
    if (now() - hall.pruned < pruneMs) return;
    hall.pruned = now();
    hall.line.forget(now() - placeKeptMs);
  };
  const placeOf = (hall: Hall, { userId, number }: Ask): { number: number; ahead: number } => {
    prune(hall);
    const held = hall.line.numberOf(userId) ?? number ?? nextNumber(hall);
    return { number: held, ahead: hall.line.ahead(held) };
  };
  const nextNumber = (hall: Hall): number => Math.max(hall.lastNumber + 1, now() * 1000);

  const judge = (hall: Hall, ask: Ask): Verdict => {
    const { userId, qty, perUser } = ask;
    const bought = hall.buyers.get(userId) ?? 0;
    const who = { known: bought > 0, underWay: hall.underWay.has(userId) };
    if (bought + qty > perUser) return { kind: 'quota', ...who };
    if (hall.left + hall.unpaid <= 0 && hall.line.size() === 0) return { kind: 'soldOut', ...who };
    const { number, ahead } = placeOf(hall, ask);
    if (hall.left - ahead >= qty && hall.underWay.size < mostUnderWay) {
      hall.left -= qty;
      hall.unpaid += qty;
      hall.buyers.set(userId, bought + qty);
      hall.underWay.set(userId, { qty: (hall.underWay.get(userId)?.qty ?? 0) + qty, since: now() });
      hall.line.leave(userId);
      return { kind: 'admitted' };
    }
    if (ahead + qty > hall.left + hall.unpaid) {
      hall.line.leave(userId);
      return { kind: 'soldOut', ...who };
    }
    hall.line.stand(userId, number, now());
    hall.lastNumber = Math.max(hall.lastNumber, number);
    return { kind: 'waiting', number, position: ahead + 1, soon: hall.left > 0 };
  };

  const admit = (hall: Hall, ask: Ask): Verdict => {
    const verdict = judge(hall, ask);
    if ('known' in verdict && !verdict.known) return verdict;
    hall.seen.users.add(ask.userId);
    if (ask.session !== null) hall.seen.sessions.add(ask.session);
    return verdict;
  };

  return {
    admit: async (ask) => {
      const hall = halls.get(ask.activityId);
      return hall === undefined ? { kind: 'unknown' } : admit(hall, ask);
    },
    full: async (activityId, session) => {
      const hall = halls.get(activityId);
      if (hall === undefined || !hall.covered || hall.line.size() < hall.left + hall.unpaid) return false;
      return session === null || !hall.seen.sessions.has(session);
    },
    settle: async ({ activityId, userId, qty }, sold) => {
      const hall = halls.get(activityId);
      const moving = hall?.underWay.get(userId);
      if (hall === undefined || moving === undefined) return;
      hall.version = versions += 1;
      if (moving.qty > qty) moving.qty -= qty;
      else hall.underWay.delete(userId);
      if (sold) return;
      hall.left += qty;
      hall.unpaid -= qty;
      hall.buyers.set(userId, (hall.buyers.get(userId) ?? 0) - qty);
    },
    version: async (activityId) => halls.get(activityId)?.version ?? 0,
    refill: async (activityId, { left, unpaid, buyers }, version) => {
      const hall = halls.get(activityId);
      for (const [user, { since }] of hall?.underWay ?? [])
        if (now() - since > longestUnderWayMs) hall?.underWay.delete(user);
      if (hall !== undefined && (hall.underWay.size > 0 || hall.version !== version)) return;
      const seen: Seen = hall?.seen ?? { users: new Set(), sessions: new Set() };
      halls.set(activityId, {
        seen,
        covered: Object.keys(buyers).every((user) => seen.users.has(user)),
        left,
        unpaid,
        buyers: new Map(Object.entries(buyers)),
        underWay: new Map(),
        line: hall?.line ?? createLine(),
        lastNumber: hall?.lastNumber ?? 0,
        pruned: hall?.pruned ?? 0,
        version: hall?.version ?? 0,
      });
    },
  };
};
