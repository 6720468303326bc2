import type { RemoteConfig } from '@mall/contract/remote-config';
import { i18n, queryClient, type RouteDoors } from '@mall/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Navigate, type RouteObject, useRoutes } from 'react-router-dom';

type Props = {
  basename: string;
  declared: RemoteConfig;
  routes: RouteDoors;
  Frame: ComponentType<{ children: ReactNode }>;
};

/** The screens of one remote in a page without our shell. */
export function AloneRoot({ basename, declared, routes, Frame }: Props) {
  const [tree] = useState(() => treeOf(declared, routes));
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter basename={basename}>
          <Frame>
            <Suspense fallback={null}>
              <Screens tree={tree} />
            </Suspense>
          </Frame>
        </BrowserRouter>
      </I18nextProvider>
    </QueryClientProvider>
  );
}

function Screens({ tree }: { tree: RouteObject[] }) {
  return useRoutes(tree);
}

const treeOf = (declared: RemoteConfig, routes: RouteDoors): RouteObject[] => {
  const screens = declared.routes.flatMap(({ id, path }) => {
    const open = routes[id];
    if (open === undefined) return [];
    const Screen = lazy(() => open().then(({ Component }) => ({ default: Component })));
    return [{ path, element: <Screen /> }];
  });
  const [first] = declared.routes;
  return [...screens, { path: '*', element: <Navigate to={first?.path ?? '/'} replace /> }];
};
