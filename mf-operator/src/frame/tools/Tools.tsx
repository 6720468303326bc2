import { withPhrases } from '@mall/platform';
import { loadJobPhrases } from '@mall/office/jobs/load-phrases';
import { loadToolPhrases } from '@mall/office/palette/load-phrases';
import { lazy, Suspense } from 'react';
import { loadConsoleToolPhrases } from './load-phrases.ts';

/** Search and work in the background, at the right of the console's header; each is fetched beside the page. */
export function Tools() {
  return (
    <Suspense fallback={null}>
      <Find />
      <Jobs />
    </Suspense>
  );
}

const Find = lazy(() =>
  withPhrases(
    () => Promise.all([loadToolPhrases(), loadConsoleToolPhrases()]),
    import('./Find.tsx').then((m) => m.Find),
  ).then(({ Component }) => ({ default: Component })),
);
const Jobs = lazy(() =>
  withPhrases(
    loadJobPhrases,
    import('./Jobs.tsx').then((m) => m.Jobs),
  ).then(({ Component }) => ({ default: Component })),
);
