import { useTranslation } from 'react-i18next';
import { type ReactNode, useRef } from 'react';
import { Checkbox } from '../form/Checkbox.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Button } from '../base/Button.tsx';
import { afterSelect, type Column, placeOf, type RowAction, type Sort } from './columns.ts';
import type { Density } from './list-tools.tsx';
import { useRowKeys } from './row-keys.ts';
import { Head, RowMenu, SkeletonRow, Wide } from './table-rows.tsx';
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
  /** `loading`: nothing yet. `refreshing`: the old rows stay, dimmed. */
  state?: 'ready' | 'loading' | 'refreshing' | 'failed';
  onRetry?: () => void;
  /** The request id, displayed with a failure. */
  details?: string;
  /** Replaces the rows when there are none. */
  empty?: ReactNode;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: Set<string>) => void;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  density?: Density;
  actions?: (row: Row) => readonly RowAction[];
  /** Rows that belong to the one above them have no box; by default all have one. */
  selectable?: (row: Row) => boolean;
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
  const {
    label,
    columns,
    rows,
    rowKey,
    rowName,
    say = (key) => key,
    state = 'ready',
    empty,
    selected,
    onSelect,
    sort,
    onSort,
    actions,
  } = props;
  const { t } = useTranslation(['office', 'ui'], { useSuspense: false });
  const sheet = useRef<HTMLTableElement>(null);
  useRowKeys(sheet, props.keys ?? true, (key, at) => {
    if (key === 'escape') {
      const any = (selected?.size ?? 0) > 0;
      if (any) onSelect?.(new Set());
      return any;
    }
    const row = rows[at];
    const action =
      row && actions?.(row).find(({ hotkey, disabledBecause }) => hotkey === key && !disabledBecause);
    action?.run?.();
    return action !== undefined;
  });
  const anchor = useRef<string>(undefined);
  const shift = useRef(false);
  const selectable = props.selectable ?? (() => true);
  const keys = rows.filter(selectable).map(rowKey);
  const chosen = selected ? keys.filter((key) => selected.has(key)).length : 0;
  const span = columns.length + (selected ? 1 : 0) + (actions ? 1 : 0);

  // Keys scroll a wide table from a control inside it; without any the table itself takes the focus.
  const hasControls = selected !== undefined || actions !== undefined || onSort !== undefined;

  const toggle = (key: string, on: boolean) => {
    if (selected)
      onSelect?.(afterSelect(keys, selected, key, on, shift.current ? anchor.current : undefined));
    anchor.current = key;
  };
  const togglePage = (on: boolean) => {
    const others = [...(selected ?? [])].filter((key) => !keys.includes(key));
    onSelect?.(new Set(on ? [...others, ...keys] : others));
  };

  return (
    <Scroller
      tabIndex={hasControls ? undefined : 0}
      aria-busy={state === 'loading' || state === 'refreshing' || undefined}
      onScroll={({ currentTarget }) =>
        currentTarget.toggleAttribute('data-aside', currentTarget.scrollLeft > 0)
      }
    >
      <Sheet
        ref={sheet}
        role="table"
        aria-label={label}
        data-density={props.density ?? 'standard'}
        data-stale={state === 'refreshing' || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selected && (
              <th role="columnheader" data-kind="box">
                <Checkbox
                  label={t('table.selectPage')}
                  checked={chosen > 0 && chosen === keys.length}
                  mixed={chosen > 0 && chosen < keys.length}
                  onChange={togglePage}
                />
              </th>
            )}
            {columns.map((column, index) => (
              <Head
                key={column.id}
                column={column}
                identity={index === 0}
                text={say(column.header)}
                sort={sort}
                onSort={onSort}
              />
            ))}
            {actions && (
              <th role="columnheader" data-kind="actions">
                <span>{t('table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {state === 'loading' &&
            Array.from({ length: props.expectedRows ?? 8 }, (_, index) => (
              <SkeletonRow key={index} cells={span} />
            ))}
          {state === 'failed' && (
            <Wide span={span}>
              <Notice
                tone="danger"
                role="alert"
                action={props.onRetry && <Button onClick={props.onRetry}>{t('ui:failed.retry')}</Button>}
              >
                <b>{t('table.failed')}</b> {props.details && t('table.request', { id: props.details })}
              </Notice>
            </Wide>
          )}
          {(state === 'ready' || state === 'refreshing') && rows.length === 0 && (
            <Wide span={span}>{empty ?? t('table.empty')}</Wide>
          )}
          {(state === 'ready' || state === 'refreshing') &&
            rows.map((row) => {
              const key = rowKey(row);
              return (
                <tr
                  key={key}
                  role="row"
                  data-selected={selected?.has(key) || undefined}
                  data-below={!selectable(row) || undefined}
                >
                  {selected && (
                    <td
                      role="cell"
                      data-kind="box"
                      onClickCapture={(event) => (shift.current = event.shiftKey)}
                    >
                      {selectable(row) && (
                        <Checkbox
                          label={t('table.select', { name: rowName(row) })}
                          hideLabel
                          checked={selected.has(key)}
                          onChange={(on) => toggle(key, on)}
                        />
                      )}
                    </td>
                  )}
                  {columns.map((column, index) => (
                    <td
                      key={column.id}
                      role="cell"
                      data-column={column.id}
                      data-identity={index === 0 || undefined}
                      data-align={column.align}
                      data-wide={column.wideOnly || undefined}
                      data-place={placeOf(column, index === 0)}
                      data-label={say(column.header)}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                  {actions && (
                    <td role="cell" data-kind="actions">
                      <RowMenu name={rowName(row)} actions={actions(row)} />
                    </td>
                  )}
                </tr>
              );
            })}
        </tbody>
      </Sheet>
    </Scroller>
  );
}
