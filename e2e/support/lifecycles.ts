import type { Page } from '@playwright/test';

/**
 * This many lives of the seller's remote, each in a place of its own beside the open page: bootstrapped,
 * mounted and unmounted. Returns what each has left in its place.
 */
export const liveAndLeave = (page: Page, times: number): Promise<string[]> =>
  page.evaluate(async (count) => {
    type Step = (props: object) => Promise<unknown>;
    type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', Step | Step[]>;
    const remote = Reflect.get(window, 'mf_seller');
    const lifecycles: Lifecycles = (await remote.get('./lifecycles'))();
    const left: string[] = [];
    for (let round = 0; round < count; round += 1) {
      const place = document.body.appendChild(document.createElement('div'));
      const props = {
        name: 'again',
        domElement: place,
        domElementGetter: () => place,
        basename: '/merchant.html',
        ownPage: true,
      };
      for (const phase of ['bootstrap', 'mount', 'unmount'] as const)
        for (const step of [lifecycles[phase]].flat()) await step(props);
      left.push(place.innerHTML);
      place.remove();
    }
    return left;
  }, times);
