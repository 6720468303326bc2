import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { ApiError, isLost, useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { RefundForm } from './RefundForm.tsx';

/** Requests a refund: for pieces of a sent order, otherwise for the whole order. */
export function RefundScreen() {
  const { t } = useTranslation('refunding');
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const order = useQueryOf('order.detail', { id: orderId }, { quiet: true, enabled: orderId !== '' });
  const refused = order.error instanceof ApiError && !isLost(order.error) ? order.error.message : undefined;
  const nothing = (reason: string, to: string) => (
    <EmptyMessage panel art="lamp" title={t('nothing')} reason={reason} action={{ label: t('back'), to }} />
  );
  return (
    <MemberPage title={t('title')} note={order.data?.no}>
      {orderId === '' || refused !== undefined ? (
        nothing(refused ?? t('nothingReason'), paths.memberOrders())
      ) : (
        <Loaded read={order}>
          {(found) =>
            found.actions.includes('askRefund') ? (
              <RefundForm key={found.id} order={found} />
            ) : (
              nothing(t('nothingReason'), paths.memberOrders({ orderId: found.id }))
            )
          }
        </Loaded>
      )}
    </MemberPage>
  );
}
