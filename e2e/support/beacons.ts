import type { Input } from '@mall/contract/operations';
import type { Page } from '@playwright/test';

export type Beacon = Input<'telemetry.report'>;

/**
 * Records what a page sends to the server by beacon, which network events do not show. Before it is opened.
 */
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

/** The beacons of the open page so far. */
export const beaconsOf = async (page: Page): Promise<Beacon[]> => {
  const texts = await page.evaluate(() => {
    const kept: Promise<string>[] = Reflect.get(window, 'beacons');
    return Promise.all(kept);
  });
  return texts.map((text) => JSON.parse(text));
};
