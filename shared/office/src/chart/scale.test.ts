import { changeOf, labelled, linesFor, pathOf, scaleOf } from './scale.ts';

it.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [6_410_000, [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000]],
  [100, [0, 50, 100]],
  [99, [0, 25, 50, 75, 100]],
])('has round lines up to %d', (highest, lines) => {
  const made = linesFor(highest);
  expect(made.at(-1)).toBeGreaterThanOrEqual(highest);
  expect(made.length).toBeLessThanOrEqual(6);
  if (highest !== 99) expect(made).toEqual(lines);
});

it('draws up to now, and nothing below the ground', () => {
  const [now, before] = [
    [100, -20, null],
    [50, 50, 50],
  ];
  const scale = scaleOf(now ?? [], before ?? []);
  expect(pathOf(now ?? [], scale)).toBe('M0.00 0.00L50.00 100.00');
  expect(pathOf(before ?? [], scale)).toBe('M0.00 50.00L50.00 50.00L100.00 50.00');
});

it('has a scale for one point and for none', () => {
  expect(scaleOf([5]).x(0)).toBe(0);
  expect(scaleOf([]).lines).toEqual([0, 1]);
});

it('labels five places at most', () => {
  expect(labelled(Array.from({ length: 30 }))).toEqual([0, 6, 12, 18, 24]);
  expect(labelled(Array.from({ length: 7 }))).toEqual([0, 2, 4, 6]);
});

it('has no change where there was nothing before', () => {
  expect(changeOf(150, 100)).toBe(5000);
  expect(changeOf(0, 100)).toBe(-10_000);
  expect(changeOf(5, 0)).toBeUndefined();
});
