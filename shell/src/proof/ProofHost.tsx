import { lazy, Suspense } from 'react';
import { useProofAsked } from '@mall/platform/proof';

/**
 * Draws the dialog of a fresh proof when a call wants one. The frames of the member centre and of the office have it:
 * what wants one is done there.
 */
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
