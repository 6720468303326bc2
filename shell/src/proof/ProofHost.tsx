import { useProofAsked } from '@mall/platform/proof';
import { onDemand } from '../on-demand.tsx';

/**
 * Draws the dialog of a fresh proof when a call wants one. The frames of the member centre and of the office have it:
 * what wants one is done there.
 */
export function ProofHost() {
  const asked = useProofAsked();
  if (!asked) return null;
  return <FreshProof asked={asked} />;
}

const FreshProof = onDemand(
  async () => (await import('./FreshProof.tsx')).openFreshProof(),
  ({ asked }) => asked.answer(false),
);
