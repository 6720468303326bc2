import { paths } from '@mall/contract/core/paths';
import { media } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Category } from './steps.ts';

/** The tree at the side, the children of the chosen category in the middle. */
export const Beside = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 56px; /* the columns of a list: 232 + 56 */
  align-items: start;

  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
`;

/** The top categories with their counts, and under the open one its children. */
export function Tree({ tree, chosen }: { tree: readonly Category[]; chosen: readonly string[] }) {
  const { t } = useTranslation('category');
  const to = (categoryId: string) => paths.category({ categoryId });
  const isNow = (id: string) => (id === chosen.at(-1) ? 'page' : undefined);
  return (
    <Menu aria-label={t('tree')}>
      <ul>
        {tree.map(({ id, name, count, children }) => (
          <li key={id}>
            <Link to={to(id)} aria-current={isNow(id)} data-open={chosen.includes(id) || undefined}>
              <span>{name}</span>
              <em>{count}</em>
            </Link>
            {chosen.includes(id) && children.length > 0 && (
              <ul>
                {children.map((child) => (
                  <li key={child.id}>
                    <Link to={to(child.id)} aria-current={isNow(child.id)}>
                      <span>{child.name}</span>
                      <em>{child.count}</em>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Menu>
  );
}

const Menu = styled.nav`
  font-size: var(--step-ui);

  a { display: flex; align-items: center; gap: var(--space-3); min-height: var(--control-s); }
  a:hover { color: var(--brand); }
  a[data-open] { font-weight: var(--weight-strong); }
  a[aria-current] { color: var(--brand); font-weight: var(--weight-strong); }
  span { min-width: 0; overflow-wrap: anywhere; }
  em {
    margin-left: auto;
    color: var(--text-muted);
    font-size: var(--step--1);
    font-style: normal;
    font-weight: var(--weight);
    font-variant-numeric: tabular-nums;
  }
  ul ul { margin: 0 0 var(--space-2) var(--space-3); padding-left: var(--space-3); border-left: 1px solid var(--line); }

  /* Where there is no space at the side, the top categories are one line to swipe. */
  ${media.belowDesk} {
    overflow-x: auto;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scrollbar-width: none;
    > ul { display: flex; gap: var(--space-2); }
    > ul > li { flex: none; }
    > ul > li > a {
      min-height: var(--control);
      padding: 0 var(--space-4);
      border: 1px solid var(--line);
      border-radius: var(--radius-pill);
      background: var(--surface);
      white-space: nowrap;
    }
    > ul > li > a[data-open] { border-color: var(--text); background: var(--text); color: var(--text-inverse); }
    em { display: none; }
    ul ul { display: none; }
  }
`;
