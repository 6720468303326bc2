import { useQueryOf } from '@mall/platform';
import { useEffect, useState } from 'react';
import { type Option, optionsOf } from './options.ts';
import { useRecentSearches } from './useRecentSearches.ts';

const pauseMs = 150;

type Options = {
  options: readonly Option[];
  /** No more options will come for this text. */
  asked: boolean;
  /** Forgets the user's own searches, when they are among the options. */
  forget?: () => void;
};

/**
 * The options for a text. Each answer is cached under its text, so a late one for an earlier text is never
 * displayed: until its own answer arrives, a text has only the options that are known at once.
 */
export const useOptions = (text: string): Options => {
  const typed = text.trim();
  const keyword = usePaused(typed);
  const own = useRecentSearches();
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

/** The text once nobody has typed for a moment; an emptied box updates at once. */
const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  // The clock is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};
