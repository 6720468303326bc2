import { LayoutGrid, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { media } from '@mall/ui';
import { useLeads } from '../menus/useMenu.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CartButton } from './CartButton.tsx';
import { IconLink } from './IconLink.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { NavBar } from './NavBar.tsx';
import { SearchBox } from './SearchBox.tsx';

/** The header of the shop's pages: 72 px and 46 px of navigation; the fixed bar takes over at their sum. */
export function Header() {
  const { t } = useTranslation('shell');
  const leads = useLeads();
  return (
    <header>
      <Line>
        <Logo />
        <WideSearch shortcut />
        <div>
          {leads(paths.productCenter()) && (
            <AllProducts to={paths.productCenter()}>
              <LayoutGrid size={20} aria-hidden />
              <span>{t('header.allProducts')}</span>
            </AllProducts>
          )}
          <Desk>
            <AccountMenu />
            {leads(paths.memberOrders()) && (
              <IconLink to={paths.memberOrders()} label={t('header.memberCentre')}>
                <User size={20} aria-hidden />
              </IconLink>
            )}
          </Desk>
          <MessagesLink />
          <Desk>{leads(paths.cart()) && <CartButton />}</Desk>
          <BelowDesk>
            <MenuButton />
          </BelowDesk>
        </div>
      </Line>
      <PhoneSearch />
      <NavBar />
    </header>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-6);
  height: var(--header);
  max-width: calc(var(--page) + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);

  > div:last-child {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    margin-right: calc(-1 * var(--space-3));
    margin-left: auto;
  }

  ${media.tablet} { gap: var(--space-5); }
  ${media.phone} { gap: var(--space-1); > div:last-child { gap: 0; margin-right: calc(-1 * var(--space-3)); } }
`;

const AllProducts = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  height: var(--control);
  padding: 0 var(--space-3);
  font-size: var(--step-ui);
  white-space: nowrap;

  svg { stroke-width: 1.5; }
  &:hover { color: var(--brand); }
  ${media.belowDesk} { display: none; }
`;

const Desk = styled.div`
  display: contents;
  ${media.phone} { display: none; }
`;

const BelowDesk = styled.div`
  display: none;
  ${media.belowDesk} { display: contents; }
`;

const WideSearch = styled(SearchBox)`
  ${media.phone} { display: none; }
`;

const PhoneSearch = styled(SearchBox)`
  display: none;
  ${media.phone} { display: flex; margin: 2px var(--margin) var(--space-3); }
`;
