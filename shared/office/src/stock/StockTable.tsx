import { useSingleKeys } from '@mall/platform';
import { Button, EmptyMessage, Tabs, useFormat } from '@mall/ui';
import {
  BulkBar,
  chosenColumns,
  DataTable,
  ListSearch,
  OfficeCard,
  TableLook,
  Toolbar,
  useSelection,
  ViewMenu,
} from '@mall/ui/office';
import { stockTabs } from '@mall/contract/seller/stock';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { KeysFoot } from '../KeysFoot.tsx';
import type { Counts } from './counting.ts';
import type { Doing } from './doing.ts';
import { useStockActions } from './useStockActions.tsx';
import { useStockColumns } from './stock-columns.tsx';
import { nameOf, pageSize, type Stock } from './useStock.ts';

type Props = {
  stock: Stock;
  mayEdit: boolean;
  /** The counts that are being typed; undefined while nobody counts. */
  counting: { counts: Counts; onCounts: (counts: Counts) => void } | undefined;
  onDo: (doing: Doing) => void;
};

const standing = [
  { id: 'all', query: '' },
  { id: 'low', query: 'tab=low&sort=free' },
  { id: 'out', query: 'tab=out' },
] as const;

/** One card: tabs, search, views, the SKUs, the foot; over it the actions on those that are selected. */
export function StockTable({ stock, mayEdit, counting, onDo }: Props) {
  const { t } = useTranslation('stock');
  const keys = useSingleKeys();
  const format = useFormat();
  const { asked, ask, counts, page, rows } = stock;
  const actions = useStockActions(stock, onDo);
  const columns = useStockColumns(stock, counting);
  const selection = useSelection(
    `${stock.scope}&page=${page}`,
    stock.total,
    rows.map(({ skuId }) => skuId),
  );
  const countOf = (tab: (typeof stockTabs)[number]) =>
    tab === 'all' || counts === undefined ? undefined : format.number(counts[tab]);
  return (
    <OfficeCard flush>
      <Tabs
        label={t('tabs')}
        tabs={stockTabs.map((id) => ({ id, label: t(`tab.${id}`), count: countOf(id) }))}
        value={asked.tab}
        onChange={(tab) => ask({ tab })}
      >
        <Toolbar>
          <ListSearch label={t('find')} keyword={asked.keyword} onSearch={(keyword) => ask({ keyword })} />
          {counting === undefined && (
            <>
              <TableLook columns={columns} list={stock} />
              <ViewMenu
                views={standing.map(({ id, query }) => ({ id, name: t(`view.${id}`), query }))}
                {...stock.views}
              />
            </>
          )}
        </Toolbar>
        <DataTable
          label={t('title')}
          // Who counts sees the columns of counting.
          columns={counting === undefined ? chosenColumns(columns, asked.cols) : columns}
          density={asked.density}
          rows={rows}
          rowKey={({ skuId }) => skuId}
          rowName={nameOf}
          load={stock}
          keys={keys && counting === undefined}
          selection={mayEdit && counting === undefined ? selection : undefined}
          sort={{ id: asked.sort, order: asked.sort === 'free' ? 'asc' : 'desc' }}
          onSort={({ id }) => ask({ sort: id === 'free' && asked.sort !== 'free' ? 'free' : 'product' })}
          actions={mayEdit && counting === undefined ? actions : undefined}
          empty={<Nothing stock={stock} />}
        />
        <BulkBar count={selection.count} onClear={selection.clear}>
          <Button
            tone="ghost"
            icon={<BellRing size={16} aria-hidden />}
            onClick={() =>
              onDo({ what: 'point', skus: rows.filter(({ skuId }) => selection.keys.has(skuId)) })
            }
          >
            {t('point.open')}
          </Button>
        </BulkBar>
        <KeysFoot
          page={page}
          size={pageSize}
          total={stock.total}
          more={stock.more}
          onPage={(next) => ask({ page: next })}
          letters={
            mayEdit
              ? [
                  { key: 'R', does: t('receive.open') },
                  { key: 'E', does: t('correct.open') },
                ]
              : []
          }
        />
      </Tabs>
    </OfficeCard>
  );
}

/** Nothing yet, nothing found, or nothing to worry about. */
function Nothing({ stock: { asked, ask } }: { stock: Stock }) {
  const { t } = useTranslation('stock');
  if (asked.keyword === '' && asked.tab === 'all')
    return <EmptyMessage title={t('none')} reason={t('noneReason')} />;
  const kind = asked.keyword === '' && asked.tab !== 'all' ? asked.tab : 'found';
  return (
    <EmptyMessage
      title={t(`nothing.${kind}`)}
      reason={t(`nothingReason.${kind}`)}
      action={{ label: t('showAll'), onClick: () => ask({ keyword: '', tab: 'all' }) }}
    />
  );
}
