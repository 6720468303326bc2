import { lazy, Suspense } from 'react';
import { loadInspectorPhrases } from './load-phrases.ts';

const InspectorScreen = lazy(async () => {
  const [{ InspectorScreen: Screen }] = await Promise.all([
    import('./InspectorScreen.tsx'),
    loadInspectorPhrases(),
  ]);
  return { default: Screen };
});

/** /__mf, for those whom the server allows to inspect; fetched with its phrases when it is opened. */
export function InspectorPage() {
  return (
    <Suspense fallback={null}>
      <InspectorScreen />
    </Suspense>
  );
}
