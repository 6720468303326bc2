import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../loader/idle.ts';
import type { Mall } from '../loader/mall.ts';
import type { Watched } from '../loader/prefetch.ts';

/**
 * What can wait until the page has loaded: no first load pays for it, and the page is complete without it.
 */
export function AtRest({ mall, history }: { mall: Mall; history: Watched }) {
  const [Shown, setShown] = useState<ComponentType<{ mall: Mall }>>();
  // The browser's idle time comes from outside React.
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('../late.ts').then(
            ({ startLate }) => setShown(() => startLate(mall, history)),
            () => {},
          ),
      ),
    [mall, history],
  );
  return Shown && <Shown mall={mall} />;
}
