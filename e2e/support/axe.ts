import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 up to AA, in the tags of axe. */
export const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe on a page at a third of the price. It describes only what is wrong, not everything that it looked at. And it runs in
 * the page alone: by default a second page is opened for what it finds in frames, of which the mall's policy allows none.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
