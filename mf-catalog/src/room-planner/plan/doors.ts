import type { Opening, Point, Room } from '@mall/contract/catalog/design';
import { directionOf, normalOf, type Polygon, plus, scaled, type Segment, sidesOf } from './geometry.ts';

/** The part of a wall that an opening takes, measured from the wall's first corner. */
export const stretchOf = (room: Room, opening: Opening): Segment | null => {
  const wall = sidesOf(room.polygon)[opening.wall];
  if (wall === undefined) return null;
  const along = directionOf(wall);
  const at = (distance: number) => plus(wall[0], scaled(along, distance));
  return [at(opening.at - opening.width / 2), at(opening.at + opening.width / 2)];
};

/** The quarter disc that a door sweeps when it opens, as a convex shape; null for a window. */
export const sweepOf = (room: Room, opening: Opening): Polygon | null => {
  const stretch = opening.kind === 'door' ? stretchOf(room, opening) : null;
  if (stretch === null) return null;
  const [hinge, latch] = opening.hinge === 'start' ? stretch : [stretch[1], stretch[0]];
  const closed = scaled(directionOf([hinge, latch]), opening.width);
  const open = scaled(normalOf(stretch), opening.swing === 'in' ? opening.width : -opening.width);
  return [hinge, ...arc.map(([c, s]): Point => plus(hinge, plus(scaled(closed, c), scaled(open, s))))];
};

const steps = 8;
const arc = Array.from({ length: steps + 1 }, (_, step) => {
  const angle = (step / steps) * (Math.PI / 2);
  return [Math.cos(angle), Math.sin(angle)] as const;
});
