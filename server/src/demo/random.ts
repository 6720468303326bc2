export type Random = {
  /** A whole number from min to max, both included. */
  int: (min: number, max: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  chance: (percent: number) => boolean;
};

/** The same numbers at every start (mulberry32), so that the demo mall always looks the same. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (list) => list[int(0, list.length - 1)] ?? list[0],
    chance: (percent) => next() * 100 < percent,
  };
};
