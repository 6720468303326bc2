import type { Mall } from './loader/mall.ts';
import { startReporting } from './loader/reporter.ts';
import { startVitals } from './loader/vitals.ts';
import { Notices } from './notices/Notices.tsx';

/** Starts what can wait until the page has loaded, and returns what is then displayed beside it. */
export const startLate = (mall: Mall): typeof Notices => {
  // In this order: the last vitals of a page are sent with its other telemetry.
  startVitals(mall);
  startReporting(mall.manifest.revision);
  return Notices;
};
