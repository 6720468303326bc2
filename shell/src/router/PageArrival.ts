import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { freshenMessageCount } from '@mall/platform';

const waitMs = 2000;

/**
 * After a change of page, the focus moves to its heading, so that screen readers announce it and Tab
 * continues from there. The first page keeps the browser's own focus, and a visitor who already types into
 * the new page is not interrupted.
 */
export function PageArrival(): null {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // Focus belongs to the document: it moves once the new page is in it.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    void freshenMessageCount();
    return whenHeadingIsThere((target) => target.focus({ preventScroll: true }));
  }, [pathname]);
  return null;
}

const whenHeadingIsThere = (arrive: (target: HTMLElement) => void): (() => void) => {
  const until = performance.now() + waitMs;
  const look = (): void => {
    const main = document.getElementById('main');
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]');
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    if (heading) arrive(heading);
    else if (performance.now() < until) timer = setTimeout(look, 50);
    else if (main) arrive(main);
  };
  let timer = setTimeout(look, 0);
  return () => clearTimeout(timer);
};
