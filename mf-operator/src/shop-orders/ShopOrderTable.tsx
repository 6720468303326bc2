import { orderCountCap } from '@mall/contract/trade/order';
import { KeysFoot } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Tabs, useFormat } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { shopOrderColumns } from './shop-order-columns.tsx';
import { ShopOrderTools } from './ShopOrderTools.tsx';
import { type ShopOrders, tabs } from './useShopOrders.ts';

/** One card: tabs with counts, filters, the orders, pagination. */
export function ShopOrderTable({ orders }: { orders: ShopOrders }) {
  const { t } = useTranslation(['shopsOrders', 'orderParts']);
  const format = useFormat();
  const keys = useSingleKeys();
  const { asked, ask } = orders;
  const columns = shopOrderColumns(orders.linkTo);
  const say = (key: (typeof columns)[number]['header']) => t(key);
  return (
    <OfficeCard flush>
      <Tabs
        label={t('orderParts:tabs')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`orderParts:tab.${id}`),
          count: orders.hasMore(id) ? `${format.number(orders.counts[id] ?? 0)}+` : orders.counts[id],
        }))}
        value={asked.tab}
        onChange={(tab) => ask({ tab })}
      >
        <ShopOrderTools orders={orders} columns={columns} say={say} />
        <DataTable
          label={t('title')}
          columns={chosenColumns(columns, asked.cols)}
          rows={orders.rows}
          rowKey={({ id }) => id}
          rowName={({ no }) => no}
          say={say}
          load={orders}
          keys={keys}
          density={asked.density}
          empty={<Nothing orders={orders} />}
          expectedRows={orders.size}
        />
        <KeysFoot
          page={orders.page}
          size={orders.size}
          total={Math.min(orders.total, orderCountCap)}
          more={orders.hasMore(asked.tab)}
          onPage={(page) => ask({ page })}
          letters={[{ key: '/', does: t('keys.search') }]}
        />
      </Tabs>
    </OfficeCard>
  );
}

/** No order of a shop at all yet, or none that fits and the way to see all. */
function Nothing({ orders }: { orders: ShopOrders }) {
  const { t } = useTranslation('shopsOrders');
  return orders.narrowed ? (
    <EmptyMessage
      title={t('notFound')}
      reason={t('notFoundReason')}
      action={{ label: t('widen'), onClick: orders.widen }}
    />
  ) : (
    <EmptyMessage title={t('none')} reason={t('noneReason')} />
  );
}
