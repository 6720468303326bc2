import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { i18n, queryClient, type RouteEntries } from '@mall/platform';
import { QueryClientProvider } from '@tanstack/react-query';
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import {
  Navigate,
  type RouteObject,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useRoutes,
} from 'react-router-dom';
import { useShown } from '../navigation/shown.ts';

type Props = {
  basename: string;
  declared: RemoteConfig;
  routes: RouteEntries;
  Frame: ComponentType<{ basename: string; children: ReactNode }>;
  Failed: ComponentType<{ onRetry: () => void }>;
};

/** The screens of one remote on a page without our shell. */
export function AloneRoot({ basename, declared, routes, Frame, Failed }: Props) {
  const [tree] = useState(() => treeOf(declared, routes));
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const shown = useShown(history, isNever);
  return (
    <QueryClientProvider client={queryClient}>
      <I18nextProvider i18n={i18n}>
        <Router
          basename={basename}
          navigator={history}
          location={shown.location}
          navigationType={shown.action}
        >
          <Frame basename={basename}>
            <Guard Failed={Failed}>
              <Suspense fallback={null}>
                <Screens tree={tree} />
              </Suspense>
            </Guard>
          </Frame>
        </Router>
      </I18nextProvider>
    </QueryClientProvider>
  );
}

const isNever = (): boolean => false;

/** A new address resets the error. */
function Guard({ Failed, children }: { Failed: Props['Failed']; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} Failed={Failed}>
      {children}
    </Boundary>
  );
}

class Boundary extends Component<{ Failed: Props['Failed']; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    const { Failed, children } = this.props;
    return this.state.broken ? <Failed onRetry={() => this.setState({ broken: false })} /> : children;
  }
}

function Screens({ tree }: { tree: RouteObject[] }) {
  return useRoutes(tree);
}

const treeOf = (declared: RemoteConfig, routes: RouteEntries): RouteObject[] => {
  const screens = declared.routes.flatMap(({ id, path }) => {
    const open = routes[id];
    if (open === undefined) return [];
    const Screen = lazy(() => open().then(({ Component }) => ({ default: Component })));
    return [{ path, element: <Screen /> }];
  });
  const [first] = declared.routes;
  return [...screens, { path: '*', element: <Navigate to={first?.path ?? '/'} replace /> }];
};
