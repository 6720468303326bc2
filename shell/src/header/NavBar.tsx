import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '@mall/ui';
import { type NavLink, useHeaderNav } from '../menus/useHeaderNav.ts';
import { HoverMenu } from './HoverMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ShopCodeButton } from './ShopCodeButton.tsx';
import { useFitting } from './useFitting.ts';

/** The second line of the header: navigation, current shop, language. */
export function NavBar() {
  const { t } = useTranslation('shell');
  const links = useHeaderNav();
  const row = useRef<HTMLUListElement>(null);
  const fitting = useFitting(row, links.map(({ label }) => label).join());
  const beyond = links.slice(fitting);
  return (
    <Band aria-label={t('nav.label')}>
      <div>
        <ul ref={row}>
          {links.map((link, index) => (
            <li key={link.href} data-beyond={index >= fitting || undefined}>
              <NavItem link={link} />
            </li>
          ))}
        </ul>
        {beyond.length > 0 && (
          <HoverMenu
            trigger={(attributes) => (
              <More type="button" {...attributes}>
                {t('nav.more')}
                <ChevronDown size={16} aria-hidden />
              </More>
            )}
          >
            {(close) => (
              <Rest onClick={close}>
                {beyond.map((link) => (
                  <li key={link.href}>
                    <NavItem link={link} />
                  </li>
                ))}
              </Rest>
            )}
          </HoverMenu>
        )}
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

  /* Wide enough for the seven links of spec §2 side by side in English. */
  > div {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    height: 100%;
    max-width: calc(var(--page) + 2 * var(--margin));
    margin-inline: auto;
    padding-inline: var(--margin);
  }
  > div > ul {
    display: flex;
    flex: 1;
    gap: calc(var(--space-4) + var(--space-1));
    height: 100%;
    min-width: 0;
    overflow: hidden;
  }
  > div > ul > li { flex: none; }
  li[data-beyond] { visibility: hidden; }
  li > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    height: 100%;
    white-space: nowrap;
  }
  li > a:hover { color: var(--brand); }
  li > a:focus-visible { outline-offset: -2px; }
  li > a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--brand);
  }
  svg { stroke-width: 1.5; }

  ${media.tablet} { font-size: var(--step--1); > div > ul { gap: var(--space-4); } > div { gap: var(--space-4); } }
  ${media.phone} { display: none; }
`;

const More = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: var(--control);
  white-space: nowrap;
  &:hover { color: var(--brand); }
`;

const Rest = styled.ul`
  && li > a { width: 100%; min-height: var(--control); padding-inline: var(--space-3); border-radius: var(--radius-s); }
  && li > a:hover { background: var(--brand-soft); }
  && li > a::after { content: none; }
`;

/**
 * Between phone and desktop widths the navigation needs the space; the shop code is in the menu sheet there.
 */
const DeskOnly = styled.div`
  display: contents;
  ${media.belowDesk} { display: none; }
`;
