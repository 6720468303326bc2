import { pickText } from '@mall/contract/languages';
import { dismissToast, language, rememberTarget, toasts, useSession, useStore } from '@mall/platform';
import { ToastList } from '@mall/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import declared from '../../remote.config.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { openJobsAlone } from '../jobs-alone.ts';
import { openToolsAlone } from '../tools-alone.ts';

/**
 * Around the back office where no shell stands: the shop, its pages that one may see as a menu, and its toasts. Without a
 * session: to sign in.
 */
export function MerchantFrame({ children }: { children: ReactNode }) {
  const { token, permissions } = useSession();
  const list = useStore(toasts);
  if (token === null) {
    rememberTarget('/merchant.html');
    location.assign('/login');
    return null;
  }
  const pages = declared.nav.flatMap(({ routeId, label }) => {
    const route = declared.routes.find(({ id }) => id === routeId);
    if (!route) return [];
    const needs: string | undefined = 'needs' in route ? route.needs : undefined;
    const open = needs === undefined || permissions.some((key) => key === needs);
    return open ? [{ path: route.path, label }] : [];
  });
  return (
    <Columns>
      <nav>
        <ShopChoice />
        {pages.map(({ path, label }) => (
          <NavLink key={path} to={path}>
            {pickText(label, language()).text}
          </NavLink>
        ))}
        <Suspense fallback={null}>
          <Tools />
          <Jobs />
        </Suspense>
      </nav>
      <main id="main">{children}</main>
      <ToastList toasts={list} onClose={dismissToast} />
    </Columns>
  );
}

const Tools = lazy(() => openToolsAlone().then(({ Component }) => ({ default: Component })));
const Jobs = lazy(() => openJobsAlone().then(({ Component }) => ({ default: Component })));

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-5);
  padding: var(--space-5);

  > nav {
    display: grid;
    align-content: start;
    gap: var(--space-3);
  }

  > main { flex: 1; }
`;
