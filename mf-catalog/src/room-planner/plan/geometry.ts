import type { Point } from '@mall/contract/catalog/design';

export type Polygon = readonly Point[];
export type Segment = readonly [Point, Point];

/** Twice the signed area: positive when the corners are clockwise on the screen (y downwards). */
const signedDouble = (polygon: Polygon): number =>
  sidesOf(polygon).reduce((sum, [a, b]) => sum + cross(a, b), 0);

/** Square millimetres (shoelace formula). */
export const areaOf = (polygon: Polygon): number => Math.abs(signedDouble(polygon)) / 2;

/** The same corners in clockwise order. */
export const clockwise = (polygon: Polygon): Polygon =>
  signedDouble(polygon) < 0 ? [...polygon].reverse() : polygon;

/** Each corner with the next, the last with the first. */
export const sidesOf = (polygon: Polygon): Segment[] =>
  polygon.flatMap((corner, index) => {
    const next = polygon[(index + 1) % polygon.length];
    return next === undefined ? [] : [[corner, next] as const];
  });

/** Whether no two sides cross, which a room requires. */
export const isSimple = (polygon: Polygon): boolean => {
  const sides = sidesOf(polygon);
  return sides.every((side, i) =>
    sides.every((other, j) => j <= i || areNeighbours(i, j, sides.length) || !cut(side, other)),
  );
};

const areNeighbours = (i: number, j: number, count: number): boolean =>
  j === i + 1 || (i === 0 && j === count - 1);

/** Whether a point lies inside; a point on the edge may count either way (even-odd rule). */
export const contains = (polygon: Polygon, { x, y }: Point): boolean =>
  sidesOf(polygon).reduce(
    (inside, [a, b]) =>
      a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside,
    false,
  );

/** Whether a convex shape lies inside a polygon, touching its sides at most. */
export const isWithin = (polygon: Polygon, shape: Polygon): boolean => {
  const inner = shrunk(shape, touch);
  return (
    inner.every((corner) => contains(polygon, corner)) &&
    sidesOf(inner).every((side) => sidesOf(polygon).every((wall) => !cut(side, wall)))
  );
};

/**
 * The shortest move of convex shape `a` that separates it from convex shape `b`, or null when they are apart
 * or only touch (separating axis theorem: convex shapes are apart if they are apart along the normal of one
 * of their sides).
 */
export const partingMove = (a: Polygon, b: Polygon): Point | null => {
  let shortest: { axis: Point; depth: number } | null = null;
  for (const axis of [...sidesOf(a), ...sidesOf(b)].map(normalOf)) {
    const [fromA, toA] = spanAlong(a, axis);
    const [fromB, toB] = spanAlong(b, axis);
    const before = toA - fromB;
    const after = toB - fromA;
    if (before <= touch || after <= touch) return null;
    const depth = before < after ? -before : after;
    if (shortest === null || Math.abs(depth) < Math.abs(shortest.depth)) shortest = { axis, depth };
  }
  return shortest && { x: shortest.axis.x * shortest.depth, y: shortest.axis.y * shortest.depth };
};

export type Footprint = Point & { readonly w: number; readonly d: number; readonly rotation: number };

/** The four corners of a piece on the floor, clockwise from the left of its back. */
export const cornersOf = ({ x, y, w, d, rotation }: Footprint): Polygon =>
  [
    { x: -w / 2, y: -d / 2 },
    { x: w / 2, y: -d / 2 },
    { x: w / 2, y: d / 2 },
    { x: -w / 2, y: d / 2 },
  ].map((corner) => plus({ x, y }, turned(corner, rotation)));

export const turned = ({ x, y }: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  };
};

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
export const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const middleOf = (polygon: Polygon): Point =>
  scaled(polygon.reduce(plus, { x: 0, y: 0 }), 1 / polygon.length);

/** The unit vector along a side. */
export const directionOf = ([a, b]: Segment): Point => scaled(minus(b, a), 1 / (lengthOf(minus(b, a)) || 1));

/** The unit normal of a side; in a clockwise polygon it points inwards. */
export const normalOf = (side: Segment): Point => {
  const { x, y } = directionOf(side);
  return { x: -y, y: x };
};

/** The minimum and maximum of a shape projected on a unit vector. */
export const spanAlong = (polygon: Polygon, axis: Point): readonly [number, number] => {
  const places = polygon.map((corner) => dot(corner, axis));
  return [Math.min(...places), Math.max(...places)];
};

/**
 * The distance at which a ray from `from` along the unit vector `along` first hits a side; null when it never
 * does.
 */
export const distanceAlong = (from: Point, along: Point, sides: readonly Segment[]): number | null => {
  const meets = sides.flatMap(([a, b]) => {
    const side = minus(b, a);
    const across = cross(along, side);
    if (Math.abs(across) < 1e-9) return [];
    const distance = cross(minus(a, from), side) / across;
    const place = cross(minus(a, from), along) / across;
    return distance >= -touch && place >= 0 && place <= 1 ? [Math.max(0, distance)] : [];
  });
  return meets.length === 0 ? null : Math.min(...meets);
};

const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Whether two segments cross at a point inside both. */
const cut = ([a, b]: Segment, [c, d]: Segment): boolean => {
  const side = (p: Point, q: Point, r: Point) => Math.sign(cross(minus(q, p), minus(r, p)));
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
};

/** The shape shrunk by this many millimetres towards its centre. */
const shrunk = (shape: Polygon, by: number): Polygon => {
  const middle = middleOf(shape);
  return shape.map((corner) => plus(corner, scaled(directionOf([corner, middle]), by)));
};

/** A smaller overlap is a touch and not a collision: rotated corners are not whole millimetres. */
const touch = 1;
