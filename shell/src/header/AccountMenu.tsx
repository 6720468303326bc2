import { Link as LinkIcon, LogOut, Store, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { rememberTarget, signOut, useSession } from '@mall/platform';
import { Button } from '@mall/ui';
import { useLeads } from '../menus/useMenu.ts';
import { copyPromotionLink } from './promotion-link.ts';
import { HoverMenu } from './HoverMenu.tsx';

/**
 * A sign-in link for visitors; for members their name, with the back office and the promotion link for a
 * shop's staff.
 */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const { token, user, isShop, permissions } = useSession();
  const { pathname, search } = useLocation();
  const leads = useLeads();
  if (token === null) {
    return (
      <SignIn to={paths.login()} onClick={() => rememberTarget(pathname + search)}>
        {t('header.signIn')}
      </SignIn>
    );
  }
  return (
    <HoverMenu
      trigger={(attributes) => (
        <Name tone="ghost" {...attributes}>
          <span>{user?.name ?? t('header.member')}</span>
        </Name>
      )}
    >
      {(close) => (
        <Lines onClick={close}>
          {leads(paths.memberOrders()) && (
            <li>
              <Link to={paths.memberOrders()}>
                <User size={16} aria-hidden />
                {t('header.memberCentre')}
              </Link>
            </li>
          )}
          {isShop && leads(paths.sellerOverview()) && (
            <li>
              <Link to={paths.sellerOverview()}>
                <Store size={16} aria-hidden />
                {t('header.backOffice')}
              </Link>
            </li>
          )}
          {permissions.includes('shop.view') && (
            <li>
              <button type="button" onClick={() => void copyPromotionLink()}>
                <LinkIcon size={16} aria-hidden />
                {t('header.copyPromotionLink')}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={() => void signOut()}>
              <LogOut size={16} aria-hidden />
              {t('header.signOut')}
            </button>
          </li>
        </Lines>
      )}
    </HoverMenu>
  );
}

const SignIn = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--control);
  padding: 0 var(--space-3);
  font-size: var(--step-ui);
  white-space: nowrap;

  &:hover { color: var(--brand); }
`;

const Name = styled(Button)`
  font-weight: var(--weight);
  > span { max-width: 9em; overflow: hidden; text-overflow: ellipsis; }
`;

const Lines = styled.ul`
  a, button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    width: 100%;
    min-height: var(--control);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    white-space: nowrap;
  }
  svg { color: var(--text-muted); }
  a:hover, button:hover { background: var(--surface-muted); }
`;
