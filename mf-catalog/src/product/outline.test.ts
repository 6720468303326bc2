import fc from 'fast-check';
import { outlineOf, type Shape } from './outline.ts';
import { drawingOf } from './scale.ts';
import { doorFor, parcelsOf } from './parcels.ts';
import { withViewed } from './viewed.ts';

const figures = [
  'sofa',
  'chair',
  'stool',
  'bench',
  'table',
  'roundTable',
  'desk',
  'bed',
  'lamp',
  'pendant',
  'plant',
  'round',
  'box',
  '?',
];
const cm = fc.integer({ min: 3, max: 400 });
const measures = fc.record({ w: cm, d: cm, h: cm });

const ends = (shape: Shape) =>
  shape.at === 'line'
    ? {
        left: Math.min(shape.x, shape.toX),
        right: Math.max(shape.x, shape.toX),
        low: Math.min(shape.y, shape.toY),
        high: Math.max(shape.y, shape.toY),
      }
    : { left: shape.x, right: shape.x + shape.w, low: shape.y, high: shape.y + shape.h };

describe('the outline of a piece', () => {
  it('is as wide and as high as the piece, whatever it is', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...figures),
        fc.constantFrom('front', 'side', 'top'),
        measures,
        (figure, view, size) => {
          const all = outlineOf(figure, view, size).map(ends);
          const wide = view === 'side' ? size.d : size.w;
          const high = view === 'top' ? size.d : size.h;
          const near = 0.51;
          expect(Math.min(...all.map(({ left }) => left))).toBeGreaterThanOrEqual(-near - wide * 0.02);
          expect(Math.abs(Math.max(...all.map(({ right }) => right)) - wide)).toBeLessThanOrEqual(
            near + wide * 0.02,
          );
          expect(Math.abs(Math.max(...all.map((end) => end.high)) - high)).toBeLessThanOrEqual(near);
        },
      ),
    ));

  it('stands in one scale that fits every width of the page', () =>
    fc.assert(
      fc.property(measures, fc.constantFrom('floor', 'rug', 'wall', 'ceiling'), (size, mount) => {
        const { first, second, scales, raised } = drawingOf(size, mount);
        expect(Number(scales['--cm-phone']) * Math.max(first.units, second.units)).toBeLessThanOrEqual(292);
        expect(Number(scales['--cm-desk']) * (first.units + second.units)).toBeLessThanOrEqual(1184);
        expect(raised).toBeGreaterThanOrEqual(0);
      }),
    ));
});

describe('parcels', () => {
  it('of one size are one line, the largest first', () => {
    const box = { w: 600, d: 400, h: 300, kg: 9 };
    expect(parcelsOf([box, { ...box, w: 900 }, box])).toEqual([
      { ...box, w: 900, count: 1 },
      { ...box, count: 2 },
    ]);
  });

  it('go through a door with the shortest edge across and the next one up', () => {
    expect(doorFor({ w: 2160, d: 980, h: 440 })).toBe(46);
    expect(doorFor({ w: 2500, d: 2100, h: 440 })).toBe(212);
  });

  it('that go through a door go through every wider one, and turning them changes nothing', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 3000 }),
        fc.integer({ min: 10, max: 3000 }),
        fc.integer({ min: 10, max: 3000 }),
        (w, d, h) =>
          doorFor({ w, d, h }) === doorFor({ w: h, d: w, h: d }) &&
          doorFor({ w, d, h }) * 10 > Math.min(w, d, h),
      ),
    ));
});

it('what was looked at comes first, once, and twelve are kept', () => {
  const ids = Array.from({ length: 12 }, (_, at) => String(at + 1));
  expect(withViewed(ids, '5')).toEqual(['5', ...ids.filter((id) => id !== '5')]);
  expect(withViewed(ids, '99')).toHaveLength(12);
});
