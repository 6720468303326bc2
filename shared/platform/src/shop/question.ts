import { once } from '../store/once.ts';
import { createStore, type Store } from '../store/store.ts';

export type Question = {
  /** Phrases `question.<about>.title`, `.text`, `.yes`, `.no` of the namespace `common`. */
  about: 'shop.replace';
  values: Readonly<Record<string, string | number>>;
  answer: (yes: boolean) => void;
};

/** The question that the shopper has to answer now; the shell draws the dialog. */
export const question: Store<Question | null> = once('question', () => createStore<Question | null>(null));

export const ask = ({ about, values }: Pick<Question, 'about' | 'values'>): Promise<boolean> =>
  new Promise((resolve) => {
    const answer = (yes: boolean): void => {
      question.set(null);
      resolve(yes);
    };
    question.set({ about, values, answer });
  });
