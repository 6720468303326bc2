import type { Item } from '@mall/contract/operations';
import { type RowOutcome, rowOutcomes } from '@mall/contract/seller/shop-job';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, useFormat } from '@mall/ui';
import {
  Cells,
  type Column,
  DataTable,
  FilterSegments,
  loadOf,
  StatusPill,
  type StatusTone,
  TableFoot,
} from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useJobDesk } from './desk.ts';

type SheetRow = Item<'shopJob.rows'>;
const size = 20;
const tones: Readonly<Record<RowOutcome, StatusTone>> = {
  new: 'good',
  changed: 'info',
  same: 'neutral',
  wrong: 'bad',
};
const outcomes = ['all', ...rowOutcomes] as const;
/** A count makes nothing. */
const ofCount = outcomes.filter((one) => one !== 'new');

/** What a checked list of products, or a count, would do, row by row, before anything is written. */
export function SheetRows({ id, isCount }: { id: string; isCount: boolean }) {
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const { of } = useJobDesk();
  const { outcome, page, ask } = useRowsAsked();
  const asked = { id, page, size, ...(outcome === 'all' ? {} : { outcome }) };
  const found = useQueryOf(`${of}.rows`, asked, { placeholderData: (before) => before });
  const { list = [], total = 0, counts = {} } = found.data ?? {};
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <Part aria-label={t('rowsOf.title')}>
      <FilterSegments
        label={t('rowsOf.filter')}
        segments={(isCount ? ofCount : outcomes).map((value) => ({
          value,
          label: t(`rowsOf.count.${value}`, {
            n: format.number(value === 'all' ? all : (counts[value] ?? 0)),
          }),
        }))}
        value={outcome}
        onChange={(next) => ask(next, 1)}
      />
      <DataTable
        label={t('rowsOf.title')}
        columns={useColumns()}
        rows={list}
        rowKey={({ row }) => String(row)}
        rowName={({ row, name }) => t('rowsOf.name', { row: format.number(row), name })}
        say={(key) => t(key)}
        load={loadOf(found)}
        keys={false}
        empty={<EmptyMessage title={t('rowsOf.none')} reason={t('rowsOf.noneReason')} />}
      />
      {total > size && (
        <TableFoot page={page} size={size} total={total} onPage={(next) => ask(outcome, next)} />
      )}
    </Part>
  );
}

/** The filter and the page in the address, beside those of other lists on the page. */
const useRowsAsked = () => {
  const [params, setParams] = useSearchParams();
  const outcome = outcomes.find((one) => one === params.get('rows')) ?? 'all';
  const page = Math.max(1, Math.floor(Number(params.get('rowsPage'))) || 1);
  return {
    outcome,
    page,
    ask: (next: (typeof outcomes)[number], nextPage: number) =>
      setParams((before) => {
        const changed = new URLSearchParams(before);
        changed.delete('rows');
        changed.delete('rowsPage');
        if (next !== 'all') changed.set('rows', next);
        if (nextPage > 1) changed.set('rowsPage', String(nextPage));
        return changed;
      }),
  };
};

type Key = 'rowsOf.product' | 'rowsOf.outcome' | 'rowsOf.what';

const useColumns = (): Column<SheetRow, Key>[] => {
  const { t } = useTranslation('jobs');
  return [
    {
      id: 'product',
      header: 'rowsOf.product',
      cell: ({ row, name }) => (
        <>
          <b>{name === '' ? t('rowsOf.unnamed') : name}</b>
          <Quiet>{t('rowsOf.rowNo', { row })}</Quiet>
        </>
      ),
    },
    {
      id: 'outcome',
      card: 'aside',
      header: 'rowsOf.outcome',
      width: '120px',
      cell: ({ outcome }) => <StatusPill tone={tones[outcome]}>{t(`rowsOf.is.${outcome}`)}</StatusPill>,
    },
    {
      id: 'what',
      card: 'line',
      header: 'rowsOf.what',
      cell: ({ columns, changes, notes }) => {
        const cells =
          changes.length === 0
            ? [columns.join(t('name.comma'))]
            : changes.map(
                ({ column, from, to }) =>
                  `${column}: ${[from, to].filter((text) => text !== '').join(' → ')}`,
              );
        const said = [...cells, ...notes].filter((text) => text !== '');
        if (said.length === 0) return Cells.text('');
        return (
          <Said>
            {said.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Said>
        );
      },
    },
  ];
};

const Part = styled.section`
  padding-top: var(--space-4);

  > * + * { margin-top: var(--space-3); }
`;

const Quiet = styled.small`
  display: block;
  color: var(--text-muted);
  font-size: var(--o-xs);
`;

const Said = styled.ul`
  white-space: normal;
  font-size: var(--o-s);
  list-style: none;
  overflow-wrap: anywhere;
`;
