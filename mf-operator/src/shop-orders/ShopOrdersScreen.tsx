import { useSavedViews } from '@mall/office';
import { useFormat } from '@mall/ui';
import { OfficePage, ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ShopOrderPage } from './ShopOrderPage.tsx';
import { ShopOrderTable } from './ShopOrderTable.tsx';
import { type ShopOrders, useShopOrders } from './useShopOrders.ts';

/** The orders of all shops, to read; with `?orderId=` one of them. */
export function ShopOrdersScreen() {
  const [params] = useSearchParams();
  const id = params.get('orderId');
  return id === null ? <List /> : <ShopOrderPage key={id} id={id} />;
}

function List() {
  const { t } = useTranslation('shopsOrders');
  const format = useFormat();
  const orders = useShopOrders();
  const count = `${format.number(orders.total)}${orders.hasMore(orders.asked.tab) ? '+' : ''}`;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub', { count: orders.total, total: count })}
      actions={<Views orders={orders} />}
    >
      <ShopOrderTable orders={orders} />
    </OfficePage>
  );
}

function Views({ orders }: { orders: ShopOrders }) {
  const { t } = useTranslation(['shopsOrders', 'orderParts']);
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('view.all'), query: '' },
        { id: 'ship', name: t('orderParts:tab.awaitingShipment'), query: 'tab=awaitingShipment' },
        { id: 'sent', name: t('orderParts:tab.awaitingReceipt'), query: 'tab=awaitingReceipt' },
      ]}
      {...useSavedViews('operator.shopOrders', orders)}
    />
  );
}
