// Runs in the page: how long after the first click the screen of another remote is painted, in `clickPainted`, ms.
globalThis.clickPainted = 0;
const isThere = () => document.querySelector('main [data-remote="mf_catalog"] h1') !== null;

/** What stands in the first frame after the click: the browser tells when it was presented, in steps of 8 ms. */
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
      // The frame that shows it comes after this one.
      requestAnimationFrame(() => {
        globalThis.clickPainted = performance.now() - timeStamp;
      });
    };
    requestAnimationFrame(() => (isThere() ? told(timeStamp) : look()));
  },
  { capture: true, once: true },
);
