/**
 * A design: rooms drawn to scale and the pieces in them (decisions 2.16). Lengths are whole millimetres, x
 * grows to the right and y downwards; angles are whole degrees, clockwise. The position of a piece is the
 * point under its centre; at 0° its width is along x and its back is at the smaller y.
 */
export type Point = { readonly x: number; readonly y: number };

/** A door or window in a wall. `at` is the distance of its centre from the wall's first corner. */
export type Opening = {
  readonly id: string;
  readonly kind: 'door' | 'window';
  /** The wall from corner `wall` to the next one. */
  readonly wall: number;
  readonly at: number;
  readonly width: number;
  /** The side of a door's hinge, seen along its wall, and the side of the wall to which it opens. */
  readonly hinge: 'start' | 'end';
  readonly swing: 'in' | 'out';
};

/** Corners are in clockwise order; the last is joined to the first. */
export type Room = {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly Point[];
  readonly height: number;
  readonly openings: readonly Opening[];
};

/** Furniture that the owner has already: it is drawn and checked, but not sold. */
export type OwnPiece = { readonly name: string; readonly w: number; readonly d: number; readonly h: number };

export type Item = Point & {
  readonly id: string;
  /** A SKU of the mall, or null for an own piece: exactly one of the two is set. */
  readonly skuId: string | null;
  readonly own: OwnPiece | null;
  readonly rotation: number;
  readonly locked: boolean;
};

export type Plan = { readonly rooms: readonly Room[]; readonly items: readonly Item[] };

/** The layer of a piece: on the floor, under the others, on a wall, under the ceiling. */
export type Mount = 'floor' | 'rug' | 'wall' | 'ceiling';

export const planLimits = {
  rooms: 12,
  corners: { min: 3, max: 40 },
  openings: 40,
  items: 300,
  /** Range of a coordinate: 100 m to either side. */
  coordinate: 100_000,
  wall: { min: 300, max: 50_000 },
  height: { min: 1800, max: 10_000 },
  piece: { min: 10, max: 20_000 },
  name: 60,
} as const;

/** Rooms and styles of design cases that have a name in every language. */
export const caseRooms = ['living', 'bedroom', 'dining', 'office', 'kids', 'hallway'] as const;
export const caseStyles = ['nordic', 'modern', 'midcentury', 'industrial'] as const;

export type BillLine = { readonly skuId: string; readonly qty: number };

/** The SKUs of a plan, each once, in the order of its first appearance. Own pieces are not bought. */
export const billLinesOf = (items: readonly Pick<Item, 'skuId'>[]): BillLine[] => {
  const counts = new Map<string, number>();
  for (const { skuId } of items) if (skuId !== null) counts.set(skuId, (counts.get(skuId) ?? 0) + 1);
  return [...counts].map(([skuId, qty]) => ({ skuId, qty }));
};
