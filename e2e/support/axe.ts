import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 up to AA, in the tags of axe. */
export const wcag22 = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const ofAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(ofAxe.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The builder would send one and a half megabytes to the page twice for each check; a document gets it once.
 */
class AxeOnce extends AxeBuilder {
  readonly #page: Page;

  constructor(page: Page) {
    super({ page, axeSource: 'undefined' });
    this.#page = page;
  }

  override async analyze(): ReturnType<AxeBuilder['analyze']> {
    // A dialog that fades in has no contrast yet.
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    if (!(await this.#page.evaluate(() => 'axe' in window))) await this.#page.evaluate(source);
    return super.analyze();
  }
}

/**
 * Axe on a page at a sixth of the cost. It describes only violations, not everything that it checked. And it
 * runs in the page alone: by default a second page is opened for its results in frames, of which the mall's
 * policy allows none.
 */
export const axeOn = (page: Page): AxeBuilder =>
  new AxeOnce(page).options({ resultTypes: ['violations'] }).setLegacyMode();
