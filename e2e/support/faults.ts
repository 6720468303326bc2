import type { Page, Route } from '@playwright/test';

/** What can happen to the files of a remote on their way. */
export const faults = [
  'the entry hangs',
  'the entry answers 500',
  'the entry is 404',
  'the entry is HTML',
  'the entry is another file',
  'the entry wants other libraries',
  'its chunks are 404',
  'its chunks answer 500 once',
  'its chunks hang',
  'its chunks throw',
  'its screen throws',
] as const;
export type Fault = (typeof faults)[number] | 'everything hangs';

/** A fault server inside the browser: nothing of the remote's two addresses gets through unharmed. */
export const harm = async (page: Page, remote: string, fault: Fault): Promise<() => Promise<void>> => {
  if (fault === 'its screen throws') {
    await page.addInitScript(breakNumbers);
    return async () => page.evaluate(() => void Reflect.set(window, 'numbersWork', true));
  }
  const files = new RegExp(`/remotes(-b)?/${remote}/.+\\.js(\\?|$)`);
  const isEntry = (route: Route) => route.request().url().includes('remoteEntry.js');
  const asked = new Set<string>();
  let lifted = false;
  const meet = async (route: Route): Promise<void> => {
    const isMeant = fault === 'everything hangs' || isEntry(route) === fault.startsWith('the entry');
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const isFirst = !asked.has(file);
    asked.add(file);
    if (lifted || !isMeant || (fault.endsWith('once') && !isFirst)) return route.continue();
    switch (fault) {
      case 'the entry answers 500':
      case 'its chunks answer 500 once':
        return route.fulfill({ status: 500, body: 'no' });
      case 'the entry is HTML':
        return route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<!doctype html><p>Sign in</p>',
        });
      case 'the entry is another file':
        return changed(route, (text) => `${text};globalThis.harmed=true`);
      case 'the entry wants other libraries':
        return changed(route, (text) => text.replaceAll('^19.', '^99.'));
      case 'its chunks throw':
        return changed(route, (text) => `throw new Error('A fault of the spec');${text}`);
      case 'the entry is 404':
      case 'its chunks are 404':
        return route.fulfill({ status: 404, body: 'no' });
      case 'the entry hangs':
      case 'its chunks hang':
      case 'everything hangs':
        // Left without an answer for good: a retry must not join it.
        return undefined;
    }
  };
  await page.route(files, meet);
  // Another file with its digest in the registry, as if it had been published like that.
  if (fault === 'the entry wants other libraries') await withManifest(page, remote, { integrity: undefined });
  return async () => {
    // The route stays: without it the browser would release the held requests.
    lifted = true;
  };
};

/** Changes a remote's entry in the page's own registry. */
export const withManifest = async (
  page: Page,
  remote: string,
  over: Record<string, unknown>,
): Promise<void> => {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
      (_all, open: string, boot: string, close: string) => {
        const manifest: { remotes: { name: string }[] } = JSON.parse(boot);
        const remotes = manifest.remotes.map((each) => (each.name === remote ? { ...each, ...over } : each));
        return open + JSON.stringify({ ...manifest, remotes }).replaceAll('<', '\\u003c') + close;
      },
    );
    return route.fulfill({ response: answer, body });
  });
};

const changed = async (route: Route, change: (text: string) => string): Promise<void> => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: change(await answer.text()) });
};

/** Every screen writes prices while it renders; until the fault is lifted, writing a price throws. */
const breakNumbers = (): void => {
  const whole = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'formatToParts');
  Object.defineProperty(Intl.NumberFormat.prototype, 'formatToParts', {
    configurable: true,
    value(this: Intl.NumberFormat, value: number) {
      if (Reflect.get(window, 'numbersWork') !== true)
        throw new Error('A fault of the spec: no numbers today');
      return whole?.value.call(this, value);
    },
  });
};
