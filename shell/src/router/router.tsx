import { setNavigator } from '@mall/platform';
import { type Layout, layouts } from '@mall/contract/remote-config';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { LoginPage } from '../login/LoginPage.tsx';
import type { Mall, MallRoute } from '../loader/mall.ts';
import { Frame } from './Frame.tsx';
import { Guarded } from './Guarded.tsx';
import { redirects, startPath } from '@mall/contract/redirects';
import { RemoteScreen } from './RemoteScreen.tsx';
import { Root } from './Root.tsx';

/** The one router of the page, built from declarations before any remote is loaded: frame, then parent, then screen. */
export const createMallRouter = (mall: Mall) => {
  const router = createBrowserRouter([
    {
      element: <Root />,
      children: [
        ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
        { path: '/login', element: <LoginPage /> },
        ...layouts.map((layout) => ({
          element: <Frame layout={layout} mall={mall} />,
          children: screensIn(mall, layout),
        })),
        { path: '*', element: <Navigate to={startPath} replace /> },
      ],
    },
  ]);
  setNavigator({ go: (path) => void router.navigate(path), back: () => void router.navigate(-1) });
  return router;
};

const screensIn = (mall: Mall, layout: Layout): RouteObject[] => {
  const routes = [...mall.routes.values()].filter((route) => route.layout === layout);
  const childrenOf = (parent: string | undefined): RouteObject[] =>
    routes.filter((route) => route.parent === parent).map((route) => screen(route, childrenOf(route.id)));
  return childrenOf(undefined);
};

const screen = (route: MallRoute, children: RouteObject[]): RouteObject => ({
  path: route.path,
  handle: { routeId: route.id },
  element: (
    <Guarded access={route.access ?? 'visitor'}>
      <RemoteScreen route={route} />
    </Guarded>
  ),
  ...(children.length === 0 ? {} : { children }),
});
