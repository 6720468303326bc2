import { Heart, House, LayoutGrid, type LucideIcon, ShoppingBag, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { useCartCount } from '@mall/platform';
import { Count, media } from '@mall/ui';
import { useLeads } from '../menus/useMenu.ts';

type Tab = { to: string; word: string; icon: LucideIcon; count?: number };

/** The phone's bar at the bottom, 60 px. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const count = useCartCount();
  const tabs: Tab[] = [
    { to: paths.home(), word: t('tabs.home'), icon: House },
    { to: paths.category(), word: t('tabs.categories'), icon: LayoutGrid },
    { to: paths.cart(), word: t('tabs.cart'), icon: ShoppingBag, count },
    { to: paths.memberFavourites(), word: t('tabs.saved'), icon: Heart },
    { to: paths.memberOrders(), word: t('tabs.me'), icon: User },
  ];
  return (
    <Bar aria-label={t('tabs.label')}>
      {tabs
        .filter(({ to }) => leads(to))
        .map(({ to, word, icon: Icon, count: number = 0 }) => (
          <NavLink key={to} to={to}>
            <Icon size={24} strokeWidth={1.5} aria-hidden />
            {word}
            {number > 0 && <Count>{number > 99 ? '99+' : number}</Count>}
          </NavLink>
        ))}
    </Bar>
  );
}

const Bar = styled.nav`
  display: none;

  ${media.phone} {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--layer-sticky);
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    height: calc(var(--tabbar) + env(safe-area-inset-bottom));
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    background: var(--glass);
  }
  /* A page with an action bar of its own uses this place. */
  :root:has([data-buy-bar]) & { display: none; }
  a {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    gap: var(--space-1);
    color: var(--text-muted);
    font-size: var(--step--2);
    line-height: 1.2;
  }
  a[aria-current] { color: var(--brand); font-weight: var(--weight-strong); }
  a:focus-visible { outline-offset: -3px; }
  b { top: 5px; right: calc(50% - 22px); }
`;
