import { useTranslation } from 'react-i18next';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { media } from '../base/media.ts';
import { useFormat } from '../hooks/useFormat.ts';
import { keyNames } from './key-names.ts';

export type TableFootProps = {
  /** From 1. */
  page: number;
  size: number;
  total: number;
  /** There are more than `total`, which is displayed with a plus. */
  more?: boolean;
  onPage: (page: number) => void;
  sizes?: readonly number[];
  onSize?: (size: number) => void;
  /** On the left: hints about keys. */
  children?: ReactNode;
};

/** The foot of a table: the range of displayed rows, how many a page has, and pagination. */
export function TableFoot({ page, size, total, more, onPage, sizes, onSize, children }: TableFootProps) {
  const { t } = useTranslation(['office', 'ui'], { useSuspense: false });
  const format = useFormat();
  if (total === 0 && page === 1) return children ? <Foot>{children}</Foot> : null;
  const last = Math.max(1, Math.ceil(total / size));
  const [from, to] = [total === 0 ? 0 : (page - 1) * size + 1, Math.min(page * size, total)].map((value) =>
    format.number(value),
  );
  return (
    <Foot>
      {children}
      <span>{t('table.range', { from, to, total: `${format.number(total)}${more ? '+' : ''}` })}</span>
      {sizes && onSize && (
        <select
          aria-label={t('table.perPage')}
          value={size}
          onChange={(event) => onSize(Number(event.target.value))}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {t('table.size', { count: one })}
            </option>
          ))}
        </select>
      )}
      <nav aria-label={t('ui:pages.label')}>
        <IconButton label={t('ui:pages.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <IconButton label={t('ui:pages.next')} disabled={page >= last} onClick={() => onPage(page + 1)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
      </nav>
    </Foot>
  );
}

export type BulkBarProps = {
  /** How many rows are selected; the bar is visible only when there are any. */
  count: number;
  /** Beside the count: the sum of money. */
  sum?: ReactNode;
  /** The number of all results; offered while only some of them are selected. */
  total?: number;
  onAll?: () => void;
  onClear: () => void;
  /** Buttons; their labels contain the number of rows. */
  children: ReactNode;
};

/**
 * The actions on the selected rows. It floats over the foot while rows are selected; Esc within it clears the
 * selection.
 */
export function BulkBar({ count, sum, total = 0, onAll, onClear, children }: BulkBarProps) {
  const { t } = useTranslation(['office', 'ui'], { useSuspense: false });
  const format = useFormat();
  if (count === 0) return null;
  return (
    <Bar
      role="region"
      aria-label={t('bulk.label')}
      onKeyDown={(event) => event.key === 'Escape' && onClear()}
    >
      <b role="status">{t('bulk.selected', { count, number: format.number(count) })}</b>
      {onAll && count < total && (
        <button type="button" onClick={onAll}>
          {t('bulk.all', { number: format.number(total) })}
        </button>
      )}
      {sum && <span>{sum}</span>}
      <i />
      {children}
      <IconButton label={t('bulk.clear')} onClick={onClear}>
        <X size={16} aria-hidden />
      </IconButton>
      <kbd aria-hidden="true">{keyNames.escape}</kbd>
    </Bar>
  );
}

const Foot = styled.footer`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  min-height: 44px;
  padding: 4px 12px;
  border-top: 1px solid var(--line);
  border-radius: 0 0 10px 10px;
  background: var(--surface);
  color: var(--text-muted);
  font-size: var(--o-xs);
  font-variant-numeric: tabular-nums;

  > span { margin-left: auto; }
  > select { min-height: 34px; border: 0; background: none; color: inherit; }
  > nav { display: flex; }
  button { width: 34px; height: 34px; border-radius: var(--o-radius); }
  ${media.phone} { position: static; button { width: var(--control); height: var(--control); } }
`;

const Bar = styled.div`
  position: sticky;
  bottom: 56px;
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  width: max-content;
  max-width: calc(100% - 24px);
  margin: 0 auto var(--space-3);
  padding: 4px 6px 4px 14px;
  border-radius: var(--radius-m);
  background: var(--o-bar);
  color: var(--o-on-bar);
  box-shadow: var(--o-shadow-pop);
  font-size: var(--o-s);

  > span { color: var(--o-on-bar-muted); font-variant-numeric: tabular-nums; }
  > i { width: 1px; height: 20px; background: var(--o-bar-line); }
  button[data-tone] { border-color: transparent; background: none; color: inherit; }
  > button:not([data-tone]) {
    min-height: var(--button-height-s);
    padding-inline: 6px;
    border-radius: var(--o-radius);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > kbd { margin-right: 6px; padding: 0 5px; border: 1px solid var(--o-bar-line); border-radius: 4px; color: var(--o-on-bar-muted); font: inherit; font-size: var(--o-xs); ${media.phone} { display: none; } }
  button[data-tone]:is(:hover, :focus-visible) { background: var(--o-bar-line); color: var(--o-on-bar); }
  button[data-tone]:disabled { background: none; color: var(--o-on-bar-muted); }
`;
