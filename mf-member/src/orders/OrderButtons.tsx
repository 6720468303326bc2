import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { allows } from '@mall/contract/trade/order';
import { paths } from '@mall/contract/core/paths';
import { talkPath } from '@mall/contract/trade/talk-paths';
import { Button, ButtonLink, media } from '@mall/ui';
import { reviewableLines } from '../reviewable.ts';
import type { OrderActions } from './useOrderActions.ts';
import type { Order } from './useOrders.ts';

type OrderButtonsProps = {
  order: Pick<Order, 'id' | 'no' | 'status' | 'lines' | 'actions'>;
  /** Undefined where the detail is already open. */
  detailTo?: string;
  actions: OrderActions;
};

/** The buyer's possible actions, by the table of states; the main one is last and filled. */
export function OrderButtons({ order, detailTo, actions }: OrderButtonsProps) {
  const { t } = useTranslation('member');
  const may = (action: Parameters<typeof allows>[0]) => allows(action, 'buyer', order.status);
  const reviewable = reviewableLines(order).length > 0;
  const reviewed = may('evaluate') && order.lines.some((line) => line.reviewed);
  return (
    <Buttons>
      {may('remove') && (
        <Button size="small" tone="ghost" onClick={() => actions.ask('remove', order)}>
          {t('orders.do.remove')}
        </Button>
      )}
      {may('cancel') && (
        <Button size="small" onClick={() => actions.ask('cancel', order)}>
          {t('orders.do.cancel')}
        </Button>
      )}
      {detailTo === undefined && (
        <ButtonLink size="small" to={talkPath({ kind: 'order', id: order.id })}>
          {t('messages.askShop')}
        </ButtonLink>
      )}
      {detailTo !== undefined && (
        <ButtonLink size="small" to={detailTo}>
          {t(may('receive') ? 'orders.do.track' : 'orders.do.detail')}
        </ButtonLink>
      )}
      {may('remove') && (
        <Button size="small" busy={actions.buying === order.id} onClick={() => void actions.buyAgain(order)}>
          {t('orders.do.buyAgain')}
        </Button>
      )}
      {order.actions.includes('askRefund') && (
        <ButtonLink size="small" to={paths.refund({ orderId: order.id })}>
          {t('orders.do.refund')}
        </ButtonLink>
      )}
      {reviewable && (
        <ButtonLink size="small" tone="primary" to={paths.evaluate({ orderId: order.id })}>
          {t('orders.do.evaluate')}
        </ButtonLink>
      )}
      {reviewed && !reviewable && (
        <ButtonLink size="small" to={paths.evaluate({ orderId: order.id })}>
          {t('orders.do.myReviews')}
        </ButtonLink>
      )}
      {may('receive') && (
        <Button size="small" tone="primary" onClick={() => actions.ask('receive', order)}>
          {t('orders.do.receive')}
        </Button>
      )}
      {may('pay') && (
        <ButtonLink size="small" tone="primary" to={paths.pay({ orderId: order.id })}>
          {t('orders.do.pay')}
        </ButtonLink>
      )}
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-2);

  ${media.phone} { flex-basis: 100%; --button-pad-s: var(--space-3); > * { flex-grow: 1; } }
`;
