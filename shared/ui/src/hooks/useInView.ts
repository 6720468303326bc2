import { type RefCallback, useCallback, useState } from 'react';

/**
 * True once the element has been within `viewports` window heights of the window, above or below, and from
 * then on. Without IntersectionObserver it is true at once.
 */
export const useInView = (viewports: number, already: boolean): [boolean, RefCallback<Element>] => {
  const [near, setNear] = useState(() => already || typeof IntersectionObserver === 'undefined');
  const watch = useCallback(
    (element: Element | null) => {
      if (!element || near) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          setNear(true);
        },
        { rootMargin: `${viewports * 100}% 100%` },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [near, viewports],
  );
  return [near || already, watch];
};
