import fc from 'fast-check';
import { plainPlan } from './plain-plan.ts';

const area = fc.integer({ min: 100, max: 250_000 });

it('is a room of the area, to less than one percent', () => {
  fc.assert(
    fc.property(
      area.filter((one) => one < 180_000),
      (of) => {
        const corner = plainPlan(of, []).rooms[0]?.polygon[2];
        const made = ((corner?.x ?? 0) * (corner?.y ?? 0)) / 10_000;
        expect(Math.abs(made - of) / of).toBeLessThan(0.01);
      },
    ),
  );
});

it('has every piece, one beside the other from the back wall, and rugs in the middle', () => {
  const { items, rooms } = plainPlan(1200, [
    { id: 1, mount: 'floor', w: 2000, d: 900 },
    { id: 2, mount: 'rug', w: 2000, d: 1400 },
    { id: 3, mount: 'floor', w: 1000, d: 600 },
    { id: 4, mount: 'floor', w: 1000, d: 400 },
  ]);
  expect(rooms[0]?.polygon[2]).toEqual({ x: 4000, y: 3000 });
  expect(items.map(({ skuId, x, y }) => [skuId, x, y])).toEqual([
    ['1', 1000, 450],
    ['2', 2000, 1500],
    ['3', 2800, 300],
    ['4', 500, 1400],
  ]);
});
