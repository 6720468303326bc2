import type { Mount, Point, Room } from '@mall/contract/catalog/design';
import { sweepOf } from './doors.ts';
import {
  cornersOf,
  dot,
  type Footprint,
  isWithin,
  partingMove,
  type Polygon,
  plus,
  scaled,
  spanAlong,
} from './geometry.ts';

/** A piece as placed: an item of the plan with the size and the layer of its SKU, or of the own piece. */
export type Piece = Footprint & {
  readonly id: string;
  readonly mount: Mount;
  readonly locked: boolean;
  /** A seat may go under a table. */
  readonly role?: 'seat' | 'table' | undefined;
};

export type Warning = {
  readonly kind: 'outside' | 'overlap' | 'door';
  readonly pieceId: string;
  /** The piece or the door that it collides with. */
  readonly with: string | null;
  /**
   * The shortest straight move left, right, up or down after which this piece is free; null when there is
   * none.
   */
  readonly fix: Point | null;
};

/** All problems of the positions of the pieces: through a wall, into another piece, in the way of a door. */
export const warningsOf = (rooms: readonly Room[], pieces: readonly Piece[]): Warning[] => {
  const floor = floorOf(rooms, pieces);
  return pieces.flatMap((piece, index) =>
    troublesOf(piece, floor, pieces.slice(0, index)).map(({ kind, obstacle }) => ({
      kind,
      pieceId: piece.id,
      with: obstacle?.id ?? null,
      fix: piece.locked ? null : fixOf(piece, obstacle?.shape ?? null, floor),
    })),
  );
};

/** Whether a piece is free at the given position. */
export const standsFree = (piece: Piece, rooms: readonly Room[], pieces: readonly Piece[]): boolean => {
  const floor = floorOf(rooms, pieces);
  return troublesOf(piece, floor, pieces).length === 0;
};

type Obstacle = { readonly id: string; readonly shape: Polygon };
type Floor = {
  readonly rooms: readonly Room[];
  readonly sweeps: readonly Obstacle[];
  readonly pieces: readonly Piece[];
};

const floorOf = (rooms: readonly Room[], pieces: readonly Piece[]): Floor => ({
  rooms,
  pieces,
  sweeps: rooms.flatMap((room) =>
    room.openings.flatMap((opening) => {
      const shape = sweepOf(room, opening);
      return shape === null ? [] : [{ id: opening.id, shape }];
    }),
  ),
});

type Trouble = { readonly kind: Warning['kind']; readonly obstacle: Obstacle | null };

const troublesOf = (piece: Piece, floor: Floor, others: readonly Piece[]): Trouble[] => {
  const shape = cornersOf(piece);
  const outside = floor.rooms.some(({ polygon }) => isWithin(polygon, shape))
    ? []
    : [{ kind: 'outside', obstacle: null } as const];
  const met = others
    .filter((other) => other.id !== piece.id && collides(piece, other))
    .map((other) => ({ id: other.id, shape: cornersOf(other) }))
    .filter((other) => partingMove(shape, other.shape) !== null)
    .map((obstacle) => ({ kind: 'overlap', obstacle }) as const);
  const doors =
    piece.mount === 'floor' ? floor.sweeps.filter((sweep) => partingMove(shape, sweep.shape) !== null) : [];
  return [...outside, ...met, ...doors.map((obstacle) => ({ kind: 'door', obstacle }) as const)];
};

/**
 * Rugs are under everything and lamps hang over everything; standing pieces and pieces on the wall collide
 * only with their own kind.
 */
const collides = (one: Piece, other: Piece): boolean =>
  one.mount === other.mount &&
  (one.mount === 'floor' || one.mount === 'wall') &&
  !tucks(one, other) &&
  !tucks(other, one);

const tucks = (one: Piece, other: Piece): boolean => one.role === 'seat' && other.role === 'table';

const fixOf = (piece: Piece, obstacle: Polygon | null, floor: Floor): Point | null => {
  const shape = cornersOf(piece);
  const moves = (obstacle === null ? floor.rooms.map(({ polygon }) => polygon) : [obstacle])
    .flatMap((other) => (obstacle === null ? movesInto(shape, other) : movesPast(shape, other)))
    .sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y));
  return (
    moves.find((move) => troublesOf({ ...piece, ...plus(piece, move) }, floor, floor.pieces).length === 0) ??
    null
  );
};

/** Straight moves after which the shape is beyond the other, in whole centimetres. */
const movesPast = (shape: Polygon, other: Polygon): Point[] =>
  directions.map((way) => along(way, spanAlong(other, way)[1] - spanAlong(shape, way)[0]));

/** Straight moves that bring the shape back inside the outermost wall on one side. */
const movesInto = (shape: Polygon, room: Polygon): Point[] =>
  directions.flatMap((way) => {
    const short = spanAlong(room, way)[0] - spanAlong(shape, way)[0];
    return short > 0 ? [along(way, short)] : [];
  });

const along = (way: Point, distance: number): Point =>
  scaled(way, Math.ceil(distance / centimetre) * centimetre);

const directions: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

const centimetre = 10;

/** The distance of a fix, and its direction on the screen. */
export const wayOf = (fix: Point): { to: 'right' | 'left' | 'down' | 'up'; mm: number } => {
  const mm = Math.abs(fix.x) + Math.abs(fix.y);
  if (dot(fix, { x: 1, y: 0 }) !== 0) return { to: fix.x > 0 ? 'right' : 'left', mm };
  return { to: fix.y > 0 ? 'down' : 'up', mm };
};
