import { useProofAsked } from '@mall/platform/proof';
import { lazy, Suspense } from 'react';

/** Draws the dialog of a fresh proof when a call wants one, in an office that stands without the shell. */
export function ProofHost() {
  const asked = useProofAsked();
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <FreshProof asked={asked} />
    </Suspense>
  );
}

const FreshProof = lazy(() => import('./FreshProof.tsx').then((file) => file.openFreshProof()));
