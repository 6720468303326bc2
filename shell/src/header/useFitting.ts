import { type RefObject, useEffect, useState } from 'react';

/** The number of a row's children that fit into it completely; updated when its width or its text changes. */
export const useFitting = (row: RefObject<HTMLElement | null>, words: string): number => {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  // Only the browser knows how wide text is.
  useEffect(() => {
    const element = row.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const end = element.getBoundingClientRect().right + 1;
      const beyond = [...element.children].findIndex((child) => child.getBoundingClientRect().right > end);
      setFitting(beyond === -1 ? Number.POSITIVE_INFINITY : beyond);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [row, words]);
  return fitting;
};
