import { startTransition, useLayoutEffect, useState } from 'react';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { answerVisitor } from './after-paint.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** Whether the second path can be drawn after the first without fetching anything. */
export type AtHand = (from: string, to: string) => boolean;

/** How long a click on a link may wait for what the page does otherwise. */
const longestMs = 1_000;

/**
 * The location that the page displays. A screen that must be fetched is drawn as a transition: the previous
 * screen stays until the next is loaded, or for a second. A loaded screen is drawn at once, as slices between the frames of a
 * transition cost a third more. So is another query of the same screen, the answer to a tab or a filter:
 * drawn later, a second filter chosen meanwhile would be added to an address without the first.
 */
export const useShown = (history: History, isAtHand: AtHand): Pick<History, 'location' | 'action'> => {
  const [shown, setShown] = useState({ location: history.location, action: history.action });
  // The browser's history is outside React.
  useLayoutEffect(() => {
    let { pathname } = history.location;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const unlisten = history.listen(({ location, action }) => {
      const from = pathname;
      pathname = location.pathname;
      clearTimeout(waiting);
      if (from === pathname || isAtHand(from, pathname)) {
        answerVisitor();
        return setShown({ location, action });
      }
      startTransition(() => setShown({ location, action }));
      // A transition waits for all that is more urgent: for ever, where a remote's state changes in a loop.
      waiting = setTimeout(() => setShown({ location, action }), longestMs);
    });
    return () => (unlisten(), clearTimeout(waiting));
  }, [history, isAtHand]);
  return shown;
};
