import { heard, type LoadEvent, opened, shopCode, type TelemetryEvent } from './telemetry.ts';

const mostAtOnce = 50;
const soonMs = 5_000;

/**
 * Sends the page's telemetry: failures some seconds later, everything else when the page is left. The outcome
 * of a version is sent once, when it failed or when the page is left; a failure after the visitor came back
 * is sent as a failure only. It starts once the page has loaded: a page that is left earlier sends nothing.
 */
export const startReporting = (revision: number): void => {
  const told = new Set<LoadEvent>();
  let heardSoFar = 0;

  const tell = (isOver: (load: LoadEvent) => boolean): void => {
    const loads = [...opened.values()].filter((load) => isSettled(load) && isOver(load) && !told.has(load));
    for (const load of loads) told.add(load);
    // The shop is often known only after the first files were requested.
    const events = [...heard.slice(heardSoFar), ...loads.map((load) => ({ ...load, shop: shopCode() }))];
    heardSoFar = heard.length;
    for (let at = 0; at < events.length; at += mostAtOnce)
      send({ revision, events: events.slice(at, at + mostAtOnce) });
  };
  setInterval(() => tell(({ good }) => !good), soonMs);
  onLeaving(() => tell(() => true));
};

/** A hidden page may never come back; on some phones this is its last event. */
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
  } catch {} // a browser without it, or one that refuses: the page goes on
};
