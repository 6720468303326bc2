import { officePaths } from '@mall/contract/office-paths';
import { setSingleKeys, useMay, useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs } from '@mall/ui';
import {
  DataTable,
  FilterSegments,
  OfficeCard,
  type RowAction,
  RowKeysHint,
  SearchField,
  TableFoot,
  Toolbar,
} from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goodsColumns } from './goods-columns.tsx';
import { useGoodsActions } from './useGoodsActions.ts';
import { type Listed, type OwnGoods, sales, tabs } from './useOwnGoods.ts';

/** One card: tabs by review with counts, tools, table, foot. */
export function OwnGoodsTable({ goods, title }: { goods: Listed; title: string }) {
  const { t } = useTranslation('ownGoods');
  const keys = useSingleKeys();
  const [typed, setTyped] = useState(goods.keyword);
  const actions = useRowActions();
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), count: goods.counts[id] }))}
        value={goods.tab}
        onChange={(tab) => goods.ask({ tab })}
      >
        <Toolbar>
          <SearchField
            label={t('find')}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => goods.ask({ keyword })}
          />
          <FilterSegments
            label={t('column.sale')}
            segments={sales.map((value) => ({ value, label: t(`sale.${value}`) }))}
            value={goods.sale}
            onChange={(sale) => goods.ask({ sale })}
          />
        </Toolbar>
        <DataTable
          label={title}
          columns={goodsColumns}
          rows={goods.rows}
          rowKey={({ id }) => id}
          rowName={({ name }) => (name === '' ? t('unnamed') : name)}
          say={(key) => t(key)}
          state={goods.state}
          keys={keys}
          onRetry={goods.retry}
          actions={actions}
          empty={<Nothing goods={goods} />}
        />
        <TableFoot
          page={goods.page}
          size={goods.size}
          total={goods.total}
          onPage={(page) => goods.ask({ page })}
        >
          <RowKeysHint on={keys} onChange={setSingleKeys} />
        </TableFoot>
      </Tabs>
    </OfficeCard>
  );
}

const useRowActions = () => {
  const { t } = useTranslation('ownGoods');
  const act = useGoodsActions();
  const mayEdit = useMay('goods.edit');
  const maySell = useMay('goods.visibility');
  return (row: OwnGoods): RowAction[] => {
    const noEdit: string | false = mayEdit ? false : t('noRight');
    if (row.removedAt !== null)
      return [
        { id: 'restore', label: t('action.restore'), run: () => act.restore(row), disabledBecause: noEdit },
      ];
    return [
      { id: 'edit', label: t('action.edit'), to: officePaths.productForm({ id: row.id }) },
      {
        id: 'sell',
        label: t(row.onSale ? 'action.offSale' : 'action.onSale'),
        run: () => act.sell(row, !row.onSale),
        disabledBecause: !row.live ? t('action.notApproved') : maySell ? false : t('noRight'),
      },
      ...(row.state === 'pending'
        ? [
            {
              id: 'takeBack',
              label: t('action.takeBack'),
              run: () => act.takeBack(row),
              disabledBecause: noEdit,
            },
          ]
        : []),
      { id: 'copy', label: t('action.copy'), run: () => act.copy(row), disabledBecause: noEdit },
      {
        id: 'remove',
        label: t('action.remove'),
        run: () => act.remove(row),
        danger: true,
        disabledBecause: noEdit || (row.state === 'pending' ? t('action.inReview') : false),
      },
    ];
  };
};

/** Nothing yet and how to begin, or nothing found and the way out. */
function Nothing({ goods }: { goods: Listed }) {
  const { t } = useTranslation('ownGoods');
  const mayEdit = useMay('goods.edit');
  const narrowed = goods.keyword !== '' || goods.sale !== 'all' || goods.tab !== 'all';
  return narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('widen'), onClick: () => goods.ask({ tab: 'all', sale: 'all', keyword: '' }) }}
    />
  ) : (
    <EmptyMessage
      title={t('none')}
      reason={t('noneReason')}
      action={mayEdit ? { label: t('add'), to: officePaths.productForm() } : undefined}
    />
  );
}
