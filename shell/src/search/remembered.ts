import { session, tab } from '@mall/platform';

const most = 10;

/** A visitor's own searches, latest first. */
export const rememberedKeywords = (): string[] => {
  const kept = tab.read('searched');
  return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
};

/** Stores a visitor's searches for as long as their tab is open; the server stores a member's. */
export const rememberWord = (word: string): void => {
  if (session.read().token !== null) return;
  tab.write('searched', [word, ...rememberedKeywords().filter((known) => known !== word)].slice(0, most));
};
