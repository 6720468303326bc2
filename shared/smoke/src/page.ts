import type { SampleGoods } from '@mall/contract/core/slot-samples';
import type { Page } from 'playwright-core';
import type { Candidate } from './candidate.ts';
import { goTo, type Standing } from './in-page.ts';
import type { Listening } from './listening.ts';
import type { Role } from './roles.ts';

/** An open page of one role, with the candidate in its registry. */
export type Opened = {
  readonly page: Page;
  readonly listening: Listening;
  readonly role: Role;
  readonly mall: string;
  readonly candidate: Candidate;
  readonly goods: SampleGoods;
  readonly patienceMs: number;
};

/** Opens an address: inside the page as a link does, or anew. */
export const goIn = async ({ page, mall }: Opened, path: string, how: 'link' | 'anew'): Promise<void> => {
  if (how === 'link') await page.evaluate(goTo, path);
  else await page.goto(new URL(path, mall).href, { waitUntil: 'domcontentloaded' });
};

/** Asks the page how something stands until it no longer waits; `waits` when its time is over. */
export const standingIn = async <Given>(
  { page, patienceMs }: Opened,
  look: (given: Given) => Standing,
  given: Given,
): Promise<Standing> => {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    // While it navigates there is nothing to ask.
    const standing = await page.evaluate(look as (given: unknown) => Standing, given).catch(() => 'waits');
    if (standing !== 'waits' || Date.now() >= deadline) return standing;
    await page.waitForTimeout(50);
  }
};
