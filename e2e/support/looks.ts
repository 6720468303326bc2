import type { AxeBuilder } from '@axe-core/playwright';
import type { Language } from '@mall/contract/core/languages';
import { expect, type Page } from '@playwright/test';
import { axeOn, wcag22 } from './axe.ts';
import { isLong } from './long.ts';

type Size = { width: number; height: number };

/**
 * A variant in which a screen is checked: a theme and a window. `spared` are rules of axe that other variants
 * have checked already.
 */
export type Look = { theme: 'light' | 'dark'; size: Size; spared: readonly string[] };

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const lightDesk: Look = { theme: 'light', size: desk, spared: [] };
const darkPhone: Look = { theme: 'dark', size: phone, spared: [] };
const darkDesk: Look = { theme: 'dark', size: desk, spared: [] };
const lightPhone: Look = { theme: 'light', size: phone, spared: [] };

/** Of the two languages that `npm test` tours: each theme and each window once on each screen. */
const oneLook: Partial<Record<Language, readonly Look[]>> = { zh: [lightDesk], fili: [darkPhone] };

const withoutColours = (look: Look): Look => ({ ...look, spared: ['color-contrast'] });

/**
 * Each pair of language and theme, language and window, theme and window. Colours do not change with the
 * language, and checking them takes most of the time: zh and en cover them in all four pairs, so the others
 * are spared that one rule.
 */
const twoLooks: Record<Language, readonly Look[]> = {
  zh: [lightDesk, darkPhone],
  en: [darkDesk, lightPhone],
  indo: [lightDesk, darkPhone].map(withoutColours),
  fili: [darkDesk, lightPhone].map(withoutColours),
};

export const looksOf = (language: Language): readonly Look[] => (isLong ? twoLooks : oneLook)[language] ?? [];

/**
 * Changes window and theme, as a visitor's device turns dark at night: the mall follows it while its page is
 * open.
 */
export const turnTo = async (page: Page, { theme, size }: Look): Promise<void> => {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
};

/**
 * The failures of WCAG 2.2 AA of the page in a variant. Header and footer are left out where another page
 * displayed them.
 */
export const wcagFaults = async (page: Page, look: Look, withFrame: boolean): Promise<string[]> => {
  const axe = axeOn(page)
    .withTags(wcag22)
    .disableRules([...look.spared]);
  if (!withFrame) axe.exclude('#root > header').exclude('#root > footer');
  const { violations } = await axe.analyze();
  if (!violations.some(({ id }) => id === 'target-size')) return said(violations);
  // Content covered here by a bar at the bottom appears as the page is scrolled: a window with all of it at
  // once proves that.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: look.size.width, height });
  const all = await axe.analyze();
  await page.setViewportSize(look.size);
  return said(all.violations);
};

const said = (violations: Awaited<ReturnType<AxeBuilder['analyze']>>['violations']): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, any, html }) =>
          `${id}: ${target.join(' ')} ${any[0]?.message ?? ''} ${html.slice(0, 120)}`,
      ),
  );
