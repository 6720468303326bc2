import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { EmptyMessage } from '@mall/ui';
import type { OrderView } from './order-address.ts';

/** No results differ from an empty list (look, office §4). */
export function NoOrders({ view, onWiden }: { view: OrderView; onWiden: () => void }) {
  const { t } = useTranslation('member');
  const narrowed = view.keyword !== '' || view.range !== 'all';
  return (
    <EmptyMessage
      panel
      title={narrowed ? t('orders.none.found') : t(`orders.none.${view.tab}`)}
      reason={narrowed ? t('orders.none.foundReason') : t('orders.none.reason')}
      action={
        narrowed
          ? { label: t('orders.none.widen'), onClick: onWiden }
          : { label: t('orders.none.browse'), to: paths.productCenter() }
      }
    />
  );
}
