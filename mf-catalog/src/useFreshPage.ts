import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * For an address that shows another thing under the same path (the next page, another product): begins at the top, with
 * the focus on the heading. Going back leads to where one was, which the shell sees to. Undefined: nothing to show yet.
 */
export const useFreshPage = (shown: string | undefined): void => {
  const isReturn = useNavigationType() === 'POP';
  const last = useRef(shown);
  // Scroll and focus are the document's, and follow what it shows.
  useEffect(() => {
    const before = last.current;
    if (shown === undefined || shown === before) return;
    last.current = shown;
    if (before === undefined) return;
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [shown, isReturn]);
};
