import { withOfficePhrases } from '@mall/office';
import { Skeleton } from '@mall/ui';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { pages } from '../declared/pages.ts';

/** The frame in the mall's page; its own address leads to the first page. */
export function ConsoleOutlet() {
  const { pathname } = useLocation();
  if (pathname.replace(/\/$/, '') === '/operator') return <Navigate to={pages[0].path} replace />;
  return (
    <Suspense fallback={<Skeleton kind="block" height={480} />}>
      <Console>
        <Outlet />
      </Console>
    </Suspense>
  );
}

const Console = lazy(() => withOfficePhrases(import('./Console.tsx')).then((m) => ({ default: m.Console })));
