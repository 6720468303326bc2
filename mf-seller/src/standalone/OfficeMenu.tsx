import { pickText } from '@mall/contract/core/languages';
import { language, useSession } from '@mall/platform';
import { Button, media } from '@mall/ui';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import declared from '../../remote.config.ts';
import { openJobsAlone } from '../jobs-alone.ts';
import { openPaletteAlone } from '../palette-alone.ts';
import { ShopChoice } from './ShopChoice.tsx';

/** Beside the page, or above it in a narrow window: the shop, search, and the pages that the user may see. */
export function OfficeMenu({ basename }: { basename: string }) {
  const { t } = useTranslation('seller');
  const { permissions } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const pages = declared.nav.flatMap(({ routeId, label }) => {
    const route = declared.routes.find(({ id }) => id === routeId);
    if (!route) return [];
    const needs: string | undefined = 'needs' in route ? route.needs : undefined;
    const open = needs === undefined || permissions.some((key) => key === needs);
    return open ? [{ path: route.path, label: pickText(label, language()).text }] : [];
  });
  const here = pages.find(({ path }) => path === pathname);
  return (
    <Place>
      <Bar>
        <Button
          size="small"
          icon={<Menu size={18} strokeWidth={1.5} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {here === undefined ? t('menu') : t('menuAt', { page: here.label })}
        </Button>
        <Suspense fallback={null}>
          <Tools />
          <Jobs />
        </Suspense>
      </Bar>
      <ShopChoice basename={basename} />
      <Pages id={list} data-open={isOpen || undefined}>
        {pages.map(({ path, label }) => (
          <NavLink key={path} to={path} onClick={() => setOpen(false)}>
            {label}
          </NavLink>
        ))}
      </Pages>
    </Place>
  );
}

const Tools = lazy(() => openPaletteAlone().then(({ Component }) => ({ default: Component })));
const Jobs = lazy(() => openJobsAlone().then(({ Component }) => ({ default: Component })));

const Place = styled.nav`
  position: sticky;
  top: 0;
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  width: var(--member-menu);
  max-height: 100dvh;
  padding: var(--space-4);
  overflow-y: auto;

  ${media.narrow} {
    z-index: var(--layer-sticky);
    gap: var(--space-2);
    width: auto;
    padding: var(--space-2) var(--space-4);
    border-bottom: 1px solid var(--line);
    background: var(--surface);
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);

  > * { min-width: 0; max-width: 100%; }
  > [aria-controls] { display: none; }
  ${media.narrow} { > [aria-controls] { display: inline-flex; margin-inline-end: auto; } }
`;

const Pages = styled.div`
  display: grid;
  gap: var(--space-1);

  a {
    display: flex;
    align-items: center;
    min-height: var(--control-s);
    padding-inline: var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text);
    font-size: var(--step-ui);
  }
  a[aria-current='page'] { background: var(--brand-soft); color: var(--brand); font-weight: var(--weight-strong); }
  ${media.hover} { a:hover:not([aria-current='page']) { background: var(--surface-muted); } }
  ${media.finger} { a { min-height: var(--control); } }
  ${media.narrow} {
    &:not([data-open]) { display: none; }
    a { min-height: var(--control); }
  }
`;
