import type { Page, Route } from '@playwright/test';

export type Fault =
  | 'the entry hangs'
  | 'the entry answers 500'
  | 'the entry is HTML'
  | 'its chunks are 404'
  | 'its chunks hang'
  | 'its screen throws'
  | 'everything hangs';

/** Those that each remote is put through; `everything hangs` has a spec of its own. */
export const faults: readonly Fault[] = [
  'the entry hangs',
  'the entry answers 500',
  'the entry is HTML',
  'its chunks are 404',
  'its chunks hang',
  'its screen throws',
];

/** What a fault server would do, done in the browser: nothing of the remote's two addresses gets through unharmed. */
export const harm = async (page: Page, remote: string, fault: Fault): Promise<() => Promise<void>> => {
  if (fault === 'its screen throws') {
    await page.addInitScript(breakNumbers);
    return async () => page.evaluate(() => void Reflect.set(window, 'numbersWork', true));
  }
  const files = new RegExp(`/remotes(-b)?/${remote}/.+\\.js(\\?|$)`);
  const isEntry = (route: Route) => route.request().url().includes('remoteEntry.js');
  let lifted = false;
  const meet = async (route: Route): Promise<void> => {
    const isMeant = fault === 'everything hangs' || isEntry(route) === fault.startsWith('the entry');
    if (lifted || !isMeant) return route.continue();
    switch (fault) {
      case 'the entry answers 500':
        return route.fulfill({ status: 500, body: 'no' });
      case 'the entry is HTML':
        return route.fulfill({
          status: 200,
          contentType: 'text/html',
          body: '<!doctype html><p>Sign in</p>',
        });
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
  return async () => {
    // The route stays: without it the browser would let go what was held.
    lifted = true;
  };
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
