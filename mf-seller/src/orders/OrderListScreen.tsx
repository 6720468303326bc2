import { useFormat } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ExportButton } from './exporting/ExportButton.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { OrderTable } from './OrderTable.tsx';
import { useOrders } from './useOrders.ts';

/** All orders of the shop; with `?orderId=` one of them. */
export function OrderListScreen() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId');
  return orderId === null ? <List /> : <OrderDetail id={orderId} />;
}

function List() {
  const { t } = useTranslation('seller');
  const format = useFormat();
  const orders = useOrders();
  return (
    <OfficePage
      title={t('orders.title')}
      sub={t('orders.sub', { count: orders.total, total: format.number(orders.total) })}
      actions={<ExportButton from={orders} />}
    >
      <OrderTable orders={orders} />
    </OfficePage>
  );
}
