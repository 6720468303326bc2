import type { Page } from '@playwright/test';

/**
 * Records the API's answers to a page, so that the mall's own text can be distinguished from text of its
 * data.
 */
export const watchData = (page: Page): { told: () => Promise<string> } => {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return; // it has no end
    answers.push(response.text().catch(() => ''));
  });
  return {
    told: async () => {
      const written = await page
        .locator('script#facts, script#first-data')
        .evaluateAll((blocks) => blocks.map((block) => block.textContent).join('\n'));
      return [written, ...(await Promise.all(answers))].join('\n');
    },
  };
};

/**
 * Every text that a visitor can read or hear: text nodes, and the attributes that are spoken or displayed.
 */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = ['alt', 'aria-label', 'placeholder', 'title'];
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of spoken) texts.push(node.getAttribute(name) ?? '');
      } else if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? ''))
        texts.push(node.textContent ?? '');
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '');
  });
