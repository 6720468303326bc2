import type { Language } from '@mall/contract/languages';
import { expect, type Page } from '@playwright/test';
import seller from '../../mf-seller/remote.config.ts';
import type { Screen } from '../spec-routes.ts';

export const pathOf = (address: string): string => address.split('?')[0] ?? '';

/** A page of the office has the title that its route declares, and one heading. */
export const expectOfficePage = async (page: Page, screen: Screen, lang: Language): Promise<void> => {
  const route = seller.routes.find(({ path }) => path === pathOf(screen.path));
  expect.soft(await page.title(), screen.path).toContain(route?.title[lang] ?? 'a page of the office');
  const headings = await page.getByRole('heading', { level: 1 }).count();
  expect.soft(headings, `headings of ${screen.path}`).toBe(1);
};
