import { type Browser, chromium, type CDPSession, type Page } from '@playwright/test';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { needs } from '../../scripts/services/needs.ts';

export type PageLoad = {
  requests: number;
  /**
   * Transferred bytes, compressed. `named`: the scripts in the HTML, without which there is no first screen.
   */
  bytes: { named: number; script: number; style: number; font: number; data: number; picture: number };
  /** How many answers had to arrive before the largest picture could be requested. */
  depth: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** When the page's own content was displayed, whoever drew it, and when the remote's screen was, ms. */
  content: number;
  ready: number;
  /** The longest response to a tap of the script, ms: interaction to next paint. */
  inp: number;
};

/** The visitor's content as selectors, and the taps once it is there. */
export type Visit = { content: string; ready: string; taps: readonly string[] };

/** Runs in the page before anything of it, and stores its observations in `benchSeen`. */
const watcher = join(import.meta.dirname, 'watch-page.js');
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const cpuSlowdown = 4;
const longest = 60_000;
const quietMs = 1500;
/** Long enough that the result of a tap is displayed before the next. */
const restMs = 800;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? needs.chromium.find() ?? '',
    args: ['--no-sandbox'],
  });

/** Loads a page with an empty cache on a slow phone, and taps the given elements. */
export const loadPage = async (browser: Browser, url: string, visit: Visit): Promise<PageLoad> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // A visitor with data saving gets nothing prefetched: the files are those that the page itself needs.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const { content, ready, taps } = visit;
    await page.addInitScript((marks) => Reflect.set(globalThis, 'benchMarks', marks), { content, ready });
    await page.addInitScript({ path: watcher });
    const session = await context.newCDPSession(page);
    const network = await watchNetwork(session);
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.goto(url, { waitUntil: 'load', timeout: longest });
    await page.waitForFunction(
      () =>
        Math.min(Reflect.get(globalThis, 'benchSeen').content, Reflect.get(globalThis, 'benchSeen').ready),
      undefined,
      { timeout: longest },
    );
    await network.quiet();
    const seen = await seenIn(page);
    const figures = network.figures(seen.picture);
    for (const tap of taps) {
      await page.locator(tap).locator('visible=true').first().tap();
      await sleep(restMs);
    }
    const { inp } = await seenIn(page);
    return {
      ...figures,
      fcp: seen.fcp,
      lcp: seen.lcp,
      cls: seen.cls,
      content: seen.content,
      ready: seen.ready,
      inp,
    };
  } finally {
    await context.close();
  }
};

type Seen = Pick<PageLoad, 'fcp' | 'lcp' | 'cls' | 'content' | 'ready' | 'inp'> & { picture: string };

const seenIn = (page: Page): Promise<Seen> => page.evaluate(() => Reflect.get(globalThis, 'benchSeen'));

type Asked = { url: string; type: string; named: boolean; depth: number; bytes: number; done: boolean };

const watchNetwork = async (session: CDPSession) => {
  const asked = new Map<string, Asked>();
  let lastChange = Date.now();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const deepest = (which: (one: Asked) => boolean): number =>
    Math.max(0, ...[...asked.values()].filter(which).map(({ depth }) => depth));
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    lastChange = Date.now();
    if (!request.url.startsWith('http')) return;
    const frames = [initiator.stack, initiator.stack?.parent].flatMap((stack) => stack?.callFrames ?? []);
    const causes = frames.map(({ url }) => url);
    // Requests of the parser after a script has arrived come from elements that the scripts in the HTML
    // added.
    const made = [...asked.values()].some((one) => one.done && one.named && /\/main\./.test(one.url));
    const named = initiator.type === 'parser' && !made;
    const before = made
      ? Math.max(
          deepest((one) => one.named),
          deepest(({ url }) => causes.includes(url)),
        )
      : Math.min(1, asked.size);
    asked.set(requestId, {
      url: request.url,
      type: type ?? '',
      named,
      depth: 1 + before,
      bytes: 0,
      done: false,
    });
  });
  const end = (requestId: string, bytes: number): void => {
    lastChange = Date.now();
    const known = asked.get(requestId);
    if (known !== undefined) Object.assign(known, { bytes, done: true });
  };
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  const bytesOf = (...types: string[]): number =>
    [...asked.values()].filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    /** Resolves once nothing has arrived for a while. */
    quiet: async (): Promise<void> => {
      const until = Date.now() + longest;
      const busy = () => [...asked.values()].some(({ done }) => !done) || Date.now() - lastChange < quietMs;
      while (busy() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    figures: (picture: string) => ({
      requests: asked.size,
      bytes: {
        named: [...asked.values()].reduce(
          (sum, one) => sum + (one.named && one.type === 'Script' ? one.bytes : 0),
          0,
        ),
        script: bytesOf('Script'),
        style: bytesOf('Stylesheet'),
        font: bytesOf('Font'),
        data: bytesOf('Document', 'Fetch', 'XHR', 'Ping'),
        picture: bytesOf('Image'),
      },
      depth: [...asked.values()].find(({ url }) => url === picture)?.depth ?? 0,
    }),
  };
};
