import type { Item } from '@mall/contract/operations';
import { useQueryOf } from '@mall/platform';
import { EmptyMessage, useFormat } from '@mall/ui';
import { Cells, type Column, DataTable, loadOf, OfficeCard, TableFoot } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStockDesk } from './desk.ts';

type Move = Item<'shopStock.moves'>;
const size = 20;

/** All that moved the stock of a SKU, the newest first. The page of it is in the address. */
export function StockMovesCard({ skuId }: { skuId: string }) {
  const { t } = useTranslation('stock');
  const { of } = useStockDesk();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('moves'))) || 1);
  const answer = useQueryOf(
    `${of}.moves`,
    { id: skuId, page, size },
    { placeholderData: (before) => before },
  );
  const total = answer.data?.total ?? 0;
  return (
    <OfficeCard title={t('moves.title')} flush>
      <DataTable
        label={t('moves.title')}
        columns={useMoveColumns()}
        rows={answer.data?.list ?? none}
        rowKey={({ id }) => id}
        rowName={({ kind }) => t(`why.${kind}`)}
        load={loadOf(answer)}
        keys={false}
        empty={<EmptyMessage title={t('moves.none')} reason={t('moves.noneReason')} />}
      />
      {total > size && (
        <TableFoot
          page={page}
          size={size}
          total={total}
          onPage={(next) =>
            setParams((now) => new URLSearchParams([...without(now, 'moves'), ['moves', String(next)]]))
          }
        />
      )}
    </OfficeCard>
  );
}
const none: readonly Move[] = [];
const without = (params: URLSearchParams, name: string): [string, string][] =>
  [...params].filter(([one]) => one !== name);

const useMoveColumns = (): readonly Column<Move>[] => {
  const { t } = useTranslation('stock');
  const format = useFormat();
  return [
    {
      id: 'kind',
      header: t('moves.what'),
      cell: ({ kind, order, at }) =>
        Cells.text([t(`why.${kind}`), ...(order === null ? [] : [order])].join(' · '), Cells.dateTime(at)),
    },
    {
      id: 'change',
      header: t('moves.change'),
      align: 'end',
      cell: ({ change }) => format.number(change, { signDisplay: 'exceptZero' }),
      width: '100px',
      card: 'amount',
    },
    {
      id: 'after',
      header: t('moves.after'),
      align: 'end',
      cell: ({ after }) => t('moves.leaves', { after: format.number(after) }),
      width: '130px',
      card: 'line',
    },
    {
      id: 'by',
      header: t('moves.by'),
      cell: ({ by, note }) =>
        by === null && note === '' ? Cells.text(null) : Cells.text(by ?? note, by === null ? '' : note),
      width: '220px',
      card: 'foot',
    },
  ];
};
