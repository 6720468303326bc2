import { useSavedViews } from '@mall/office';
import { LazyExport } from '@mall/office/exporting';
import { Button, useFormat } from '@mall/ui';
import { OfficePage, ViewMenu } from '@mall/ui/office';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DeliveryPage } from './DeliveryPage.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderTable } from './OrderTable.tsx';
import { type Orders, useOrders } from './useOrders.ts';

/** The mall's own orders, those without a shop's code; with `?orderId=` one of them, with `&deliveryId=` a delivery of it. */
export function OrdersScreen() {
  const [params] = useSearchParams();
  const [orderId, deliveryId] = [params.get('orderId'), params.get('deliveryId')];
  if (orderId === null) return <List />;
  return deliveryId === null ? (
    <OrderDetail key={orderId} id={orderId} />
  ) : (
    <DeliveryPage key={deliveryId} orderId={orderId} id={deliveryId} />
  );
}

function List() {
  const { t } = useTranslation('mallOrders');
  const format = useFormat();
  const orders = useOrders();
  const [exporting, setExporting] = useState(false);
  const count = `${format.number(orders.total)}${orders.hasMore(orders.asked.tab) ? '+' : ''}`;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: orders.total, total: count })}
      actions={
        <>
          <Views orders={orders} />
          <Button icon={<FileDown size={16} aria-hidden />} onClick={() => setExporting(true)}>
            {t('export')}
          </Button>
        </>
      }
    >
      <OrderTable orders={orders} />
      {exporting && <LazyExport of="platform" from={orders.asked} onClose={() => setExporting(false)} />}
    </OfficePage>
  );
}

/** The views of a day, and the saved ones. */
function Views({ orders }: { orders: Orders }) {
  const { t } = useTranslation('mallOrders');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('view.all'), query: '' },
        { id: 'ship', name: t('view.ship'), query: 'tab=awaitingShipment&order=asc' },
        { id: 'due', name: t('view.due'), query: 'need=due' },
        { id: 'refund', name: t('view.refund'), query: 'need=refund' },
        { id: 'dear', name: t('view.dear'), query: 'range=month&sort=total' },
      ]}
      {...useSavedViews('operator.orders', orders)}
    />
  );
}
