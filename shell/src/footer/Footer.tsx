import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@mall/contract/core/paths';
import { deliveryLimitDays } from '@mall/contract/core/limits';
import { useAppInfo, useShop } from '@mall/platform';
import { media } from '@mall/ui';
import { LanguageMenu } from '../header/LanguageMenu.tsx';
import { Logo } from '../header/Logo.tsx';
import { loadFooterPhrases } from './load-phrases.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import { ServiceLine } from './ServiceLine.tsx';
import { useFooterColumns } from './useFooterColumns.ts';

/** Slogan, links and the legal line, where the platform's own name stays even under a shop's brand. */
export function Footer() {
  const { t } = useTranslation('footer');
  const shop = useShop();
  const columns = useFooterColumns();
  return (
    <Ground>
      <div>
        <Columns>
          <div>
            <Logo />
            <p>{shop ? shop.propaganda : t('slogan', { days: deliveryLimitDays })}</p>
          </div>
          {columns.map(({ id, title, links }) => (
            <nav key={id} aria-labelledby={`footer-${id}`}>
              <h2 id={`footer-${id}`}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
              {id === 'help' && <ServiceLine />}
            </nav>
          ))}
        </Columns>
        <Legal />
      </div>
    </Ground>
  );
}

/** The foot of a page with its phrases. */
export const openFooter = async () => {
  await loadFooterPhrases();
  return { default: Footer };
};

function Legal() {
  const { t } = useTranslation('footer');
  const app = useAppInfo();
  return (
    <Line>
      <span>
        © {new Date().getFullYear()} {app?.shop_name ?? 'Furnimall'}
      </span>
      {app?.record_number && <span>{t('filing', { number: app.record_number })}</span>}
      {app?.registered_number && <span>{t('registered', { number: app.registered_number })}</span>}
      {app?.legal?.map(({ kind, title }) => (
        <Link key={kind} to={paths.legal({ kind })}>
          {title}
        </Link>
      ))}
      <i />
      <ThemeMenu />
      <LanguageMenu />
    </Line>
  );
}

const Ground = styled.footer`
  margin-top: var(--space-8);
  padding: var(--space-7) 0 var(--space-5);
  background: var(--surface-muted);

  > div { max-width: calc(var(--page) + 2 * var(--margin)); margin-inline: auto; padding-inline: var(--margin); }
  ${media.phone} { padding-bottom: calc(var(--tabbar) + var(--space-5)); }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 1.7fr;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: var(--space-6);
  color: var(--text-muted);

  p { max-width: 30ch; margin-top: var(--space-3); font-size: var(--step-ui); }
  h2 { margin-bottom: var(--space-3); color: var(--text); font-size: var(--step--1); }
  li > a { display: inline-flex; align-items: center; min-height: 32px; font-size: var(--step--1); }
  li > a:hover { color: var(--brand); }

  ${media.belowDesk} { grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); grid-auto-flow: row; > :first-child { grid-column: 1 / -1; } }
  ${media.phone} { grid-template-columns: 1fr 1fr; gap: var(--space-5) var(--space-4); li > a { min-height: var(--control); padding-block: var(--space-2); font-size: var(--step-ui); line-height: 1.35; } }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  margin-top: var(--space-7);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--text-muted);
  font-size: var(--step--2);

  > a { display: inline-flex; align-items: center; min-height: var(--control); }
  > a:hover { color: var(--brand); }
  > i { flex: 1; }
  ${media.phone} { margin-top: var(--space-5); > i { flex: 0 0 100%; } }
`;
