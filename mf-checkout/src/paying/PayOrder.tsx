import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/paths';
import { ApiError, isLost } from '@mall/platform';
import { EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { Arrival } from './Arrival.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import { Desk } from './Desk.tsx';
import { OverCard } from './OverCard.tsx';
import { PaidCard } from './PaidCard.tsx';
import { PayDue } from './PayDue.tsx';
import { openAtGateway, stageOf, usePayment } from './usePayment.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** Coming back here shows where the payment stands, so it can be left and taken up again. */
export function PayOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout');
  const payment = usePayment(orderId);
  const { status } = payment;
  const [otherWay, setOtherWay] = useState(false);

  if (status.isPending) {
    return (
      <Desk title={t('pay.title')}>
        <Skeleton kind="block" height={360} />
      </Desk>
    );
  }
  if (!status.data) {
    return status.error instanceof ApiError && !isLost(status.error) ? (
      <EmptyMessage
        art="lamp"
        title={t('pay.missing')}
        reason={status.error.message}
        action={{ label: t('pay.toOrders'), to: paths.memberOrders() }}
      />
    ) : (
      <FailedSection onRetry={() => void status.refetch()} busy={status.isFetching} autoRetrySeconds={10} />
    );
  }

  const reached = stageOf(status.data);
  const mayChange = reached === 'checking' || reached === 'waiting';
  const stage = mayChange && otherWay ? 'due' : reached;
  const open = openAtGateway(status.data);
  const begun = () => setOtherWay(false);
  return (
    <Arrival stage={stage}>
      {stage === 'due' && (
        <PayDue
          payment={status.data}
          busy={payment.busy}
          onGateway={(method) => void payment.payGateway(method).then(begun)}
          onSandbox={(outcome) => void payment.paySandbox(outcome)}
          onOffline={(proof) => void payment.payOffline(proof).then(begun)}
          onTimeUp={payment.check}
        />
      )}
      {stage === 'waiting' && open && (
        <WaitingCard
          payment={status.data}
          open={open}
          onOtherWay={() => setOtherWay(true)}
          onCheck={payment.check}
        />
      )}
      {stage === 'checking' && (
        <CheckingCard payment={status.data} onOtherWay={() => setOtherWay(true)} onCheck={payment.check} />
      )}
      {stage === 'paid' && <PaidCard orderId={orderId} payment={status.data} />}
      {stage === 'over' && <OverCard orderId={orderId} payment={status.data} />}
    </Arrival>
  );
}
