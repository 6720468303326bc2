import type { Page, Request } from 'playwright-core';

export type Listening = {
  /** What the page has thrown or logged as an error since it was last asked. */
  readonly takeErrors: () => Heard[];
  /** Resolves when the page has asked for nothing for a moment, at the latest after five seconds. */
  readonly quiet: () => Promise<void>;
};

export type Heard = { readonly text: string; readonly stack: string };

/** A refused or lost request is logged by the browser itself: what the page makes of it is looked at instead. */
const ofBrowser = /^Failed to load resource/;
const momentMs = 150;
const mostMs = 5_000;

/** Listens to a page from now on. */
export const listenTo = (page: Page): Listening => {
  let heard: Heard[] = [];
  page.on('pageerror', (error) => heard.push({ text: error.message, stack: error.stack ?? '' }));
  page.on('console', (message) => {
    if (message.type() !== 'error' || ofBrowser.test(message.text())) return;
    heard.push({ text: message.text(), stack: message.location().url });
  });
  const open = new Set<Request>();
  const ends = (request: Request): void => void open.delete(request);
  page.on('request', (request) => {
    if (['xhr', 'fetch', 'script'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) open.clear();
  });
  return {
    takeErrors: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
    quiet: async () => {
      const deadline = Date.now() + mostMs;
      let since = Date.now();
      while (Date.now() < deadline && Date.now() - since < momentMs) {
        await page.waitForTimeout(25);
        if (open.size > 0) since = Date.now();
      }
    },
  };
};
