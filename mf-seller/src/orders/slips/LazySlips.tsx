import { lazy, Suspense } from 'react';

const Slips = lazy(() => import('./SlipsPage.tsx').then((m) => ({ default: m.SlipsPage })));

/** Slips for print, fetched when somebody prints. */
export const LazySlips = ({ ids }: { ids: readonly string[] }) => (
  <Suspense fallback={null}>
    <Slips ids={ids} />
  </Suspense>
);
