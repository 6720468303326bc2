import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '@mall/ui';
import { useSellerTabs } from '../menus/useSellerTabs.ts';
import { sellerTabOf } from '../menus/seller-tabs.ts';

/** Shop, goods, orders; each links to its first page that the member may see. */
export function SellerTabs() {
  const { t } = useTranslation('shell');
  const open = sellerTabOf(useLocation().pathname);
  return (
    <Line aria-label={t('seller.tabs')}>
      {useSellerTabs().map(({ group, first, icon: Icon }) => (
        <Tab key={group} to={first} aria-current={group === open ? 'true' : undefined}>
          <Icon size={20} strokeWidth={1.5} aria-hidden />
          {t(`seller.${group}`)}
        </Tab>
      ))}
    </Line>
  );
}

const Line = styled.nav`
  display: flex;
  flex: 1;
  gap: var(--space-5);
  height: 100%;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
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
  ${media.narrow} { > svg { display: none; } }
`;
