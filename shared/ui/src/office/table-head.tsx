import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../form/Checkbox.tsx';
import { type Column, nextSort, type Sort } from './columns.ts';
import type { Ticks } from './table-selection.ts';

type Sorting = { sort: Sort | undefined; onSort: ((sort: Sort) => void) | undefined };

type TableHeadProps<Row, Key extends string> = Sorting & {
  columns: readonly Column<Row, Key>[];
  say: (key: Key) => string;
  /** For the box that ticks the whole page; undefined in a table without boxes. */
  ticks: Ticks | undefined;
  hasActions: boolean;
};

/** The headings of a table: the box for all rows of the page, the columns, the actions. */
export function TableHead<Row, Key extends string>({
  columns,
  say,
  ticks,
  hasActions,
  ...sorting
}: TableHeadProps<Row, Key>) {
  const { t } = useTranslation('office', { useSuspense: false });
  return (
    <thead role="rowgroup">
      <tr role="row">
        {ticks?.any === true && (
          <th role="columnheader" data-kind="box">
            <Checkbox
              label={t('table.selectPage')}
              checked={ticks.all}
              mixed={ticks.some}
              onChange={ticks.togglePage}
            />
          </th>
        )}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control: it keeps the column's place */}
        {ticks?.any === false && <td role="cell" data-kind="box" />}
        {columns.map((column, index) => (
          <Heading
            key={column.id}
            column={column}
            isIdentity={index === 0}
            text={say(column.header)}
            {...sorting}
          />
        ))}
        {hasActions && (
          <th role="columnheader" data-kind="actions">
            <span>{t('table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadingProps<Row> = Sorting & {
  column: Column<Row>;
  /** The first column identifies the row. */
  isIdentity: boolean;
  text: string;
};

function Heading<Row>({ column, isIdentity, text, sort, onSort }: HeadingProps<Row>) {
  const sorted = sort?.id === column.id ? sort.order : undefined;
  const words = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortable ? (sorted ? words[sorted] : 'none') : undefined}
      data-identity={isIdentity || undefined}
      data-align={column.align}
      data-wide={column.wideOnly || undefined}
      style={{ width: column.width }}
    >
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
          {text}
          {sorted === 'asc' && <ArrowUp size={14} aria-hidden />}
          {sorted === 'desc' && <ArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        text
      )}
    </th>
  );
}
