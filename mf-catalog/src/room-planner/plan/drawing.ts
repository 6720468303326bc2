import { type Point, planLimits } from '@mall/contract/catalog/design';
import {
  areaOf,
  clockwise,
  directionOf,
  dot,
  isSimple,
  lengthOf,
  minus,
  normalOf,
  type Polygon,
  sidesOf,
} from './geometry.ts';

/** Corners of a hand-drawn room are on a grid of 5 cm. */
export const gridMm = 50;
/** The deviation from a right angle, and from the first corner's line, that snaps. */
const straightDegrees = 9;
const alignMm = 150;

/**
 * The next corner for a pointer position: on the grid, at a right angle to the axes when it is nearly so, and
 * in line with the first corner, so that the last wall is straight too. `free` snaps only to the grid.
 */
export const cornerAt = (corners: Polygon, hand: Point, free = false): Point => {
  const near = { x: onGrid(hand.x), y: onGrid(hand.y) };
  const [first, last] = [corners[0], corners.at(-1)];
  if (free || first === undefined || last === undefined) return near;
  const { x, y } = minus(hand, last);
  const slope = Math.tan((straightDegrees * Math.PI) / 180);
  const flat = Math.abs(y) <= Math.abs(x) * slope;
  const upright = !flat && Math.abs(x) <= Math.abs(y) * slope;
  const inLine = (mm: number, with_: number) => (Math.abs(mm - with_) <= alignMm ? with_ : mm);
  return {
    x: upright ? last.x : corners.length > 1 ? inLine(near.x, first.x) : near.x,
    y: flat ? last.y : corners.length > 1 ? inLine(near.y, first.y) : near.y,
  };
};

/** Adds a corner; a wall that is too short adds none. */
export const withCorner = (corners: Polygon, corner: Point): Polygon => {
  const last = corners.at(-1);
  const short = last !== undefined && lengthOf(minus(corner, last)) < planLimits.wall.min;
  return short || corners.length >= planLimits.corners.max ? corners : [...corners, corner];
};

/** Whether the pointer is within `reach` mm of the first corner, and there are enough corners to close. */
export const closes = (corners: Polygon, hand: Point, reach: number): boolean => {
  const [first] = corners;
  return (
    first !== undefined && corners.length >= planLimits.corners.min && lengthOf(minus(hand, first)) <= reach
  );
};

export type Drawn = { readonly polygon: Polygon } | { readonly problem: 'few' | 'short' | 'crossing' };

/**
 * The room with these corners, or why they do not form one. A corner in the middle of a straight wall is left
 * out.
 */
export const drawn = (corners: Polygon): Drawn => {
  const polygon = clockwise(corners.filter((_, index) => !isStraight(corners, index)));
  if (polygon.length < planLimits.corners.min || areaOf(polygon) === 0) return { problem: 'few' };
  if (!isSimple(polygon)) return { problem: 'crossing' };
  const long = sidesOf(polygon).every(([a, b]) => lengthOf(minus(b, a)) >= planLimits.wall.min);
  return long ? { polygon } : { problem: 'short' };
};

/** Whether the wall continues straight at this corner. */
const isStraight = (corners: Polygon, index: number): boolean => {
  const count = corners.length;
  const [before, here, after] = [
    corners[(index + count - 1) % count],
    corners[index],
    corners[(index + 1) % count],
  ];
  if (before === undefined || here === undefined || after === undefined) return false;
  const off = dot(minus(after, here), normalOf([before, here]));
  return Math.abs(off) < 1 && dot(minus(after, here), directionOf([before, here])) > 0;
};

const onGrid = (mm: number): number => {
  const most = planLimits.coordinate;
  return Math.max(-most, Math.min(most, Math.round(mm / gridMm) * gridMm)) + 0;
};
