import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, RowAction, Sort } from './columns.ts';
import type { Density } from './list-tools.tsx';
import { useRowKeys } from './row-keys.ts';
import { TableHead } from './table-head.tsx';
import type { TableLoad } from './table-load.ts';
import { FailedRow, SkeletonRow, TableRow, Wide } from './table-rows.tsx';
import { type TableSelection, useTicks } from './table-selection.ts';
import { Scroller, Sheet } from './table-style.ts';

export type DataTableProps<Row, Key extends string = string> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly Column<Row, Key>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The name of a row in "Select …" and "Actions for …". */
  rowName: (row: Row) => string;
  /** Translates the columns' headers; the screen's `t`. */
  say?: (key: Key) => string;
  /** The list behind the table; without one its rows are simply there. */
  load?: TableLoad;
  /** Replaces the rows when there are none. */
  empty?: ReactNode;
  /** Boxes before the rows. */
  selection?: TableSelection | undefined;
  /** Rows that belong to the one above them have no box; by default all have one. */
  selectable?: (row: Row) => boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  density?: Density;
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** J and K move through the rows; off for a user who turned single letters off. */
  keys?: boolean;
  /** Rows of the skeleton. */
  expectedRows?: number;
};

/**
 * A table of the office. Its head is sticky, and so is its first column when the table is wider than its
 * place; J and K move through its rows, which become cards on a phone. Without rows it displays the reason.
 */
export function DataTable<Row, Key extends string = string>(props: DataTableProps<Row, Key>) {
  const { label, columns, rows, rowKey, selection, actions, sort, onSort } = props;
  const { load = { state: 'ready' }, say = (key) => key, selectable = () => true } = props;
  const { t } = useTranslation('office', { useSuspense: false });
  const sheet = useRef<HTMLTableElement>(null);
  const ticks = useTicks(rows.filter(selectable).map(rowKey), selection);
  useRowKeys(sheet, props.keys ?? true, (key, at) => {
    if (key === 'escape') return ticks.clear();
    const row = rows[at];
    const action =
      row && actions?.(row).find(({ hotkey, disabledBecause }) => hotkey === key && !disabledBecause);
    action?.run?.();
    return action !== undefined;
  });
  const span = columns.length + (selection ? 1 : 0) + (actions ? 1 : 0);
  const shows = load.state === 'ready' || load.state === 'refreshing';
  // Keys scroll a wide table from a control inside it; without any the table itself takes the focus.
  const hasControls = selection !== undefined || actions !== undefined || onSort !== undefined;

  return (
    <Scroller
      tabIndex={hasControls ? undefined : 0}
      aria-busy={load.state === 'loading' || load.state === 'refreshing' || undefined}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }
    >
      <Sheet
        ref={sheet}
        role="table"
        aria-label={label}
        data-density={props.density ?? 'standard'}
        data-stale={load.state === 'refreshing' || undefined}
      >
        <TableHead
          columns={columns}
          say={say}
          sort={sort}
          onSort={onSort}
          ticks={selection && ticks}
          hasActions={actions !== undefined}
        />
        <tbody role="rowgroup">
          {load.state === 'loading' &&
            Array.from({ length: props.expectedRows ?? 8 }, (_, index) => (
              <SkeletonRow key={index} cells={span} />
            ))}
          {load.state === 'failed' && <FailedRow span={span} load={load} />}
          {shows && rows.length === 0 && <Wide span={span}>{props.empty ?? t('table.empty')}</Wide>}
          {shows &&
            rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                name={props.rowName(row)}
                columns={columns}
                say={say}
                ticked={selection && selection.keys.has(rowKey(row))}
                selectable={selectable(row)}
                onTick={(on) => ticks.toggle(rowKey(row), on)}
                onShift={ticks.holdShift}
                actions={actions}
              />
            ))}
        </tbody>
      </Sheet>
    </Scroller>
  );
}
