import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/paths';
import { useQueryOf, useSession } from '@mall/platform';
import { media } from '@mall/ui';
import { MenuIcon } from '../menus/icons.tsx';
import { sellerTabOf } from '../menus/seller-tabs.ts';
import { useMenu } from '../menus/useMenu.ts';

/** The pages of the open tab. */
export function SellerMenu() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const tab = sellerTabOf(pathname);
  const entries = useMenu('seller').filter((entry) => sellerTabOf(entry.path) === tab);
  const unread = useUnread();
  return (
    <Side aria-label={t(`seller.${tab}`)}>
      {entries.map((entry) => (
        <NavLink key={entry.path} to={entry.path}>
          <MenuIcon name={entry.icon} />
          <span>{entry.label}</span>
          {entry.path === paths.sellerMessages() && unread > 0 && <small>{unread}</small>}
        </NavLink>
      ))}
    </Side>
  );
}

/** Messages that nobody of the shop has read; who may not read them is not told. */
const useUnread = (): number => {
  const { permissions } = useSession();
  const enabled = permissions.includes('message.view');
  const { data } = useQueryOf('message.count', { audience: 'shop' }, { enabled, quiet: true });
  return data?.messageCount ?? 0;
};

const Side = styled.nav`
  position: sticky;
  top: var(--office-header);
  display: grid;
  align-content: start;
  gap: 2px;
  height: calc(100vh - var(--office-header));
  padding: var(--space-4) var(--space-3);
  overflow-y: auto;
  border-right: 1px solid var(--line);
  font-size: var(--step--1);

  a { display: flex; align-items: center; gap: var(--space-3); min-height: 34px; padding: var(--space-1) var(--space-3); border-radius: var(--radius-s); color: var(--text-muted); }
  a:hover { background: var(--surface-muted); color: var(--text); }
  a[aria-current] { background: var(--brand-soft); color: var(--brand); font-weight: var(--weight-strong); }
  a:focus-visible { outline-offset: -2px; }
  small { margin-left: auto; font-size: var(--step--2); font-variant-numeric: tabular-nums; }

  ${media.belowDesk} {
    position: static;
    display: flex;
    height: auto;
    padding: 0 var(--margin);
    overflow-x: auto;
    scrollbar-width: none;
    border-right: 0;
    border-bottom: 1px solid var(--line);
    a { flex: none; min-height: var(--control); }
  }
`;
