import { once } from '../store/once.ts';
import { createStore, type Store } from '../store/store.ts';

export type ProofAsked = { readonly answer: (proved: boolean) => void };

/** Somebody has to show that they are the member before an operation goes on; the shell draws the dialog. */
export const proofAsked: Store<ProofAsked | null> = once('proofAsked', () =>
  createStore<ProofAsked | null>(null),
);

const asking = once('proofAsking', (): { drawn: boolean; now: Promise<boolean> | null } => ({
  drawn: false,
  now: null,
}));

/** For whoever draws the dialog. Without one nobody is asked, and the refusal is told like any other. */
export const drawProofs = (): (() => void) => {
  asking.drawn = true;
  return () => {
    asking.drawn = false;
  };
};

/** Asks for a fresh proof, once for all calls that wait for it. Resolves to whether it was given. */
export const askProof = (): Promise<boolean> => {
  if (!asking.drawn) return Promise.resolve(false);
  asking.now ??= new Promise<boolean>((resolve) => {
    const answer = (proved: boolean): void => {
      proofAsked.set(null);
      asking.now = null;
      resolve(proved);
    };
    proofAsked.set({ answer });
  });
  return asking.now;
};
