import { pickText } from '@mall/contract/core/languages';
import { language, setPageTitle } from '@mall/platform';
import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { dropFirstWindow, firstWindow } from '../boot/first-window.ts';
import type { MallRoute } from '../loader/mall.ts';
import { Boundary } from './Boundary.tsx';
import { Failed } from './Failed.tsx';
import { FirstWindow } from './FirstWindow.tsx';
import { Waiting } from './Waiting.tsx';

/** One screen of a remote, in any state. A failure stays inside: the frame around it works on. */
export function RemoteScreen({ route }: { route: MallRoute }) {
  const { pathname } = useLocation();
  const title = pickText(route.title, language()).text;
  const { remote } = route;
  // The document title is outside React. Set before the screen's effects: the screen may set a better one.
  useLayoutEffect(() => setPageTitle(title), [title]);

  return (
    <div data-remote={remote.name} data-version={remote.place.version}>
      <Boundary key={`${remote.name}@${remote.place.version}:${pathname}`} remote={remote} title={title}>
        {remote.declared.closed ? (
          <Suspense fallback={null}>
            <Closed title={title} />
          </Suspense>
        ) : (
          <Opened route={route} title={title} />
        )}
      </Boundary>
    </div>
  );
}

/** Few areas are ever closed. */
const Closed = lazy(() => import('./Closed.tsx').then((file) => ({ default: file.Closed })));

function Opened({ route: { remote, screen }, title }: { route: MallRoute; title: string }) {
  const state = useSyncExternalStore(screen.subscribe, screen.read);
  const drawn = firstWindow(useLocation().pathname);
  const isWaiting = state.is === 'waiting' || state.is === 'loading';
  // Fetching starts when the screen is first drawn, if nothing has started it before.
  useEffect(() => screen.start(), [screen]);
  // The drawing belongs to the document, not to React.
  useEffect(() => (isWaiting ? undefined : dropFirstWindow()), [isWaiting]);

  switch (state.is) {
    case 'ready':
      return <state.Component />;
    case 'failed':
      return <Failed title={title} remote={remote} failure={state.failure} onRetry={screen.retry} />;
    case 'waiting':
      return drawn === undefined ? null : <FirstWindow drawn={drawn} />;
    case 'loading':
      return drawn === undefined ? <Waiting /> : <FirstWindow drawn={drawn} />;
    case 'slow':
      return <Waiting slow onRetry={screen.retry} />;
  }
}
