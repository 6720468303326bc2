import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@mall/contract/core/paths';
import { ApiError, isLost, useQueryOf } from '@mall/platform';
import { EmptyMessage } from '@mall/ui';
import { Loaded, MemberPage } from '@mall/ui/member';
import { restOf } from './refund-draft.ts';
import { RefundForm } from './RefundForm.tsx';

/** Requests a refund: for pieces of a sent order, the rest of an earlier refund, or the whole order. */
export function RefundScreen() {
  const { t } = useTranslation('refunding');
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const restId = search.get('rest');
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
          {(found) => {
            const rest = restOf(found, restId);
            return rest !== undefined || (restId === null && found.actions.includes('askRefund')) ? (
              <RefundForm key={rest?.id ?? found.id} order={found} rest={rest} />
            ) : (
              nothing(t('nothingReason'), paths.memberOrders({ orderId: found.id }))
            );
          }}
        </Loaded>
      )}
    </MemberPage>
  );
}
