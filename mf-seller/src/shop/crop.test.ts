import { firstCut, isLargeEnough, moved, rangeOf, scaled, type Task, widest } from './crop.ts';

const banner: Task = {
  picture: { width: 4000, height: 3000 },
  wanted: { width: 1920, height: 640 },
  fit: 'cover',
};
const logo: Task = { picture: { width: 400, height: 400 }, wanted: { width: 180, height: 50 }, fit: 'whole' };

it('begins with the middle of as much as fits', () => {
  const cut = firstCut(banner);
  expect(cut.scale).toBeCloseTo(4000 / 1920);
  expect(cut.x).toBeCloseTo(0);
  expect(cut.y + (640 * cut.scale) / 2).toBeCloseTo(1500);
});

it('begins with the whole of a logo, and room beside it', () => {
  const cut = firstCut(logo);
  expect(cut).toEqual({ x: (400 - 180 * 8) / 2, y: 0, scale: 8 });
});

it('never leaves the picture, however far it is moved', () => {
  const cut = firstCut(banner);
  const corner = moved(banner, cut, -9999, -9999);
  expect(corner.x).toBeCloseTo(0);
  expect(corner.y).toBe(0);
  expect(moved(banner, cut, 9999, 9999).y).toBeCloseTo(3000 - 640 * cut.scale);
});

it('keeps a logo inside of its room', () => {
  const cut = firstCut(logo);
  expect(rangeOf(logo, cut.scale, 'width')).toEqual([400 - 180 * 8, 0]);
  expect(moved(logo, cut, 9999, 0).x).toBe(0);
});

it('is enlarged around its middle, and never beyond the px that there are', () => {
  const cut = firstCut(banner);
  const near = scaled(banner, cut, 0.1);
  expect(near.scale).toBe(1);
  expect(near.x + 960).toBeCloseTo(2000);
  expect(scaled(banner, near, 99).scale).toBeCloseTo(widest(banner));
});

it.each([
  ['a banner one px too narrow', { ...banner, picture: { width: 1919, height: 700 } }, false],
  ['a banner one px too low', { ...banner, picture: { width: 2000, height: 639 } }, false],
  ['a banner of its very size', { ...banner, picture: banner.wanted }, true],
  ['a logo smaller than its room both ways', { ...logo, picture: { width: 179, height: 49 } }, false],
  ['a logo that is high enough', { ...logo, picture: { width: 60, height: 50 } }, true],
])('judges %s', (_case, task, enough) => {
  expect(isLargeEnough(task)).toBe(enough);
});
