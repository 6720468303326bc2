import { useTranslation } from 'react-i18next';
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../base/IconButton.tsx';
import { Menu } from '../layout/Menu.tsx';
import { SkeletonBox } from '../base/Skeleton.tsx';
import { type Column, nextSort, type RowAction, type Sort } from './columns.ts';

type HeadProps<Row> = {
  column: Column<Row>;
  /** The first column identifies the row. */
  identity?: boolean;
  text: string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
};

export function Head<Row>({ column, identity = false, text, sort, onSort }: HeadProps<Row>) {
  const sorted = sort?.id === column.id ? sort.order : undefined;
  const words = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={column.sortable ? (sorted ? words[sorted] : 'none') : undefined}
      data-identity={identity || undefined}
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

export function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation('office', { useSuspense: false });
  if (actions.length === 0) return null;
  const items = actions.map(({ run, disabledBecause, hotkey, ...action }) => ({
    ...action,
    hint: hotkey && <kbd>{hotkey.toUpperCase()}</kbd>,
    onSelect: run,
    disabledBecause: disabledBecause || undefined,
  }));
  return (
    <Menu
      align="end"
      items={items}
      trigger={(attributes) => (
        <IconButton {...attributes} label={t('table.actionsFor', { name })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    />
  );
}

export const SkeletonRow = ({ cells }: { cells: number }) => (
  <tr aria-hidden="true">
    {Array.from({ length: cells }, (_, index) => (
      <td key={index}>
        <SkeletonBox width={`${[70, 50, 84][index % 3]}%`} height={10} />
      </td>
    ))}
  </tr>
);

export const Wide = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr role="row">
    <td role="cell" colSpan={span} data-kind="wide">
      {children}
    </td>
  </tr>
);
