import { useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExportButton } from './exporting/ExportButton.tsx';
import { LazyExport } from '@mall/office/exporting';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderTable } from './OrderTable.tsx';
import { OrderViews } from './OrderViews.tsx';
import { LazySlips } from './slips/LazySlips.tsx';
import { useOrders } from './useOrders.ts';

/** All orders of the shop; with `?orderId=` one of them, with `?print=` their slips over either. */
export function OrderListScreen() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  const printed = params.getAll('print');
  return (
    <>
      {orderId === null ? <List /> : <OrderDetail key={orderId} id={orderId} />}
      {printed.length > 0 && <LazySlips ids={printed} />}
    </>
  );
}

function List() {
  const { t } = useTranslation('seller');
  const format = useFormat();
  const orders = useOrders();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [exporting, setExporting] = useState(false);
  const print = (ids: readonly string[]) =>
    void navigate(`?${new URLSearchParams([...params, ...ids.map((id) => ['print', id])])}`);
  const count = `${format.number(orders.total)}${orders.hasMore(orders.asked.tab) ? '+' : ''}`;
  return (
    <OfficePage
      title={t('orders.title')}
      sub={t('orders.sub', { count: orders.total, total: count })}
      actions={
        <>
          <OrderViews orders={orders} />
          <ExportButton onClick={() => setExporting(true)} />
        </>
      }
    >
      <OrderTable orders={orders} onPrint={print} />
      {exporting && <LazyExport of="shop" from={orders.asked} onClose={() => setExporting(false)} />}
    </OfficePage>
  );
}
