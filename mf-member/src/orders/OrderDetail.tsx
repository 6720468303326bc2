import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError, isLost, useQueryOf } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { EmptyMessage, media, useFormat } from '@mall/ui';
import { Card, Loaded, MemberPage } from '@mall/ui/member';
import { DetailAddress } from './DetailAddress.tsx';
import { DetailBill } from './DetailBill.tsx';
import { Deliveries } from './delivery/Deliveries.tsx';
import { DetailEvents } from './DetailEvents.tsx';
import { DetailPayments } from './DetailPayments.tsx';
import { DetailRefunds } from './DetailRefunds.tsx';
import { DetailSteps } from './DetailSteps.tsx';
import { OrderButtons } from './OrderButtons.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderNote } from './OrderNote.tsx';
import { ProposedAddress } from './ProposedAddress.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import type { OrderActions } from './useOrderActions.ts';
import { paidElsewhere } from './useOrders.ts';

type OrderDetailProps = { orderId: string; backTo: string; actions: OrderActions };

/** One order in full: its state, its goods, its address, the receipt of its price, its history. */
export function OrderDetail({ orderId, backTo, actions }: OrderDetailProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const detail = useQueryOf(
    'order.detail',
    { id: orderId },
    { quiet: true, refetchOnWindowFocus: paidElsewhere },
  );
  const back = (
    <Back to={backTo}>
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {t('detail.back')}
    </Back>
  );
  if (detail.error instanceof ApiError && !isLost(detail.error)) {
    return (
      <MemberPage title={t('detail.title')} back={back}>
        <EmptyMessage
          panel
          art="lamp"
          title={t('detail.missing')}
          reason={detail.error.message}
          action={{ label: t('detail.back'), to: backTo }}
        />
      </MemberPage>
    );
  }
  return (
    <MemberPage
      arriving
      title={[t('detail.title'), detail.data?.no].filter(Boolean).join(' ')}
      back={back}
      note={detail.data && <StatusBadge status={detail.data.status} text={detail.data.statusText} />}
    >
      <Loaded read={detail} skeleton="block">
        {(order) => (
          <>
            <Top>
              <DetailSteps order={order} />
              {order.proposedAddress && <ProposedAddress proposal={order.proposedAddress} />}
              {order.promiseIfPaidNow && (
                <p>
                  {t('detail.ifPaidNow', {
                    day: format.date(promisedDay(order.promiseIfPaidNow), 'weekday'),
                  })}
                </p>
              )}
              <footer>
                <OrderNote order={order} />
                <OrderButtons order={order} actions={actions} />
              </footer>
            </Top>
            <Columns>
              <div>
                <Card>
                  <OrderLines order={order} />
                </Card>
                {order.deliveries.length > 0 && <Deliveries orderId={orderId} />}
                <DetailEvents events={order.events} />
              </div>
              <div>
                <DetailAddress order={order} />
                <DetailBill order={order} />
                {order.refunds.length > 0 && <DetailRefunds order={order} />}
                {order.payments.length > 0 && (
                  <DetailPayments payments={order.payments} currency={order.currency} />
                )}
              </div>
            </Columns>
          </>
        )}
      </Loaded>
    </MemberPage>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--control);
  font-size: var(--step-ui);

  &:hover { color: var(--brand); }
`;

const Top = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  font-size: var(--step-ui);

  > footer { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-3); }
  > footer > :first-child { flex: 1; }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px); /* facts and work left, who and money right */
  gap: var(--space-4);
  align-items: start;

  > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
`;
