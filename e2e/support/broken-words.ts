import type { Page } from '@playwright/test';

/**
 * Words of the page that break across lines: a column is too narrow for its language. Text for screen readers
 * only is left out.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const box = text.parentElement;
      if (box === null || !box.checkVisibility() || box.clientWidth === 1 || box.closest('script, style'))
        continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{Script=Latin}]{3,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.add(word);
      }
    }
    return [...broken];
  });
