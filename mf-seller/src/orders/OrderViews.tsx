import { useSavedViews } from '@mall/office';
import { ViewMenu } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import type { Orders } from './useOrders.ts';

/** The views of the list: a shop's daily ones, and the saved ones. */
export function OrderViews({ orders }: { orders: Orders }) {
  const { t } = useTranslation('orderWork');
  return (
    <ViewMenu
      views={[
        { id: 'all', name: t('view.all'), query: '' },
        { id: 'ship', name: t('view.ship'), query: 'tab=awaitingShipment&order=asc' },
        { id: 'proof', name: t('view.proof'), query: 'need=proof' },
        { id: 'due', name: t('view.due'), query: 'need=due' },
        { id: 'refund', name: t('view.refund'), query: 'need=refund' },
        { id: 'dear', name: t('view.dear'), query: 'range=month&sort=total' },
      ]}
      {...useSavedViews('seller.orderList', orders)}
    />
  );
}
