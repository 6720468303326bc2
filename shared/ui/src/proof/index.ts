// The entry point of the second step of signing in and of fresh proofs: few visits need it.
export { ProofDialog } from './ProofDialog.tsx';
export { ProofForm } from './ProofForm.tsx';
export { proofPhrases } from './proofPhrases.ts';
