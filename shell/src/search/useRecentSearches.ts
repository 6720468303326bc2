import { tab, useMutationOf, useQueryOf, useSession } from '@mall/platform';
import { useState } from 'react';
import { rememberedKeywords } from './remembered.ts';

/** The user's last searches, and how to forget them: the server stores a member's, the tab a visitor's. */
export const useRecentSearches = (): { words: readonly string[]; forget: () => void } => {
  const signedIn = useSession().token !== null;
  const [here, setHere] = useState(rememberedKeywords);
  const kept = useQueryOf('search.words', {}, { enabled: signedIn, quiet: true, staleTime: 0 });
  const { mutate } = useMutationOf('search.forget', { refreshes: ['search.words'] });
  return {
    words: signedIn ? (kept.data?.history ?? []) : here,
    forget: () => {
      if (signedIn) return mutate({});
      tab.write('searched', null);
      setHere([]);
    },
  };
};
