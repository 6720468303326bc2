import { previewsOf, widths } from './preview.ts';

it.each([1, 2, 3, 4, 5, 6, 9])('a banner of kind %s stands within each window', (kind) => {
  for (const width of widths)
    for (const tone of ['light', 'dark'] as const) {
      const all = previewsOf(kind, width, tone);
      expect(all.length).toBeGreaterThan(0);
      for (const one of all) expect(one.width).toBeLessThanOrEqual(width);
    }
});

it('has the words of a dark picture on it in a wide window, and those of any under it on a phone', () => {
  expect(previewsOf(1, 1440, 'dark')).toMatchObject([{ words: 'over', narrow: false }]);
  expect(previewsOf(1, 1440, 'light')).toMatchObject([{ words: 'beside', narrow: true }]);
  expect(previewsOf(1, 390, 'dark')).toMatchObject([{ words: 'under', narrow: true }]);
});

it('shows small things twice, and a place that no page has nowhere', () => {
  expect(previewsOf(6, 1440, 'light')).toHaveLength(2);
  expect(previewsOf(7, 1440, 'light')).toEqual([]);
});
