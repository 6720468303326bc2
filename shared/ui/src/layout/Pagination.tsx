import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media } from '../base/media.ts';
import { pageMarks } from './pages.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  /** The total of items, and how many a page has. */
  total: number;
  size: number;
  /** Pages beyond this are not offered; the server would refuse them. */
  maxPage?: number;
  /** Pages are links, so that back, reload and "open in a new tab" work. */
  hrefOf?: (page: number) => string;
  onPage?: (page: number) => void;
};

/**
 * Pagination of a list. Pass `hrefOf` in the shop, `onPage` where the page is not in the address. Renders
 * nothing for one page.
 */
export function Pagination({ page, total, size, maxPage = 10_000, hrefOf, onPage }: PaginationProps) {
  const t = usePhrases();
  const count = Math.min(Math.ceil(total / size), maxPage);
  if (count <= 1) return null;
  const step = (to: number, label: string, content: ReactNode) =>
    hrefOf ? (
      <Mark
        as={Link}
        to={hrefOf(to)}
        onClick={() => onPage?.(to)}
        aria-label={label}
        aria-current={to === page ? 'page' : undefined}
      >
        {content}
      </Mark>
    ) : (
      <Mark
        as="button"
        type="button"
        onClick={() => onPage?.(to)}
        aria-label={label}
        aria-current={to === page ? 'page' : undefined}
      >
        {content}
      </Mark>
    );
  return (
    <nav aria-label={t('pages.label')}>
      <List>
        <li>
          {page > 1 &&
            step(page - 1, t('pages.previous'), <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />)}
        </li>
        {pageMarks(page, count).map((mark, index) => (
          <li key={mark === 'gap' ? `gap${index}` : mark}>
            {mark === 'gap' ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              step(mark, t('pages.page', { page: mark }), mark)
            )}
          </li>
        ))}
        <li>
          {page < count &&
            step(page + 1, t('pages.next'), <ChevronRight size={20} strokeWidth={1.5} aria-hidden />)}
        </li>
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-1);
  font-size: var(--step-ui);
  font-variant-numeric: tabular-nums;

  > li { min-width: var(--control); }
  ${media.phone} {
    gap: 0;
    > li { min-width: 0; }
    > li:empty { display: none; }
  }
`;

const Mark = styled.a<{ to?: string; type?: string }>`
  display: grid;
  place-items: center;
  min-width: var(--control);
  height: var(--control);
  padding: 0 6px;
  border-radius: var(--radius-pill);
  ${media.phone} { /* nine of them in one line, and round */
    min-width: 40px;
    border-block: 2px solid transparent;
    background-clip: padding-box;
  }

  &:hover { background: var(--surface-muted); }
  &[aria-current] { background: var(--text); color: var(--text-inverse); font-weight: var(--weight-strong); }
`;

const Gap = styled.span`
  display: grid;
  place-items: center;
  height: var(--control);
  color: var(--text-muted);
`;
