import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { rememberTarget, signOut, useSession } from '@mall/platform';
import { Sheet } from '@mall/ui';
import { useHeaderNav } from '../menus/useHeaderNav.ts';
import { useLeads } from '../menus/useMenu.ts';
import { copyPromotionLink } from './promotion-link.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavItem } from './NavBar.tsx';
import { ShopCodeButton } from './ShopCodeButton.tsx';

/** The parts of the header that do not fit on a phone or in the fixed bar. */
export function MenuSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Sheet open={open} onClose={onClose} title={t('header.menu')}>
      <Lines onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}>
        <Places />
        <Person />
      </Lines>
      <Choices>
        <ShopCodeButton />
        <LanguageMenu />
      </Choices>
    </Sheet>
  );
}

function Places() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  const all = { href: paths.productCenter(), label: t('header.allProducts') };
  const links = [...(leads(all.href) ? [all] : []), ...useHeaderNav()];
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <NavItem link={link} />
        </li>
      ))}
    </ul>
  );
}

function Person() {
  const { t } = useTranslation('shell');
  const { token, user, isShop, permissions } = useSession();
  const leads = useLeads();
  if (token === null) {
    return (
      <ul>
        <li>
          <Link to={paths.login()} onClick={() => rememberTarget()}>
            {t('header.signIn')}
          </Link>
        </li>
      </ul>
    );
  }
  return (
    <ul aria-label={user?.name}>
      {leads(paths.memberOrders()) && (
        <li>
          <Link to={paths.memberOrders()}>{t('header.memberCentre')}</Link>
        </li>
      )}
      {isShop && leads(paths.sellerOverview()) && (
        <li>
          <Link to={paths.sellerOverview()}>{t('header.backOffice')}</Link>
        </li>
      )}
      {permissions.includes('shop.view') && (
        <li>
          <button type="button" onClick={() => void copyPromotionLink()}>
            {t('header.copyPromotionLink')}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => void signOut()}>
          {t('header.signOut')}
        </button>
      </li>
    </ul>
  );
}

const Lines = styled.div`
  ul + ul { margin-top: var(--space-3); padding-top: var(--space-3); border-top: 1px solid var(--line); }
  li > a, li > button { display: flex; align-items: center; gap: var(--space-2); width: 100%; min-height: 48px; }
  a[aria-current] { color: var(--brand); font-weight: var(--weight-strong); }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-3);
  margin-top: var(--space-3);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;
