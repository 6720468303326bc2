import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../loader/idle.ts';
import type { Mall } from '../loader/mall.ts';

/** What can wait until the page has come to rest: no first load pays for it, and the page is whole without. */
export function AtRest({ mall }: { mall: Mall }) {
  const [Shown, setShown] = useState<ComponentType<{ mall: Mall }>>();
  // The browser's idle time is told from outside React.
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('../late.ts').then(
            ({ startLate }) => setShown(() => startLate(mall)),
            () => {},
          ),
      ),
    [mall],
  );
  return Shown && <Shown mall={mall} />;
}
