import { useQueryOf } from '@mall/platform';
import { useEffect, useState } from 'react';
import { type Option, optionsOf } from './options.ts';
import { useOwnWords } from './useOwnWords.ts';

const pauseMs = 150;

type Options = {
  options: readonly Option[];
  /** Nothing more is to come for this text. */
  asked: boolean;
  /** Forgets the own searches, where they are among the options. */
  forget?: () => void;
};

/**
 * The options for a text. Each answer is kept under the text it is for, so a late one for an earlier text is never seen:
 * until its own answer comes a text has only what can be known at once.
 */
export const useOptions = (text: string): Options => {
  const typed = text.trim();
  const keyword = usePaused(typed);
  const own = useOwnWords();
  const words = useQueryOf('search.words', keyword === '' ? {} : { keyword }, { quiet: true });
  const categories = useQueryOf('category.list', { type: 2 }, { quiet: true });
  const isFor = keyword === typed;
  return {
    options: optionsOf(typed, {
      categories: categories.data ?? [],
      suggest: isFor ? (words.data?.suggest ?? []) : [],
      hot: isFor ? (words.data?.hot ?? []) : [],
      own: own.words,
    }),
    asked: isFor && !words.isFetching,
    ...(typed === '' && own.words.length > 0 ? { forget: own.forget } : {}),
  };
};

/** The text once nobody has typed for a moment; an emptied box is answered at once. */
const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};
