import AxeBuilder from '@axe-core/playwright';
import { type Language, languages } from '@mall/contract/languages';
import type { Page } from '@playwright/test';
import { tabTo } from './support/keys.ts';
import { arrive, expect, open, settled, test } from './support/mall.ts';
import { firstSku, products } from './support/goods.ts';
import { demo } from './support/people.ts';
import { arriveFor, byVisitor, planTour } from './support/screens.ts';

type Look = { theme: 'light' | 'dark'; size: { width: number; height: number } };

const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const lightDesk = { theme: 'light', size: desk } as const;
const darkPhone = { theme: 'dark', size: phone } as const;
const darkDesk = { theme: 'dark', size: desk } as const;
const lightPhone = { theme: 'light', size: phone } as const;

/**
 * Each pair of language and theme, language and width, theme and width is met on each screen, which is what finds faults,
 * at half the price of all sixteen. Colours do not change with the language, and looking at them takes most of the time:
 * two languages meet all four pairs of theme and width, so the other two are spared that one rule.
 */
const looks = {
  zh: { looks: [lightDesk, darkPhone], spared: [] },
  en: { looks: [darkDesk, lightPhone], spared: [] },
  indo: { looks: [lightDesk, darkPhone], spared: ['color-contrast'] },
  fili: { looks: [darkDesk, lightPhone], spared: ['color-contrast'] },
} as const satisfies Record<Language, { looks: readonly Look[]; spared: readonly string[] }>;

for (const lang of languages) {
  for (const group of byVisitor()) {
    test(`every screen of a ${group[0]?.who} meets WCAG 2.2 AA: ${lang}`, async ({ page }) => {
      test.setTimeout(300_000);
      const [first] = group;
      if (first === undefined) return;
      const tour = await planTour();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await arriveFor(page, first, tour, lang);
      for (const screen of group) {
        await page.goto(tour.addressOf(screen));
        await settled(page);
        for (const { theme, size } of looks[lang].looks) {
          await page.setViewportSize(size);
          await turn(page, theme);
          // Header and footer are the same on every screen of a frame, and long: once is enough.
          const isKnownFrame = screen !== first && screen.layout === first.layout;
          expect
            .soft(
              await faultsOf(page, isKnownFrame, looks[lang].spared),
              `${screen.path}, ${theme}, ${size.width} px`,
            )
            .toEqual([]);
        }
      }
    });
  }
}

test('from the product to the confirmation with keys alone', async ({ page, member }) => {
  const [product] = await products(1);
  if (product === undefined) throw new Error('No product');
  await arrive(page, { token: member.token, code: demo.code });
  await open(page, `/product?productId=${product.id}&skuId=${firstSku(product).id}`);

  await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  await page.evaluate(() => document.body.focus());
  await tabTo(page, page.getByRole('link', { name: /^Cart, 1 item/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^Check out/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm your order' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: /^New address/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Receiver')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New address' })).toBeFocused();
});

test('the first Tab of a page offers the way to its content', async ({ page }) => {
  await arrive(page);
  await open(page, '/receiveCoupon');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const said = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, any, html }) =>
          `${id}: ${target.join(' ')} ${any[0]?.message ?? ''} ${html.slice(0, 120)}`,
      ),
  );

const faultsOf = async (page: Page, withoutFrame: boolean, spared: readonly string[]): Promise<string[]> => {
  const axe = new AxeBuilder({ page }).withTags(wcag22).disableRules([...spared]);
  if (withoutFrame) axe.exclude('#root > header').exclude('#root > footer');
  const { violations } = await axe.analyze();
  if (!violations.some(({ id }) => id === 'target-size')) return said(violations);
  // What a bar at the bottom covers here comes out as the page is scrolled: a window that shows all of it at once tells.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize() ?? desk;
  await page.setViewportSize({ width: size.width, height });
  const all = await axe.analyze();
  await page.setViewportSize(size);
  return said(all.violations);
};

/** As a visitor's device turns dark at night: the mall follows it while its page is open. */
const turn = async (page: Page, theme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};
