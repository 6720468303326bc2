import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { loadInspectorPhrases } from './load-phrases.ts';

const InspectorScreen = lazy(async () => {
  const [{ InspectorScreen: Screen }] = await Promise.all([
    import('./InspectorScreen.tsx'),
    loadInspectorPhrases(),
  ]);
  return { default: Screen };
});

const TrialScreen = lazy(() =>
  import('./trial/TrialScreen.tsx').then((file) => ({ default: file.TrialScreen })),
);

/** /__mf, for those whom the server allows to inspect; fetched with its phrases when it is opened. */
export function InspectorPage() {
  const { search } = useLocation();
  return (
    <Suspense fallback={null}>
      {new URLSearchParams(search).has('try') ? <TrialScreen /> : <InspectorScreen />}
    </Suspense>
  );
}
