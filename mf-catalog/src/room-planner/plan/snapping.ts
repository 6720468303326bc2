import type { Point, Room } from '@mall/contract/catalog/design';
import {
  cornersOf,
  directionOf,
  dot,
  minus,
  normalOf,
  plus,
  scaled,
  type Segment,
  sidesOf,
  spanAlong,
} from './geometry.ts';
import type { Piece } from './warnings.ts';

/** A guide line to draw during a drag: the piece is aligned with it. */
export type Guide = { readonly axis: 'x' | 'y'; readonly at: number };
export type Snapped = Point & { readonly guides: readonly Guide[] };

/**
 * The snapped position of a dragged piece: flush with a wall nearer than 12 cm, else in line with a piece
 * nearer than 6 cm, else on the next whole centimetre; each direction separately. The piece is passed at the
 * pointer's position.
 */
export const snap = (piece: Piece, rooms: readonly Room[], others: readonly Piece[]): Snapped => {
  const walled = rooms
    .flatMap(({ polygon }) => sidesOf(polygon))
    .reduce(pulledTo, { piece, x: false, y: false });
  const lines = linesOf(others.filter(({ id, mount }) => id !== piece.id && mount === piece.mount));
  const x = walled.x ? null : nearestLine(walled.piece, 'x', lines.x);
  const y = walled.y ? null : nearestLine(walled.piece, 'y', lines.y);
  return {
    x: Math.round(walled.x ? walled.piece.x : x === null ? toCentimetre(piece.x) : piece.x + x.move),
    y: Math.round(walled.y ? walled.piece.y : y === null ? toCentimetre(piece.y) : piece.y + y.move),
    guides: [x && { axis: 'x' as const, at: x.at }, y && { axis: 'y' as const, at: y.at }].filter(
      (guide) => guide !== null,
    ),
  };
};

/**
 * The rotation that puts a piece's back against the nearest wall; null when no wall is within half a metre of
 * it.
 */
export const leaning = (piece: Piece, rooms: readonly Room[]): number | null => {
  const near = rooms
    .flatMap(({ polygon }) => sidesOf(polygon))
    .map((wall) => ({
      wall,
      gap: dot(minus(piece, wall[0]), normalOf(wall)) - Math.max(piece.w, piece.d) / 2,
    }))
    .filter(({ wall, gap }) => Math.abs(gap) < 500 && isBeside(piece, wall))
    .sort((a, b) => a.gap - b.gap)[0];
  if (near === undefined) return null;
  const inward = normalOf(near.wall);
  // Without rotation the front faces down the screen, along (0, 1).
  return (Math.round((Math.atan2(-inward.x, inward.y) * 180) / Math.PI) + 360) % 360;
};

type SelectionFrame = { readonly piece: Piece; readonly x: boolean; readonly y: boolean };

/** Snaps to this wall if it is near and the direction is still free. */
const pulledTo = (held: SelectionFrame, wall: Segment): SelectionFrame => {
  const inward = normalOf(wall);
  const gap = spanAlong(cornersOf(held.piece), inward)[0] - dot(wall[0], inward);
  const alongX = Math.abs(inward.x) > 0.01;
  const alongY = Math.abs(inward.y) > 0.01;
  if (Math.abs(gap) > wallReach || (alongX && held.x) || (alongY && held.y) || !isBeside(held.piece, wall))
    return held;
  const piece = { ...held.piece, ...plus(held.piece, scaled(inward, -gap)) };
  return { piece, x: held.x || alongX, y: held.y || alongY };
};

/** Whether the wall is opposite the piece and does not end before it. */
const isBeside = (piece: Piece, wall: Segment): boolean => {
  const along = directionOf(wall);
  const [from, to] = spanAlong(cornersOf(piece), along);
  const [start, end] = [dot(wall[0], along), dot(wall[1], along)];
  return to > start && from < end;
};

type Lines = { readonly x: readonly number[]; readonly y: readonly number[] };

/** The edges and the centre lines of the other pieces. */
const linesOf = (pieces: readonly Piece[]): Lines => ({
  x: pieces.flatMap((piece) => [...edgesOf(piece, 'x'), piece.x]),
  y: pieces.flatMap((piece) => [...edgesOf(piece, 'y'), piece.y]),
});

const edgesOf = (piece: Piece, axis: 'x' | 'y') =>
  spanAlong(cornersOf(piece), axis === 'x' ? { x: 1, y: 0 } : { x: 0, y: 1 });

const nearestLine = (
  piece: Piece,
  axis: 'x' | 'y',
  lines: readonly number[],
): { move: number; at: number } | null =>
  [...edgesOf(piece, axis), piece[axis]]
    .flatMap((edge) => lines.map((at) => ({ move: at - edge, at })))
    .filter(({ move }) => Math.abs(move) <= pieceReach)
    .sort((a, b) => Math.abs(a.move) - Math.abs(b.move))[0] ?? null;

const toCentimetre = (mm: number): number => Math.round(mm / 10) * 10;

const wallReach = 120;
const pieceReach = 60;
