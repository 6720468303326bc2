import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type Crumb = { label: string; to?: string };

/** The path to this page. The last crumb is the page itself and not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = usePhrases();
  return (
    <nav aria-label={t('crumbs.label')}>
      <List>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {index > 0 && <ChevronRight size={14} strokeWidth={1.5} aria-hidden />}
            {to && index < crumbs.length - 1 ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 56px;
  overflow-x: auto;
  scrollbar-width: none;
  color: var(--text-muted);
  font-size: var(--step--1);
  white-space: nowrap;

  > li { display: inline-flex; align-items: center; gap: var(--space-2); }
  a { position: relative; }
  a:hover { color: var(--brand); text-decoration: underline; }
  a::after { content: ''; position: absolute; inset: -12px -4px; }
  > li[aria-current] { color: var(--text); }
  ${media.phone} { min-height: var(--control); }
`;
