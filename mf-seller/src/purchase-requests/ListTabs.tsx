import { officePaths } from '@mall/contract/seller/office-paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The two lists of this page. */
export function ListTabs({ at }: { at: 'wants' | 'rooms' }) {
  const { t } = useTranslation('wants');
  const to = { wants: officePaths.wants(), rooms: officePaths.wants({ list: 'rooms' }) };
  return (
    <Row aria-label={t('parts.label')}>
      {(['wants', 'rooms'] as const).map((part) => (
        <Link key={part} to={to[part]} aria-current={part === at ? 'page' : undefined}>
          {t(`parts.${part}`)}
        </Link>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: inline-flex;
  padding: 2px;
  border: 1px solid var(--line);
  border-radius: var(--o-radius);
  background: var(--surface-muted);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: calc(var(--button-height-s) - 2px);
    padding-inline: var(--space-3);
    border-radius: calc(var(--o-radius) - 2px);
    font-size: var(--o-s);
    white-space: nowrap;
  }
  > a:hover { color: var(--o-link); }
  > a[aria-current] { background: var(--surface); box-shadow: var(--shadow-1); font-weight: var(--weight-strong); }
`;
