import { type Opening, type Point, planLimits, type Room } from '@mall/contract/catalog/design';
import {
  clockwise,
  directionOf,
  dot,
  isSimple,
  lengthOf,
  minus,
  normalOf,
  plus,
  scaled,
  type Segment,
  sidesOf,
} from './geometry.ts';

/** A rectangle with its upper left corner at a point. */
export const rectangle = ({ x, y }: Point, width: number, depth: number): Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
];

/**
 * Moves a wall along its normal by this many millimetres, inwards when positive; null when the result is not
 * a room.
 */
export const withWallMoved = (room: Room, wall: number, by: number): Room | null => {
  const side = sidesOf(room.polygon)[wall];
  if (side === undefined) return null;
  const move = scaled(normalOf(side), by);
  const next = (wall + 1) % room.polygon.length;
  return reshaped(
    room,
    room.polygon.map((corner, index) =>
      index === wall || index === next ? rounded(plus(corner, move)) : corner,
    ),
  );
};

/** Moves a corner; null when the result is not a room. */
export const withCornerAt = (room: Room, corner: number, to: Point): Room | null =>
  reshaped(
    room,
    room.polygon.map((point, index) => (index === corner ? rounded(to) : point)),
  );

/** Sets the length of a wall: its end moves along it, and the next wall moves with it. */
export const withWallLength = (room: Room, wall: number, length: number): Room | null => {
  const side = sidesOf(room.polygon)[wall];
  const next = sidesOf(room.polygon)[(wall + 1) % room.polygon.length];
  if (side === undefined || next === undefined) return null;
  const move = scaled(directionOf(side), length - lengthOf(minus(side[1], side[0])));
  const count = room.polygon.length;
  const ends = [(wall + 1) % count, (wall + 2) % count];
  return reshaped(
    room,
    room.polygon.map((corner, index) => (ends.includes(index) ? rounded(plus(corner, move)) : corner)),
  );
};

/** Splits a wall at its middle, so that one half can be moved. */
export const withWallSplit = (room: Room, wall: number): Room | null => {
  const side = sidesOf(room.polygon)[wall];
  if (side === undefined || room.polygon.length >= planLimits.corners.max) return null;
  const middle = rounded(scaled(plus(side[0], side[1]), 1 / 2));
  const cut = lengthOf(minus(middle, side[0]));
  const openings = room.openings.map((opening) => {
    if (opening.wall < wall) return opening;
    if (opening.wall > wall) return { ...opening, wall: opening.wall + 1 };
    return opening.at < cut ? opening : { ...opening, wall: wall + 1, at: opening.at - cut };
  });
  const polygon = room.polygon.toSpliced(wall + 1, 0, middle);
  return reshaped({ ...room, openings }, polygon);
};

/**
 * The position on a wall where an opening of this width is nearest to a point, with 5 cm of wall on either
 * side; null when the wall is too short.
 */
export const openingAt = (wall: Segment, point: Point, width: number): number | null => {
  const length = lengthOf(minus(wall[1], wall[0]));
  const least = width / 2 + reveal;
  if (length < 2 * least) return null;
  return Math.round(Math.max(least, Math.min(length - least, dot(minus(point, wall[0]), directionOf(wall)))));
};

/** The room with these corners if they form one; its openings stay as near as possible to where they were. */
const reshaped = (room: Room, polygon: readonly Point[]): Room | null => {
  const walls = sidesOf(polygon);
  const long = walls.every(([a, b]) => lengthOf(minus(b, a)) >= planLimits.wall.min);
  if (!long || !isSimple(polygon) || clockwise(polygon) !== polygon) return null;
  const openings = room.openings.flatMap((opening): Opening[] => {
    const wall = walls[opening.wall];
    const at = wall && openingAt(wall, plus(wall[0], scaled(directionOf(wall), opening.at)), opening.width);
    return at === undefined || at === null ? [] : [{ ...opening, at }];
  });
  return { ...room, polygon, openings };
};

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

const reveal = 50;
