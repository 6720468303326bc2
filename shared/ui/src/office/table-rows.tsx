import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../base/Button.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { SkeletonBox } from '../base/Skeleton.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Menu } from '../layout/Menu.tsx';
import { type Column, placeOf, type RowAction } from './columns.ts';
import { openRow } from './open-row.ts';
import type { TableLoad } from './table-load.ts';

type TableRowProps<Row, Key extends string> = {
  row: Row;
  name: string;
  columns: readonly Column<Row, Key>[];
  say: (key: Key) => string;
  /** Undefined in a table without boxes. */
  ticked: boolean | undefined;
  selectable: boolean;
  onTick: (on: boolean) => void;
  onShift: (held: boolean) => void;
  actions: ((row: Row) => readonly RowAction[]) | undefined;
};

/** One row: its box, its cells, its menu. On a phone it is a card, laid out by the places of its cells. */
export function TableRow<Row, Key extends string>(props: TableRowProps<Row, Key>) {
  const { row, name, columns, say, ticked, selectable, actions } = props;
  const { t } = useTranslation('office', { useSuspense: false });
  return (
    <tr
      role="row"
      data-selected={ticked || undefined}
      data-below={!selectable || undefined}
      onClick={openRow}
    >
      {ticked !== undefined && (
        <td role="cell" data-kind="box" onClickCapture={(event) => props.onShift(event.shiftKey)}>
          {selectable && (
            <Checkbox
              label={t('table.select', { name })}
              hideLabel
              checked={ticked}
              onChange={props.onTick}
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
          <RowMenu name={name} actions={actions(row)} />
        </td>
      )}
    </tr>
  );
}

function RowMenu({ name, actions }: { name: string; actions: readonly RowAction[] }) {
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

/** The rows did not come: what failed, and a button that asks again. */
export function FailedRow({ span, load: { retry, details } }: { span: number; load: TableLoad }) {
  const { t } = useTranslation(['office', 'ui'], { useSuspense: false });
  return (
    <Wide span={span}>
      <Notice
        tone="danger"
        role="alert"
        action={retry && <Button onClick={retry}>{t('ui:failed.retry')}</Button>}
      >
        <b>{t('table.failed')}</b> {details && t('table.request', { id: details })}
      </Notice>
    </Wide>
  );
}

export const Wide = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr role="row">
    <td role="cell" colSpan={span} data-kind="wide">
      {children}
    </td>
  </tr>
);
