import type { Language } from '@mall/contract/core/languages';
import type { Page } from '@playwright/test';
import operator from '../mf-operator/remote.config.ts';
import seller from '../mf-seller/remote.config.ts';
import { type Screen, screens } from './spec-routes.ts';
import { watchComplaints } from './support/complaints.ts';
import { isLong, twoLanguages } from './support/long.ts';
import { looksOf, turnTo, wcagFaults } from './support/looks.ts';
import { expect, goOn, open, settled, test } from './support/mall.ts';
import { arriveFor, byVisitor, planTour } from './support/screens.ts';
import { keepScreenshot } from './support/screenshot.ts';
import { expectRoom } from './support/width.ts';
import { watchWording } from './support/wording.ts';

/**
 * Every screen, as each kind of visitor sees it, is opened once in each language and checked for everything that
 * applies to all screens: no complaint, no phrase missing, nothing wider than its window, WCAG 2.2 AA. `npm test`
 * takes the shortest words and the longest.
 */
test.describe.configure({ mode: 'parallel' });

/** The number of screens in one test: workers are evenly busy when no test is much longer than others. */
const perTest = 16;

/** The console, which is not in the specification; its frame is around its pages. */
const consoleScreens: readonly Screen[] = operator.routes
  .filter(({ id }) => id !== 'operator.frame')
  .map(({ path }) => ({ path, who: 'operator', layout: 'bare' }));

/** The pages that wait for news of conversations, with a request that does not end. */
const followsNews = /talk|conversations/i;

type Part = { title: string; part: readonly Screen[] };
const parts: readonly Part[] = byVisitor([...screens, ...consoleScreens]).flatMap((group) => {
  const count = Math.ceil(group.length / perTest);
  const size = Math.ceil(group.length / count);
  return Array.from({ length: count }, (_, at) => ({
    title: `${group[0]?.who ?? ''}${count === 1 ? '' : ` (${at + 1} of ${count})`}`,
    part: group.slice(at * size, (at + 1) * size),
  }));
});

for (const lang of twoLanguages)
  for (const { title, part } of parts)
    test(`every screen of a ${title} is as it should be: ${lang}`, async ({ page }, testInfo) => {
      test.setTimeout(300_000);
      const [first] = part;
      if (first === undefined) throw new Error('A part of the tour has no screens');
      const tour = await planTour();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arriveFor(page, first, tour, lang);
      const complaints = await watchComplaints(page);
      const wording = watchWording(page, lang);
      let shown: Screen | undefined;
      for (const screen of part) {
        const [known, failed] = [complaints.length, testInfo.errors.length];
        await page.setViewportSize({ width: 1440, height: 900 });
        await (isNextTo(shown, screen, lang) ? goOn : open)(page, tour.addressOf(screen));
        shown = screen;
        await scrollThrough(page);
        await wording.expectGood(screen.path);
        if (screen.layout === 'seller') await expectOfficePage(page, screen, lang);
        await expectRoom(page, lang, screen.path);
        for (const look of looksOf(lang)) {
          await turnTo(page, look);
          // Header and footer are the same on every screen of a frame, and long: once is enough.
          const isKnownFrame = screen !== first && screen.layout === first.layout;
          expect
            .soft(
              await wcagFaults(page, look, !isKnownFrame),
              `${screen.path}, ${look.theme}, ${look.size.width} px`,
            )
            .toEqual([]);
        }
        if (!followsNews.test(screen.path)) await page.waitForLoadState('networkidle');
        expect.soft(complaints.slice(known), `complaints on ${screen.path}`).toEqual([]);
        if (testInfo.errors.length > failed) await keepScreenshot(page, testInfo, screen.path);
      }
    });

/**
 * In the mall's own language each screen is opened by its address, in others from the previous screen, as
 * most visitors do; `npm run test:long` opens all of them by their addresses. Another frame or the same path
 * is always opened anew.
 */
const isNextTo = (shown: Screen | undefined, { path, layout }: Screen, lang: Language): boolean =>
  !isLong && lang !== 'zh' && shown?.layout === layout && shown.path.split('?')[0] !== path.split('?')[0];

/** Scrolls to the end of the page, where late content becomes visible, and back to its beginning. */
const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (const top of [document.body.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: 'instant' });
      await drawn();
    }
  });
  await settled(page);
};

/** A page of the office has the title that its route declares, and one heading. */
const expectOfficePage = async (page: Page, { path }: Screen, lang: Language): Promise<void> => {
  const route = seller.routes.find((declared) => declared.path === path.split('?')[0]);
  expect.soft(await page.title(), path).toContain(route?.title[lang] ?? 'a page of the office');
  const headings = await page.getByRole('heading', { level: 1 }).count();
  expect.soft(headings, `headings of ${path}`).toBe(1);
};
