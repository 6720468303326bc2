import type { Sku } from './sku-choice.ts';

type Box = Sku['boxes'][number];
export type Parcel = Box & { count: number };

/** Boxes of one size are one line; the largest first. Sizes in mm. */
export const parcelsOf = (boxes: readonly Box[]): Parcel[] => {
  const by = new Map<string, Parcel>();
  for (const box of boxes) {
    const key = [box.w, box.d, box.h, box.kg].join();
    by.set(key, { ...box, count: (by.get(key)?.count ?? 0) + 1 });
  }
  return [...by.values()].sort((a, b) => b.w * b.d * b.h - a.w * a.d * a.h);
};

/** Space for hands and the frame, mm. */
const hands = 20;
const doorHeight = 2000;

/**
 * The narrowest door, in whole cm, through which a box can be carried: upright or on its side, longest edge ahead,
 * under a lintel of two metres.
 */
export const doorFor = ({ w, d, h }: Pick<Box, 'w' | 'd' | 'h'>): number => {
  const [least = 0, middle = 0] = [w, d, h].sort((a, b) => a - b);
  const across = middle <= doorHeight ? least : middle;
  return Math.ceil((across + hands) / 10);
};
