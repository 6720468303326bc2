import { heard, type LoadEvent, opened, shopCode, type TelemetryEvent } from './telemetry.ts';

const mostAtOnce = 50;
const soonMs = 5_000;

/**
 * Sends what happens in this page: failures some seconds after, all else when the page is left. How a version did is told
 * once, when it failed or when the page is left; what fails after somebody has come back is told as a failure only. Begun when
 * the page has come to rest: of a page that is left before, nothing is known.
 */
export const startReporting = (revision: number): void => {
  const told = new Set<LoadEvent>();
  let heardSoFar = 0;

  const tell = (isOver: (load: LoadEvent) => boolean): void => {
    const loads = [...opened.values()].filter((load) => isSettled(load) && isOver(load) && !told.has(load));
    for (const load of loads) told.add(load);
    // The shop is often known only after the first files were asked for.
    const events = [...heard.slice(heardSoFar), ...loads.map((load) => ({ ...load, shop: shopCode() }))];
    heardSoFar = heard.length;
    for (let at = 0; at < events.length; at += mostAtOnce)
      send({ revision, events: events.slice(at, at + mostAtOnce) });
  };
  setInterval(() => tell(({ good }) => !good), soonMs);
  onLeaving(() => tell(() => true));
};

/** A page that is hidden may never come back; on some phones this is the last that is heard of it. */
export const onLeaving = (work: () => void): void => {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') work();
  });
  window.addEventListener('pagehide', () => work());
};

const isSettled = ({ good, ms }: LoadEvent): boolean => !good || Object.keys(ms).length > 0;

/** Nothing waits for it, and it never fails. */
const send = (batch: { revision: number; events: readonly TelemetryEvent[] }): void => {
  try {
    navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  } catch {} // a browser without it, or that will not: the page goes on
};
