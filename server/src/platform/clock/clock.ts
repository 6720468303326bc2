/** An answer that took longer tells the time too inexactly, unless there is none yet. */
const exactMs = 250;

let known: { readonly databaseMs: number; readonly at: number } | undefined;

/**
 * The time of the mall: what the database's clock said last and what has passed since, which setting this
 * machine's clock does not change. So processes whose clocks differ agree on what has begun and what has
 * expired, with each other and with `now()` in a statement. The embedded database shares the process's own clock.
 */
export const clock = {
  /** Milliseconds since 1970, UTC. */
  nowMs: (): number =>
    known === undefined ? Date.now() : Math.round(known.databaseMs + performance.now() - known.at),

  now: (): Date => new Date(clock.nowMs()),

  /** How far the clock of this machine is ahead of the mall's. */
  machineAheadMs: (): number => Date.now() - clock.nowMs(),

  /**
   * Takes over the time that the database told (ms since 1970) in answer to a question which was sent at
   * `askedAt` (performance.now()), if it contradicts the known one by more than the answer was under way.
   */
  learn: (toldMs: number, askedAt: number): void => {
    const at = performance.now();
    const inexact = (at - askedAt) / 2;
    const databaseMs = toldMs + inexact;
    const differs = known === undefined ? Infinity : Math.abs(databaseMs - clock.nowMs());
    if (known === undefined || (inexact <= exactMs && differs > inexact)) known = { databaseMs, at };
  },
};
