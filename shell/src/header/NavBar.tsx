import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '@mall/ui';
import { type NavLink, useHeaderNav } from '../menus/useHeaderNav.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ShopCodeButton } from './ShopCodeButton.tsx';

/** The second line of the header: where to go, which shop, which language. */
export function NavBar() {
  const { t } = useTranslation('shell');
  const links = useHeaderNav();
  return (
    <Band aria-label={t('nav.label')}>
      <div>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <NavItem link={link} />
            </li>
          ))}
        </ul>
        <DeskOnly>
          <ShopCodeButton />
        </DeskOnly>
        <LanguageMenu />
      </div>
    </Band>
  );
}

export function NavItem({ link }: { link: NavLink }) {
  const { pathname, search } = useLocation();
  const { t } = useTranslation('shell');
  if (link.external) {
    return (
      <a href={link.href} target="_blank" rel="noopener noreferrer" title={t('nav.newTab')}>
        {link.label}
        <ArrowUpRight size={16} aria-hidden />
      </a>
    );
  }
  const here = link.href.includes('?') ? pathname + search === link.href : pathname === link.href;
  return (
    <Link to={link.href} aria-current={here ? 'page' : undefined}>
      {link.label}
    </Link>
  );
}

const Band = styled.nav`
  height: var(--nav);
  border-bottom: 1px solid var(--line);
  font-size: var(--step-ui);

  > div { display: flex; align-items: center; gap: var(--space-5); height: 100%; max-width: calc(var(--page) + 2 * var(--margin)); margin-inline: auto; padding-inline: var(--margin); }
  ul { display: flex; flex: 1; gap: var(--space-5); height: 100%; min-width: 0; overflow-x: auto; scrollbar-width: none; }
  li { flex: none; }
  li > a { position: relative; display: inline-flex; align-items: center; gap: var(--space-2); height: 100%; white-space: nowrap; }
  li > a:hover { color: var(--brand); }
  li > a:focus-visible { outline-offset: -2px; }
  li > a[aria-current]::after { content: ''; position: absolute; inset: auto 0 0; height: 2px; background: var(--brand); }
  svg { stroke-width: 1.5; }

  ${media.tablet} { font-size: var(--step--1); ul { gap: var(--space-4); } > div { gap: var(--space-4); } }
  ${media.phone} { display: none; }
`;

/** Between phone and desk the navigation needs the room; the shop code is in the menu sheet there. */
const DeskOnly = styled.div`
  display: contents;
  ${media.belowDesk} { display: none; }
`;
