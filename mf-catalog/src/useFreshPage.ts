import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * For an address whose content changes under the same path (the next page, another product): starts at the
 * top, with the focus on the heading. The shell restores the scroll position on going back. Undefined:
 * nothing to display yet.
 */
export const useFreshPage = (shown: string | undefined): void => {
  const isReturn = useNavigationType() === 'POP';
  const last = useRef(shown);
  // Scroll and focus belong to the document, and follow its content.
  useEffect(() => {
    const before = last.current;
    if (shown === undefined || shown === before) return;
    last.current = shown;
    if (before === undefined) return;
    if (!isReturn) window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }, [shown, isReturn]);
};
