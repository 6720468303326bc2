import { tab } from '@mall/platform';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const waitMs = 3_000;

/** The back button leads to the same place of the page, also when the list is fetched anew; a new page begins at its top. */
export function ScrollKeeper() {
  const { key, pathname, search, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // Whatever a tab opens by its address has this one key, so the address tells such entries apart.
  const entry = key === 'default' ? pathname + search : key;

  // Where the visitor is, kept for the entry of the history that is shown.
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

  // Positions are the document's. A change of the query alone is the page's own affair: filters keep the place.
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

/** Neither reloaded nor returned to: somebody followed a link or typed the address. */
const isOpenedAnew = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate';
};

const save = (): void => tab.write('scroll', [...places].slice(-50));

/** The page grows while its data arrives; the place is reached as soon as it exists, unless the visitor scrolls first. */
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
