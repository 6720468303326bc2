import { loadPhrases } from '@mall/platform';
import { type ProofAsked, useFreshProof } from '@mall/platform/proof';
import { ProofDialog, proofPhrases } from '@mall/ui/proof';

function FreshProof({ asked }: { asked: ProofAsked }) {
  return <ProofDialog {...useFreshProof(asked)} />;
}

/** The dialog that asks for a fresh proof, with its phrases; fetched when somebody has to give one. */
export const openFreshProof = async () => {
  await loadPhrases('proof', proofPhrases);
  return { default: FreshProof };
};
