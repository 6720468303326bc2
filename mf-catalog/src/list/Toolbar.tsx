import { media, VisuallyHidden } from '@mall/ui';
import { ArrowDown, ArrowUp, ChevronDown, SlidersHorizontal } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { nextPrice, orderOf, orders, sortedBy } from './sorting.ts';
import type { List } from './useList.ts';

/**
 * Most lists open without a filter and need no chips. When the chips fail to load, a filter can be removed
 * where it was chosen.
 */
const Chips = lazy(() =>
  import('./Chips.tsx').then(
    (file) => ({ default: file.Chips }),
    () => ({ default: () => <></> }),
  ),
);

type ToolbarProps = {
  list: List;
  onFilters: (open: true) => void;
  /** This list has no filters beside it: they open as a sheet at every width. */
  alone: boolean;
};

/**
 * Applied filters and sorting in one line; where filters are in a sheet, also its button, which does not
 * change the line.
 */
export const Toolbar = memo(function Toolbar({ list, onFilters, alone }: ToolbarProps) {
  const { t } = useTranslation('catalog');
  const applied = list.applied.length;
  return (
    <Bar>
      <Start>
        <Open
          type="button"
          aria-haspopup="dialog"
          data-applied={applied > 0 || undefined}
          data-alone={alone || undefined}
          onClick={() => onFilters(true)}
        >
          <SlidersHorizontal size={16} strokeWidth={1.5} aria-hidden />
          {applied > 0 ? t('list.filtersApplied', { count: applied }) : t('list.filters')}
        </Open>
        <SortSelect list={list} />
        <Suspense>{applied > 0 && <Chips list={list} clear />}</Suspense>
      </Start>
      <SortLinks list={list} />
    </Bar>
  );
});

function SortLinks({ list: { filters, hrefOf } }: { list: List }) {
  const { t } = useTranslation('catalog');
  const now = orderOf(filters);
  const price = now === 'priceAsc' || now === 'priceDesc';
  const Arrow = now === 'priceDesc' ? ArrowDown : ArrowUp;
  return (
    <Sorts aria-label={t('list.sort.label')}>
      {(['comprehensive', 'sales'] as const).map((id) => (
        <Link key={id} to={hrefOf(sortedBy(filters, id))} aria-current={id === now ? 'true' : undefined}>
          {t(`list.sort.${id}`)}
        </Link>
      ))}
      <Link to={hrefOf(nextPrice(filters))} aria-current={price ? 'true' : undefined}>
        {t('list.sort.price')}
        {price && <VisuallyHidden>{t(`list.sort.${now}`)}</VisuallyHidden>}
        {price ? (
          <Arrow size={16} strokeWidth={1.5} aria-hidden />
        ) : (
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        )}
      </Link>
    </Sorts>
  );
}

function SortSelect({ list: { filters, choose } }: { list: List }) {
  const { t } = useTranslation('catalog');
  const choice = (text: string) => orders.find(({ id }) => id === text)?.id ?? 'comprehensive';
  return (
    <Select>
      <select
        aria-label={t('list.sort.label')}
        value={orderOf(filters)}
        onChange={(event) => choose(sortedBy(filters, choice(event.target.value)))}
      >
        {orders.map(({ id }) => (
          <option key={id} value={id}>
            {t(`list.sort.${id}`)}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
    </Select>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  min-height: 60px;
  margin-bottom: var(--space-6);
  border-block: 1px solid var(--line);

  ${media.phone} {
    margin: 0 calc(-1 * var(--margin)) var(--space-4);
    padding: 0 var(--margin) var(--space-3);
    border-top: 0;
  }
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
  padding-block: var(--space-2);
  font-size: var(--step--1);

  > button:last-child:not(:first-child) { margin-left: var(--space-2); }
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; margin-inline: calc(-1 * var(--margin)); padding-inline: var(--margin); scrollbar-width: none; > * { flex: none; } }
`;

const Open = styled.button`
  display: none;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  padding: 0 var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);
  font-size: var(--step--1);
  white-space: nowrap;

  &[data-applied] { border-color: var(--text); background: var(--text); color: var(--text-inverse); }
  &[data-alone] { display: inline-flex; }
  ${media.belowDesk} { display: inline-flex; }
`;

const Select = styled.span`
  position: relative;
  display: none;
  align-items: center;

  > select {
    appearance: none;
    min-height: var(--control);
    padding: 0 var(--space-6) 0 var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-size: var(--step--1);
    cursor: pointer;
  }
  > svg { position: absolute; right: 14px; pointer-events: none; }
  ${media.phone} { display: inline-flex; }
`;

const Sorts = styled.nav`
  display: flex;
  gap: var(--space-5);
  font-size: var(--step-ui);
  white-space: nowrap;

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--control);
    color: var(--text-muted);
  }
  > a:hover { color: var(--brand); }
  > a[aria-current] { color: var(--text); font-weight: var(--weight-strong); }
  ${media.phone} { display: none; }
`;
