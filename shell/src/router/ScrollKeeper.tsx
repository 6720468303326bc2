import { tab } from '@mall/platform';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const waitMs = 3_000;

/**
 * The back button restores the scroll position, even when the list is fetched again; a new page starts at its
 * top.
 */
export function ScrollKeeper() {
  const { key, pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // The first entry of a tab has this same key, so the address distinguishes such entries.
  const entry = key === 'default' ? pathname + search : key;

  // The scroll position, stored for the current entry of the history.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = (): void => void places.set(currentKey, window.scrollY);
    const store = (): void => (keep(), save());
    window.addEventListener('scroll', keep, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  // Scroll positions belong to the document. A change of only the query is up to the page:
  // filters keep the position.
  useLayoutEffect(() => {
    const isSamePage = lastPath === pathname;
    const isArrival = lastPath === '' && isOpenedAnew();
    currentKey = entry;
    lastPath = pathname;
    if (isArrival) return undefined;
    if (isReturn) return scrollWhenTall(places.get(entry) ?? 0);
    if (!isSamePage && hash === '') window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, isReturn, hash]);
  return null;
}

let currentKey = '';
let lastPath = '';

const places = new Map<string, number>(keptPlaces());

function keptPlaces(): [string, number][] {
  const kept = tab.read('scroll');
  return Array.isArray(kept) ? kept.filter((entry): entry is [string, number] => Array.isArray(entry)) : [];
}

/** Neither reloaded nor returned to: the visitor followed a link or typed the address. */
const isOpenedAnew = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
};

const save = (): void => tab.write('scroll', [...places].slice(-50));

/**
 * The page grows while its data arrives; it scrolls as soon as it is tall enough, unless the visitor scrolls
 * first.
 */
const scrollWhenTall = (top: number): (() => void) => {
  const until = performance.now() + waitMs;
  let frame = 0;
  const stop = (): void => cancelAnimationFrame(frame);
  const tryIt = (): void => {
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable >= top) window.scrollTo(0, top);
    else if (performance.now() < until) frame = requestAnimationFrame(tryIt);
  };
  for (const event of ['wheel', 'touchmove', 'keydown'] as const) {
    window.addEventListener(event, stop, { once: true, passive: true });
  }
  tryIt();
  return stop;
};
