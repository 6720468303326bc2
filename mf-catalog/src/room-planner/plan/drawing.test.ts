import type { Point } from '@mall/contract/catalog/design';
import fc from 'fast-check';
import { closes, cornerAt, drawn, gridMm, withCorner } from './drawing.ts';
import { areaOf, clockwise, isSimple } from './geometry.ts';

const clicked = (...hands: [number, number][]): Point[] =>
  hands.reduce<Point[]>((corners, [x, y]) => [...withCorner(corners, cornerAt(corners, { x, y }))], []);

describe('a room drawn by hand', () => {
  it('has right angles where they were nearly meant, and closes straight', () => {
    const corners = clicked([12, -8], [4030, 210], [3880, 3010], [-60, 2890]);
    expect(corners).toEqual([
      { x: 0, y: 0 },
      { x: 4050, y: 0 },
      { x: 4050, y: 3000 },
      { x: 0, y: 3000 },
    ]);
    expect(drawn(corners)).toEqual({ polygon: corners });
  });

  it('keeps a slope that is meant', () => {
    expect(cornerAt([{ x: 0, y: 0 }], { x: 1000, y: 1020 })).toEqual({ x: 1000, y: 1000 });
    expect(cornerAt([{ x: 0, y: 0 }], { x: 1000, y: 60 }, true)).toEqual({ x: 1000, y: 50 });
  });

  it('has no wall shorter than 30 cm', () => {
    expect(clicked([0, 0], [100, 0], [3000, 0])).toHaveLength(2);
  });

  it('is closed at its first corner, when there are three', () => {
    const corners = clicked([0, 0], [3000, 0], [3000, 3000]);
    expect(closes(corners.slice(0, 2), { x: 10, y: 10 }, 200)).toBe(false);
    expect(closes(corners, { x: 100, y: 100 }, 200)).toBe(true);
    expect(closes(corners, { x: 400, y: 100 }, 200)).toBe(false);
  });

  it.each([
    ['two corners', clicked([0, 0], [3000, 0]), 'few'],
    ['a line', clicked([0, 0], [3000, 0], [6000, 0]), 'few'],
    ['walls that cross', clicked([0, 0], [3000, 3000], [3000, 0], [0, 3200]), 'crossing'],
  ])('cannot be %s', (_what, corners, problem) => {
    expect(drawn(corners)).toEqual({ problem });
  });

  it('loses a corner in the middle of a straight wall, and turns clockwise', () => {
    const room = drawn(clicked([0, 0], [0, 2000], [0, 4000], [3000, 4000], [3000, 0]));
    expect('polygon' in room && room.polygon).toHaveLength(4);
    expect('polygon' in room && clockwise(room.polygon)).toEqual('polygon' in room && room.polygon);
  });

  it('lies on the grid of 5 cm wherever the hand goes, and is a room or says why not', () => {
    const hand = fc.record({
      x: fc.integer({ min: -120_000, max: 120_000 }),
      y: fc.integer({ min: -120_000, max: 120_000 }),
    });
    fc.assert(
      fc.property(fc.array(hand, { maxLength: 45 }), (hands) => {
        const corners = clicked(...hands.map(({ x, y }): [number, number] => [x, y]));
        expect(corners.length).toBeLessThanOrEqual(40);
        for (const { x, y } of corners) expect([Math.abs(x % gridMm), Math.abs(y % gridMm)]).toEqual([0, 0]);
        const room = drawn(corners);
        if ('polygon' in room) {
          expect(isSimple(room.polygon)).toBe(true);
          expect(areaOf(room.polygon)).toBeGreaterThan(0);
        }
      }),
    );
  });
});
