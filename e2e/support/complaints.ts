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
  page.on('pageerror', (error) => complaints.push(`${new URL(page.url()).pathname}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  return complaints;
};
