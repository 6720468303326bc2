import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/paths';
import { Slot, useSession } from '@mall/platform';
import { media } from '@mall/ui';
import { sellerTabOf, sellerTabs } from '../menus/seller-tabs.ts';
import { useLeads, useMenu } from '../menus/useMenu.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { SellerLogo } from './SellerLogo.tsx';

/** Shop logo, the three tabs, search, work in the background, language, the way back to the mall. */
export function SellerHeader() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const { user } = useSession();
  return (
    <Bar>
      <SellerLogo />
      <Tabs />
      <Slot at="office.find" props={{}} />
      <Slot at="office.jobs" props={{}} />
      <LanguageMenu />
      <Back to={leads(paths.home()) ? paths.home() : '/'}>
        <House size={16} aria-hidden />
        <span>{t('seller.back')}</span>
      </Back>
      {user && <Who title={user.name}>{user.name.slice(0, 1)}</Who>}
    </Bar>
  );
}

function Tabs() {
  const { t } = useTranslation('shell');
  const entries = useMenu('seller');
  const { pathname } = useLocation();
  const open = sellerTabOf(pathname);
  return (
    <nav aria-label={t('seller.tabs')}>
      {sellerTabs.map(({ group, prefix, icon: Icon }) => {
        const first = entries.find((entry) => entry.path.startsWith(prefix));
        return (
          first && (
            <Tab key={group} to={first.path} aria-current={group === open ? 'true' : undefined}>
              <Icon size={20} strokeWidth={1.5} aria-hidden />
              {t(`seller.${group}`)}
            </Tab>
          )
        );
      })}
    </nav>
  );
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--layer-sticky);
  display: flex;
  align-items: center;
  gap: var(--space-5);
  height: 56px;
  padding-inline: var(--space-5);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--step--1);

  > nav { display: flex; flex: 1; gap: var(--space-5); height: 100%; min-width: 0; overflow-x: auto; scrollbar-width: none; }

  ${media.belowDesk} { gap: var(--space-3); }
  ${media.phone} {
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    height: auto;
    padding-inline: var(--margin);
    > nav { order: 9; flex: 0 0 100%; height: 48px; }
    > [data-slot='office.find'] { margin-left: auto; }
  }
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  flex: none;
  color: var(--text-muted);
  font-size: var(--step-ui);

  &:hover { color: var(--text); }
  &[aria-current] { color: var(--text); font-weight: var(--weight-strong); box-shadow: inset 0 -2px var(--brand); }
  &:focus-visible { outline-offset: -3px; }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  color: var(--text-muted);
  white-space: nowrap;

  &:hover { color: var(--text); }
`;

const Who = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand);
  font-weight: var(--weight-strong);

  ${media.phone} { display: none; }
`;
