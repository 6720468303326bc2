import type { DayState } from '@mall/contract/trade/reconciliation';
import { TextLink, useFormat } from '@mall/ui';
import { Cells, type Column, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Below } from '../Below.ts';
import { filePath, type ProviderDay, type ProviderFile } from './useReconciliation.ts';

const first = ({ file }: ProviderDay) => file?.totals[0];

export const dayColumns: readonly Column<ProviderDay, ParseKeys<'mallReconciliation'>>[] = [
  { id: 'day', header: 'column.day', cell: (row) => <Day row={row} />, width: '200px' },
  {
    id: 'file',
    header: 'column.file',
    align: 'end',
    cell: (row) => Cells.money(first(row)?.file, first(row)?.currency),
    card: 'line',
  },
  {
    id: 'mall',
    header: 'column.mall',
    align: 'end',
    cell: (row) => Cells.money(first(row)?.mall, first(row)?.currency),
    wideOnly: true,
  },
  {
    id: 'difference',
    header: 'column.difference',
    align: 'end',
    cell: (row) => Cells.money(first(row)?.difference, first(row)?.currency),
    card: 'amount',
  },
  {
    id: 'fees',
    header: 'column.fees',
    align: 'end',
    cell: (row) => Cells.money(first(row)?.fees, first(row)?.currency),
    wideOnly: true,
  },
  { id: 'state', header: 'column.state', cell: (row) => <State row={row} />, card: 'foot' },
];

/** A day leads to its file. */
function Day({ row: { day, file, booked } }: { row: ProviderDay }) {
  const { t } = useTranslation('mallReconciliation');
  const format = useFormat();
  const name = format.date(`${day}T12:00:00`, 'medium');
  const says = t('booked', { count: booked });
  if (file !== null) return Cells.link(filePath(file.id), name, says);
  return (
    <b data-row="" tabIndex={-1}>
      {Cells.text(name, says)}
    </b>
  );
}

const tones: Readonly<Record<DayState, StatusTone>> = {
  agrees: 'good',
  open: 'bad',
  reading: 'move',
  none: 'wait',
  quiet: 'neutral',
};

function State({ row: { state, file } }: { row: ProviderDay }) {
  const { t } = useTranslation('mallReconciliation');
  return (
    <span>
      {Cells.status(tones[state], t(`day.${state}`))}
      {file !== null && <More file={file} />}
    </span>
  );
}

/** How many differences are open, how far it is, or why a file was not taken; other currencies stand in the file. */
function More({ file }: { file: ProviderFile }) {
  const { t } = useTranslation('mallReconciliation');
  const format = useFormat();
  const { status, open, handled, lines, refused, totals } = file;
  return (
    <>
      {status === 'read' && open > 0 && <Below>{t('openCount', { count: open })}</Below>}
      {status === 'reading' && (
        <Below>{t('progress', { done: format.number(handled), total: format.number(lines) })}</Below>
      )}
      {refused !== null && <Below>{t(`refused.${refused}`)}</Below>}
      {totals.length > 1 && (
        <Below>
          <TextLink to={filePath(file.id)}>{t('currencies', { count: totals.length })}</TextLink>
        </Below>
      )}
    </>
  );
}
