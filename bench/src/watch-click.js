// Runs in the page: the time from the first click until the screen of another remote is painted, in
// `clickPainted`, ms.
globalThis.clickPainted = 0;
const isThere = () => document.querySelector('main [data-remote="mf_catalog"] h1') !== null;

/**
 * The content of the first frame after the click: the browser reports when it was presented, in steps of 8
 * ms.
 */
const told = (timeStamp) =>
  new PerformanceObserver((list) => {
    const [click] = list.getEntriesByName('click').filter(({ startTime }) => startTime === timeStamp);
    if (click !== undefined) globalThis.clickPainted = click.duration;
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });

document.addEventListener(
  'click',
  ({ timeStamp }) => {
    const look = () => {
      if (!isThere()) return void requestAnimationFrame(look);
      // The frame that displays it comes after this one.
      requestAnimationFrame(() => {
        globalThis.clickPainted = performance.now() - timeStamp;
      });
    };
    requestAnimationFrame(() => (isThere() ? told(timeStamp) : look()));
  },
  { capture: true, once: true },
);
