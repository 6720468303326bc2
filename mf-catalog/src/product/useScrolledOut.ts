import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element was scrolled out above the window. */
export const useScrolledOut = (): [boolean, RefCallback<Element>] => {
  const [left, setLeft] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setLeft(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [left, watch];
};
