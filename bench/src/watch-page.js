// Runs in the measured page before anything of it: when it was painted, when it shifted, when its content was
// displayed, how soon it responded to taps.
{
  const seen = { fcp: 0, lcp: 0, cls: 0, content: 0, ready: 0, inp: 0, picture: '' };
  globalThis.benchSeen = seen;
  const watch = (type, see, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.picture = entry.url;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch(
    'event',
    (entry) => {
      if (entry.interactionId > 0) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
  const stands = (element) =>
    element !== null &&
    element.getClientRects().length > 0 &&
    (!(element instanceof HTMLImageElement) || (element.complete && element.naturalWidth > 0));
  const wait = (what) => {
    const selector = globalThis.benchMarks?.[what];
    if (!selector || !stands(document.querySelector(selector))) requestAnimationFrame(() => wait(what));
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen[what] = performance.now();
        }),
      );
  };
  requestAnimationFrame(() => {
    wait('content');
    wait('ready');
  });
}
