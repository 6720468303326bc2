import { setSingleKeys, useSingleKeys } from '@mall/platform';
import { AppliedChip, EmptyMessage, Tabs } from '@mall/ui';
import {
  DataTable,
  FilterSegments,
  OfficeCard,
  RowKeysHint,
  SearchField,
  TableFoot,
  Toolbar,
} from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orderColumns } from './order-columns.tsx';
import { type Orders, ranges, tabs } from './useOrders.ts';

/** One card: tabs with counts, tools, table, foot. */
export function OrderTable({ orders }: { orders: Orders }) {
  const { t } = useTranslation('seller');
  const keys = useSingleKeys();
  const [typed, setTyped] = useState(orders.keyword);
  return (
    <OfficeCard flush>
      <Tabs
        label={t('orders.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`orders.tab.${id}`), count: orders.counts[id] }))}
        value={orders.tab}
        onChange={(tab) => orders.ask({ tab })}
      >
        <Toolbar>
          <SearchField
            label={t('orders.find')}
            value={typed}
            onChange={setTyped}
            onSearch={(keyword) => orders.ask({ keyword })}
          />
          <FilterSegments
            label={t('orders.time')}
            segments={ranges.map((value) => ({ value, label: t(`orders.range.${value}`) }))}
            value={orders.range}
            onChange={(range) => orders.ask({ range })}
          />
          {orders.todo && (
            <AppliedChip
              removeLabel={`${t(`orders.todo.${orders.todo}`)}: ${t('orders.widen')}`}
              onRemove={() => orders.ask({ todo: undefined })}
            >
              {t(`orders.todo.${orders.todo}`)}
            </AppliedChip>
          )}
        </Toolbar>
        <DataTable
          label={t('orders.title')}
          columns={orderColumns}
          rows={orders.rows}
          rowKey={(order) => order.id}
          rowName={(order) => order.no}
          say={(key) => t(key)}
          state={orders.state}
          keys={keys}
          onRetry={orders.retry}
          empty={<Nothing orders={orders} />}
        />
        <TableFoot
          page={orders.page}
          size={orders.size}
          total={orders.total}
          onPage={(page) => orders.ask({ page })}
        >
          <RowKeysHint on={keys} onChange={setSingleKeys} />
        </TableFoot>
      </Tabs>
    </OfficeCard>
  );
}

/** Nothing yet, or nothing found: what was looked for, and the way out. */
function Nothing({ orders }: { orders: Orders }) {
  const { t } = useTranslation('seller');
  const narrowed =
    orders.keyword !== '' || orders.range !== 'all' || orders.tab !== 'all' || orders.todo !== undefined;
  return narrowed ? (
    <EmptyMessage
      title={t('orders.notFound')}
      reason={t('orders.notFoundReason')}
      action={{
        label: t('orders.widen'),
        onClick: () => orders.ask({ keyword: '', range: 'all', tab: 'all', todo: undefined }),
      }}
    />
  ) : (
    <EmptyMessage title={t('orders.none')} reason={t('orders.noneReason')} />
  );
}
