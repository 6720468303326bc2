import { once } from '../store/once.ts';
import { createStore, type Store } from '../store/store.ts';

/** The member is asked to prove their number; whoever draws the dialog calls `answer`. */
export type NumberProof = { readonly answer: (proved: boolean) => void };

/** The proof that is wanted now; the shell draws the dialog. */
export const numberProof: Store<NumberProof | null> = once('numberProof', () =>
  createStore<NumberProof | null>(null),
);

type State = { isDrawn: boolean; asked: Promise<boolean> | undefined };
const state = once<State>('numberProofState', () => ({ isDrawn: false, asked: undefined }));

/** The page has somebody who draws the dialog: a merchant's own site has not. */
export const drawNumberProof = (): void => {
  state.isDrawn = true;
};

/**
 * Lets the member prove that the number of their account is theirs; false when they put it off, or when nobody here
 * can ask. Several who want it at once wait for one dialog.
 */
export const proveNumber = (): Promise<boolean> => {
  if (!state.isDrawn) return Promise.resolve(false);
  state.asked ??= new Promise<boolean>((resolve) => {
    const answer = (proved: boolean): void => {
      numberProof.set(null);
      state.asked = undefined;
      resolve(proved);
    };
    numberProof.set({ answer });
  });
  return state.asked;
};
