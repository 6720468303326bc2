import { startTransition, useLayoutEffect, useState } from 'react';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { answerVisitor } from './after-paint.ts';

type History = ReturnType<typeof createBrowserHistory>;

/** Whether nothing has to be fetched to draw one path after another. */
export type AtHand = (from: string, to: string) => boolean;

/**
 * Where the page stands. What has to be fetched is drawn as a transition: the screen before stays until the next is loaded.
 * What is at hand is drawn at once, as slices between the frames of a transition cost a third more. So is another query of
 * the same screen, the answer to a tab or a filter: drawn later, a second filter chosen meanwhile would be added to an
 * address without the first.
 */
export const useShown = (history: History, isAtHand: AtHand): Pick<History, 'location' | 'action'> => {
  const [shown, setShown] = useState({ location: history.location, action: history.action });
  // The browser's history stands outside React.
  useLayoutEffect(() => {
    let { pathname } = history.location;
    return history.listen(({ location, action }) => {
      const from = pathname;
      pathname = location.pathname;
      if (from !== pathname && !isAtHand(from, pathname))
        return startTransition(() => setShown({ location, action }));
      answerVisitor();
      setShown({ location, action });
    });
  }, [history, isAtHand]);
  return shown;
};
