// Runs in the measured page before anything of it: when it was painted, when it moved, when its content stood there.
{
  const seen = { fcp: 0, lcp: 0, cls: 0, content: 0, picture: '' };
  globalThis.benchSeen = seen;
  const watch = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
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
  const look = () => {
    const found = document.querySelector(globalThis.benchContent);
    if (found === null || found.getClientRects().length === 0) requestAnimationFrame(look);
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.content = performance.now();
        }),
      );
  };
  requestAnimationFrame(look);
}
