import fc from 'fast-check';
import {
  areaOf,
  clockwise,
  contains,
  cornersOf,
  distanceAlong,
  isSimple,
  isWithin,
  lengthOf,
  partingMove,
  plus,
  sidesOf,
  spanAlong,
} from './geometry.ts';

const room = [
  { x: 0, y: 0 },
  { x: 5400, y: 0 },
  { x: 5400, y: 4200 },
  { x: 0, y: 4200 },
];
/** An L: the lower right quarter is missing. */
const corner = [
  { x: 0, y: 0 },
  { x: 4000, y: 0 },
  { x: 4000, y: 2000 },
  { x: 2000, y: 2000 },
  { x: 2000, y: 4000 },
  { x: 0, y: 4000 },
];

const footprint = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
  w: fc.integer({ min: 100, max: 3000 }),
  d: fc.integer({ min: 100, max: 3000 }),
  rotation: fc.integer({ min: 0, max: 359 }),
});

it('measures areas, whichever way the corners go', () => {
  expect(areaOf(room)).toBe(5400 * 4200);
  expect(areaOf([...room].reverse())).toBe(5400 * 4200);
  expect(areaOf(corner)).toBe(12_000_000);
});

it('puts corners clockwise', () => {
  expect(clockwise([...room].reverse())).toEqual(
    room.map((_, index) => room[room.length - 1 - index]).reverse(),
  );
  expect(clockwise(room)).toBe(room);
});

it('knows a room from a bow tie', () => {
  const [a, b, c, d] = room;
  expect(isSimple(corner)).toBe(true);
  expect(a && b && c && d && isSimple([a, c, b, d])).toBe(false);
});

it('finds points inside, also in a corner', () => {
  expect(contains(corner, { x: 1000, y: 3000 })).toBe(true);
  expect(contains(corner, { x: 3000, y: 3000 })).toBe(false);
});

describe('a piece', () => {
  it('keeps its size and its middle however it is turned', () => {
    fc.assert(
      fc.property(footprint, (piece) => {
        const corners = cornersOf(piece);
        expect(areaOf(corners)).toBeCloseTo(piece.w * piece.d, 3);
        const [first, , third] = corners;
        expect(first && third && (first.x + third.x) / 2).toBeCloseTo(piece.x, 6);
      }),
    );
  });

  it('stands in a room when it touches the walls, and not when it is pushed through one', () => {
    const against = { x: 500, y: 400, w: 1000, d: 800, rotation: 0 };
    expect(isWithin(room, cornersOf(against))).toBe(true);
    expect(isWithin(room, cornersOf({ ...against, x: 490 }))).toBe(false);
  });

  it('does not stand in a room whose inner corner pokes into it', () => {
    expect(isWithin(corner, cornersOf({ x: 2000, y: 2000, w: 1500, d: 1500, rotation: 45 }))).toBe(false);
  });
});

describe('two pieces', () => {
  it('that only touch are apart', () => {
    const left = cornersOf({ x: 0, y: 0, w: 1000, d: 1000, rotation: 0 });
    const right = cornersOf({ x: 1000, y: 0, w: 1000, d: 1000, rotation: 0 });
    expect(partingMove(left, right)).toBeNull();
  });

  it('are parted by the shortest move', () => {
    const left = cornersOf({ x: 0, y: 0, w: 1000, d: 1000, rotation: 0 });
    const right = cornersOf({ x: 900, y: 200, w: 1000, d: 1000, rotation: 0 });
    const move = partingMove(left, right);
    expect(move?.x).toBeCloseTo(-100);
    expect(move?.y).toBeCloseTo(0);
  });

  it('are apart after the move, for any two', () => {
    fc.assert(
      fc.property(footprint, footprint, (one, other) => {
        const move = partingMove(cornersOf(one), cornersOf(other));
        fc.pre(move !== null);
        if (move) expect(partingMove(cornersOf({ ...one, ...plus(one, move) }), cornersOf(other))).toBeNull();
      }),
    );
  });

  it('collide alike from either side', () => {
    fc.assert(
      fc.property(footprint, footprint, (one, other) => {
        const there = partingMove(cornersOf(one), cornersOf(other));
        const back = partingMove(cornersOf(other), cornersOf(one));
        expect(there && lengthOf(there)).toEqual(back && expect.closeTo(lengthOf(back), 6));
      }),
    );
  });
});

it('measures how far a wall is', () => {
  expect(distanceAlong({ x: 1000, y: 1000 }, { x: 1, y: 0 }, sidesOf(corner))).toBe(3000);
  expect(distanceAlong({ x: 1000, y: 3000 }, { x: 1, y: 0 }, sidesOf(corner))).toBe(1000);
  expect(distanceAlong({ x: 9000, y: 3000 }, { x: 1, y: 0 }, sidesOf(corner))).toBeNull();
});

it('sees a shape along a direction', () => {
  expect(spanAlong(room, { x: 0, y: 1 })).toEqual([0, 4200]);
});
