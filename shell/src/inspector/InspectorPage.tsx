import { lazy, Suspense } from 'react';
import { openWords } from './open-words.ts';

const InspectorScreen = lazy(async () => {
  const [{ InspectorScreen: Screen }] = await Promise.all([import('./InspectorScreen.tsx'), openWords()]);
  return { default: Screen };
});

/** /__mf, for whom the server lets inspect, fetched with its words when it is opened. */
export function InspectorPage() {
  return (
    <Suspense fallback={null}>
      <InspectorScreen />
    </Suspense>
  );
}
