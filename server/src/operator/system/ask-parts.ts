import type { Output } from '@mall/contract/operations';
import type { SystemPart } from '@mall/contract/operator/system';
import { late } from '../../platform/breaker/late.ts';

type Answered = Output<'mallSystem.show'>['parts'][number];

/** A part that takes longer is away. */
const patienceMs = 1500;

/** Asks each part once, side by side, and tells which answered and how long that took. Null: this mall has none. */
export const askParts = (
  asks: Readonly<Record<SystemPart, (() => Promise<unknown>) | null>>,
): Promise<Answered[]> =>
  Promise.all(
    Object.entries(asks).map(async ([name, ask]): Promise<Answered> => {
      const part = name as SystemPart; // a key of the record
      if (ask === null) return { part, state: 'none', ms: null };
      const began = performance.now();
      try {
        await Promise.race([ask(), late(patienceMs)]);
        return { part, state: 'up', ms: Math.round(performance.now() - began) };
      } catch {
        return { part, state: 'away', ms: null };
      }
    }),
  );
