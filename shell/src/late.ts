import type { Mall } from './loader/mall.ts';
import { startReporting } from './loader/reporter.ts';
import { startVitals } from './loader/vitals.ts';
import { Notices } from './notices/Notices.tsx';

/** Begins what can wait until the page has come to rest, and answers what is then shown beside it. */
export const startLate = (mall: Mall): typeof Notices => {
  // In this order: the last vitals of a page are told with the rest of it.
  startVitals(mall);
  startReporting(mall.manifest.revision);
  return Notices;
};
