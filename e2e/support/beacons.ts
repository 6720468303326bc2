import type { Input } from '@mall/contract/operations';
import type { Page } from '@playwright/test';

export type Beacon = Input<'telemetry.report'>;

/** Keeps what a page tells the server by beacon, which is not shown to whoever watches the network. Before it is opened. */
export const keepBeacons = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const kept: Promise<string>[] = [];
    Reflect.set(window, 'beacons', kept);
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      if (body instanceof Blob) kept.push(body.text());
      return send(address, body);
    };
  });
};

/** What the page that is open has told so far. */
export const beaconsOf = async (page: Page): Promise<Beacon[]> => {
  const texts = await page.evaluate(() => {
    const kept: Promise<string>[] = Reflect.get(window, 'beacons');
    return Promise.all(kept);
  });
  return texts.map((text) => JSON.parse(text));
};
