import type { Item, Plan, Point, Room } from '@mall/contract/catalog/design';
import type { Item as Row } from '@mall/contract/operations';
import { areaOf, contains, middleOf } from './geometry.ts';
import { type Piece, standsFree } from './warnings.ts';

/** The mall's data of a SKU in a plan. */
export type Ware = Row<'design.pieces'>;
export type CatalogueFacts = ReadonlyMap<string, Ware>;

/** A footprint until the real one has loaded. */
const unknown = { w: 600, d: 600 };

/** The items of a plan as placed: with the size and layer of their SKU, or of the own piece. */
export const piecesOf = ({ items }: Plan, wares: CatalogueFacts): Piece[] =>
  items.map((item) => pieceOf(item, wares));

export const pieceOf = ({ id, x, y, rotation, locked, skuId, own }: Item, wares: CatalogueFacts): Piece => {
  const ware = skuId === null ? undefined : wares.get(skuId);
  const { w, d } = own ?? ware?.size ?? unknown;
  return { id, x, y, w, d, rotation, locked, mount: ware?.mount ?? 'floor', role: roles[ware?.figure ?? ''] };
};

const roles: Readonly<Record<string, Piece['role']>> = {
  chair: 'seat',
  bench: 'seat',
  stool: 'seat',
  table: 'table',
  roundTable: 'table',
  editor: 'table',
};

/**
 * A free position for a new piece in the largest room, as near to its centre as possible; the centre itself
 * when the room is full.
 */
export const placeFor = (piece: Piece, rooms: readonly Room[], others: readonly Piece[]): Point => {
  const room = [...rooms].sort((a, b) => areaOf(b.polygon) - areaOf(a.polygon))[0];
  if (room === undefined) return { x: 0, y: 0 };
  const middle = rounded(middleOf(room.polygon));
  const places = around(middle).filter((place) => contains(room.polygon, place));
  return places.find((place) => standsFree({ ...piece, ...place }, rooms, others)) ?? middle;
};

const step = 250;
const rings = 14;

/** Points on a grid around a point, the nearest first. */
const around = (middle: Point): Point[] => {
  const steps = Array.from({ length: 2 * rings + 1 }, (_, index) => (index - rings) * step);
  return steps
    .flatMap((dx) => steps.map((dy) => ({ dx, dy })))
    .sort((a, b) => a.dx ** 2 + a.dy ** 2 - (b.dx ** 2 + b.dy ** 2))
    .map(({ dx, dy }) => ({ x: middle.x + dx, y: middle.y + dy }));
};

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x / 10) * 10, y: Math.round(y / 10) * 10 });
