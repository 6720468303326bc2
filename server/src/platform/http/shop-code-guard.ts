import { Refusal } from '@mall/contract/core/refusals';
import type { Limits } from './rate-limits.ts';
import { machineOf } from './network-of.ts';
import { clock } from '../clock/clock.ts';

export type ShopCodeGuard = {
  /** Tells that a code was looked up for an address, and whether it opens a shop. Throws tooFast where too many did not. */
  readonly check: (ip: string, code: string, opens: boolean) => Promise<void>;
  /** Whether an address has tried too many. */
  readonly isClosed: (ip: string) => boolean;
};

const mostKept = 20_000;
const kept = new WeakMap<Limits, ShopCodeGuard>();

/**
 * Keeps a machine from finding shop codes by trying, wherever a code is taken. Only codes that do not exist count, each
 * once, so that a stale code in a browser costs one point. When they are used up a code that is new to this machine is refused
 * whether it exists or not: otherwise the refusal would tell. What it had found before stays open.
 */
export const shopCodeGuard = (limits: Limits): ShopCodeGuard => {
  const guard = kept.get(limits) ?? createGuard(limits);
  kept.set(limits, guard);
  return guard;
};

const createGuard = (limits: Limits, now = clock.nowMs): ShopCodeGuard => {
  const closed = new Map<string, number>();
  const known = new Set<string>();
  const waitFor = (machine: string): number => (closed.get(machine) ?? 0) - now();

  /** Remembered here, so that a code that exists costs no question to Redis. */
  const takeOrClose = async (machine: string, pair: string): Promise<void> => {
    try {
      await limits.take('wrongShopCode', machine);
    } catch (error) {
      known.delete(pair);
      if (error instanceof Refusal) {
        if (closed.size >= mostKept) closed.clear();
        closed.set(machine, now() + waitOf(error.detail) * 1000);
      }
      throw error;
    }
  };

  return {
    check: async (ip, code, opens) => {
      const machine = machineOf(ip);
      const pair = `${machine} ${code}`;
      if (known.has(pair)) return;
      const wait = waitFor(machine);
      if (wait > 0) throw new Refusal('tooFast', { retryAfter: Math.ceil(wait / 1000) });
      if (known.size >= mostKept) known.clear();
      known.add(pair); // before the count: a page asks several things at once
      if (!opens) await takeOrClose(machine, pair);
    },
    isClosed: (ip) => closed.size > 0 && waitFor(machineOf(ip)) > 0,
  };
};

const waitOf = (detail: unknown): number =>
  typeof detail === 'object' && detail !== null ? Number(Reflect.get(detail, 'retryAfter')) || 1 : 1;
