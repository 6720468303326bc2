import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@mall/contract/languages';
import seller from '../mf-seller/remote.config.ts';
import { screens } from './spec-routes.ts';
import { watchComplaints } from './support/complaints.ts';
import { arriveFor, planTour } from './support/screens.ts';
import { expect, settled, test } from './support/mall.ts';

/**
 * What a11y.spec.ts (axe in both themes and widths) and layout.spec.ts (nothing wider than the window) ask of every screen is
 * not asked again here; this adds what belongs to the office's pages, and that none of them is left out there.
 */
const office = screens.filter(({ layout }) => layout === 'seller');
const pathOf = (address: string): string => address.split('?')[0] ?? '';

test('every page of the office is among those that all specs walk', () => {
  const known = office.map(({ path }) => pathOf(path));
  expect(seller.routes.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});

test('every page of the office is worked by keyboard alone in one of the specs', () => {
  const specs = ['office-keyboard', 'office-wants', 'prices'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.spec.ts`), 'utf8'),
  );
  const isWorked = (path: string) => specs.some((text) => text.includes(path.replace('/userAdmin/', '')));
  expect(seller.routes.map(({ path }) => path).filter((path) => !isWorked(path))).toEqual([]);
});

for (const lang of languages)
  test(`every page of the office has its title, one heading and nothing to complain of: ${lang}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const tour = await planTour();
    const [first] = office;
    if (first === undefined) throw new Error('The office has no pages');
    await arriveFor(page, first, tour, lang);
    const complaints = await watchComplaints(page);
    for (const screen of office) {
      await page.goto(tour.addressOf(screen));
      await settled(page);
      const route = seller.routes.find(({ path }) => path === pathOf(screen.path));
      expect.soft(await page.title(), screen.path).toContain(route?.title[lang] ?? 'a page of the office');
      const headings = await page.getByRole('heading', { level: 1 }).count();
      expect.soft(headings, `headings of ${screen.path}`).toBe(1);
    }
    expect(complaints).toEqual([]);
  });
