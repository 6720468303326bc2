import { orderCountCap } from '@mall/contract/trade/order';
import { KeysFoot, useSeen } from '@mall/office';
import { useSingleKeys } from '@mall/platform';
import { EmptyMessage, Notice, Tabs, useFormat } from '@mall/ui';
import { chosenColumns, DataTable, OfficeCard, useSelection } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { BulkShipDialog } from './BulkShipDialog.tsx';
import { type ExportFrom, LazyExport } from '@mall/office/exporting';
import { OrderBulk } from './OrderBulk.tsx';
import { orderColumns } from '@mall/office/orders';
import { OrderTools } from './OrderTools.tsx';
import { useRowActions, type Work } from './row-actions.tsx';
import type { ShopOrder } from './shop-order.ts';
import { nextStep } from './steps.ts';
import { useHide } from './useHide.ts';
import { type Orders, tabs } from './useOrders.ts';
import { WorkDialog } from './WorkDialog.tsx';

type OrderTableProps = { orders: Orders; onPrint: (ids: readonly string[]) => void };

/** One card: tabs with counts, toolbar, table, foot; over the foot the actions on the selected rows. */
export function OrderTable({ orders, onPrint }: OrderTableProps) {
  const { t } = useTranslation(['orderWork', 'seller', 'orderParts']);
  const format = useFormat();
  const keys = useSingleKeys();
  const onHide = useHide();
  const selection = useSelection(
    orders.scope,
    orders.total,
    orders.rows.map(({ id }) => id),
  );
  const seen = useSeen(orders.rows);
  const [work, setWork] = useState<{ what: Work; order: ShopOrder }>();
  const [shipping, setShipping] = useState<readonly ShopOrder[]>();
  const [exported, setExported] = useState<ExportFrom>();
  const columns = orderColumns(orders.linkTo);
  const { asked } = orders;
  const actions = useRowActions({
    onWork: (what, order) => setWork({ what, order }),
    onPrint,
    onHide,
    linkTo: orders.linkTo,
  });
  const searchedNewest = asked.keyword !== '' && orders.hasMore(asked.tab);
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
        onChange={(tab) => orders.ask({ tab })}
      >
        <OrderTools orders={orders} columns={columns} />
        {searchedNewest && (
          <Padded>
            <Notice>{t('newestOnly')}</Notice>
          </Padded>
        )}
        <DataTable
          label={t('seller:orders.title')}
          columns={chosenColumns(columns, asked.cols)}
          rows={orders.rows}
          rowKey={(order) => order.id}
          rowName={(order) => order.no}
          say={(key) => t(key, { ns: 'orderParts' })}
          load={orders}
          keys={keys}
          density={asked.density}
          selection={selection}
          sort={{ id: asked.sort, order: asked.order }}
          onSort={({ id, order }) => orders.ask({ sort: id === 'total' ? 'total' : 'created', order })}
          actions={actions}
          empty={<Nothing orders={orders} />}
          expectedRows={orders.size}
        />
        <OrderBulk
          orders={orders}
          selection={selection}
          chosen={[...selection.keys].flatMap((id) => seen.get(id) ?? [])}
          onExport={setExported}
          onShip={setShipping}
          onPrint={onPrint}
          onHide={onHide}
        />
        <KeysFoot
          page={orders.page}
          size={orders.size}
          total={Math.min(orders.total, orderCountCap)}
          more={orders.hasMore(asked.tab)}
          onPage={(page) => orders.ask({ page })}
          letters={[
            { key: 'S', does: t('keys.step') },
            { key: 'P', does: t('keys.print') },
            { key: 'N', does: t('keys.note') },
            { key: 'H', does: t('keys.hide') },
            { key: 'X', does: t('keys.select') },
            { key: '/', does: t('keys.search') },
          ]}
        />
      </Tabs>
      {work && (
        <WorkDialog
          key={work.order.id + work.what}
          work={work.what}
          step={nextStep(work.order)}
          orderId={work.order.id}
          onClose={() => setWork(undefined)}
        />
      )}
      {exported && <LazyExport of="shop" from={exported} onClose={() => setExported(undefined)} />}
      {shipping && (
        <BulkShipDialog
          orders={shipping}
          onClose={() => {
            setShipping(undefined);
            selection.clear();
          }}
        />
      )}
    </OfficeCard>
  );
}

const Padded = styled.div`padding: var(--space-3) var(--space-4) 0;`;

/** An empty list, or no results: the query, and the way to clear it. */
function Nothing({ orders: { asked, ask } }: { orders: Orders }) {
  const { t } = useTranslation('seller');
  const narrowed = asked.keyword !== '' || asked.range !== 'all' || asked.tab !== 'all' || asked.need !== '';
  return narrowed ? (
    <EmptyMessage
      title={t('orders.notFound')}
      reason={t('orders.notFoundReason')}
      action={{
        label: t('orders.widen'),
        onClick: () => ask({ keyword: '', range: 'all', tab: 'all', need: '' }),
      }}
    />
  ) : (
    <EmptyMessage title={t('orders.none')} reason={t('orders.noneReason')} />
  );
}
