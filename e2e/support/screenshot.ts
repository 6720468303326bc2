import type { Browser, Page, TestInfo } from '@playwright/test';

/**
 * Attaches a picture of a page to the report of its test. A page that cannot be captured hides no failure.
 */
export const keepScreenshot = async (page: Page, testInfo: TestInfo, name: string): Promise<void> => {
  const file = testInfo.outputPath(`${name.replaceAll(/[^\w-]+/g, '-')}.png`);
  const taken = await page.screenshot({ path: file, timeout: 5_000 }).catch(() => undefined);
  if (taken !== undefined) testInfo.attachments.push({ name, path: file, contentType: 'image/png' });
};

/** The pages that a failed test leaves open, those of a second person too. */
export const keepScreenshots = async (browser: Browser, testInfo: TestInfo): Promise<void> => {
  if (testInfo.status === testInfo.expectedStatus) return;
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) await keepScreenshot(page, testInfo, `failed-${at + 1}`);
};
