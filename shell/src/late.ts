import type { Mall } from './loader/mall.ts';
import { prefetchOnIntent, prefetchWhenIdle, type Watched } from './loader/prefetch.ts';
import { startReporting } from './loader/reporter.ts';
import { startVitals } from './loader/vitals.ts';
import { Beside } from './providers/Beside.tsx';
import { keepOfflinePage } from './offline/register.ts';

/** Starts what can wait until the page has loaded, and returns what is then displayed beside it. */
export const startLate = (mall: Mall, history: Watched): typeof Beside => {
  // In this order: the last vitals of a page are sent with its other telemetry.
  startVitals(mall);
  startReporting(mall.manifest.revision);
  prefetchOnIntent(mall);
  prefetchWhenIdle(mall, history);
  keepOfflinePage();
  return Beside;
};
