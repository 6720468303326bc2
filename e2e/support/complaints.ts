import type { Page } from '@playwright/test';

/** Collects what the browser complains about: policy violations, errors of scripts, errors in the console. */
export const watchComplaints = async (page: Page): Promise<readonly string[]> => {
  const complaints: string[] = [];
  await page.exposeFunction('complain', (text: string) => void complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const complain: (text: string) => void = Reflect.get(window, 'complain');
      complain(
        `${event.effectiveDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
      );
    });
  });
  const hear = (text: string): void => {
    const { pathname } = new URL(page.url());
    // Visitors arrive there (support/mall.ts): it is no page of the mall, and has no icon for the browser
    // that requests one.
    if (pathname !== '/healthz') complaints.push(`${pathname}: ${text}`);
  };
  page.on('pageerror', (error) => hear(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text());
  });
  return complaints;
};
