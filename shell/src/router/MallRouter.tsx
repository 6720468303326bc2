import { type Layout, layouts } from '@mall/contract/core/remote-config';
import { redirects, startPath } from '@mall/contract/core/redirects';
import { setNavigator, useShown } from '@mall/platform';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useState } from 'react';
import { Navigate, type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { Mall, MallRoute } from '../loader/mall.ts';
import { routeAt } from '../loader/route-at.ts';
import { AtRest } from './AtRest.tsx';
import { Frame } from './Frame.tsx';
import { Guarded } from './Guarded.tsx';
import type { createMallHistory } from './history.ts';
import { PageArrival } from './PageArrival.ts';
import { RemoteScreen } from './RemoteScreen.tsx';
import { ScrollKeeper } from './ScrollKeeper.tsx';

export type MallHistory = ReturnType<typeof createMallHistory>;

type Props = { mall: Mall; history: MallHistory };

/** The one router of the page, built from declarations before any remote is loaded: frame, then parent, then screen. */
export function MallRouter({ mall, history }: Props) {
  const [{ routes, isAtHand }] = useState(() => ({ routes: routesOf(mall), isAtHand: atHandIn(mall) }));
  const shown = useShown(history, isAtHand);
  // The navigator is outside React: a toast's link navigates too.
  useLayoutEffect(() => setNavigator({ go: goIn(history), back: () => history.go(-1) }), [history]);

  return (
    <Router navigator={history} location={shown.location} navigationType={shown.action}>
      <Screens routes={routes} />
      <ScrollKeeper />
      <PageArrival />
      <AtRest mall={mall} history={history} />
    </Router>
  );
}

/** The screen was fetched ahead, and its frame is in the first files or already displayed. */
const atHandIn =
  (mall: Mall) =>
  (from: string, to: string): boolean => {
    const next = routeAt(mall, to);
    if (next?.screen.read().is !== 'ready') return false;
    return next.layout === 'public' || next.layout === 'bare' || routeAt(mall, from)?.layout === next.layout;
  };

/** The pages of one remote alone, `/merchant.html` and the like, are not in this router. */
const goIn =
  (history: MallHistory) =>
  (path: string): void => {
    if (/^\/\w+\.html/.test(path)) location.assign(path);
    else history.push(path);
  };

function Screens({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

const routesOf = (mall: Mall): RouteObject[] => [
  ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
  { path: '/login', element: <Apart Page={LoginPage} /> },
  ...(mall.manifest.inspector ? [{ path: '/__mf', element: <Apart Page={InspectorPage} /> }] : []),
  ...layouts.map((layout) => ({
    element: <Frame layout={layout} mall={mall} />,
    children: screensIn(mall, layout),
  })),
  { path: '*', element: <Navigate to={startPath} replace /> },
];

const screensIn = (mall: Mall, layout: Layout): RouteObject[] => {
  const routes = [...mall.routes.values()].filter((route) => route.layout === layout);
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    routes.filter((route) => route.parent === parent).map((route) => screen(route, childrenOf(route.id)));
  return childrenOf(undefined);
};

const screen = (route: MallRoute, children: RouteObject[]): RouteObject => ({
  path: route.path,
  element: (
    <Guarded access={route.access ?? 'visitor'}>
      <RemoteScreen route={route} />
    </Guarded>
  ),
  ...(children.length === 0 ? {} : { children }),
});

/** A screen of the shell itself that most visits do not need. */
function Apart({ Page }: { Page: ComponentType }) {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

const LoginPage = lazy(() => import('../login/LoginPage.tsx').then((m) => ({ default: m.LoginPage })));
const InspectorPage = lazy(() =>
  import('../inspector/InspectorPage.tsx').then((m) => ({ default: m.InspectorPage })),
);
