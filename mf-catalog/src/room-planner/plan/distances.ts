import type { Point, Room } from '@mall/contract/catalog/design';
import { cornersOf, distanceAlong, dot, plus, scaled, sidesOf, spanAlong } from './geometry.ts';
import type { Piece } from './warnings.ts';

/** From the edge of a piece straight to a wall. */
export type Gap = { readonly from: Point; readonly to: Point; readonly mm: number };

/**
 * The distances of the selected piece from the walls to its left, right, back and front on the screen; gaps
 * under 1 cm are left out.
 */
export const gapsOf = (piece: Piece, rooms: readonly Room[]): Gap[] => {
  const walls = rooms.flatMap(({ polygon }) => sidesOf(polygon));
  const corners = cornersOf(piece);
  return ways.flatMap((way) => {
    const reach = spanAlong(corners, way)[1] - dot(piece, way);
    const from = plus(piece, scaled(way, reach));
    const mm = distanceAlong(from, way, walls);
    return mm === null || mm < 10 ? [] : [{ from, to: plus(from, scaled(way, mm)), mm: Math.round(mm) }];
  });
};

const ways: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];
