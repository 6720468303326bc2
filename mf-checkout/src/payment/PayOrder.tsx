import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@mall/contract/core/paths';
import { ApiError, isLost } from '@mall/platform';
import { EmptyMessage, FailedSection, Page, Skeleton } from '@mall/ui';
import { Columns } from '../Columns.tsx';
import { Steps } from '../Steps.tsx';
import { FocusOnStage } from './FocusOnStage.tsx';
import { CheckingCard } from './CheckingCard.tsx';
import { OverCard } from './OverCard.tsx';
import { PaidCard } from './PaidCard.tsx';
import { PayDue } from './PayDue.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { openAtGateway, stageOf, usePayment } from './usePayment.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** The pay page. Opening it again shows the current state of the payment, so it can be left and resumed. */
export function PayOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('checkout');
  const payment = usePayment(orderId);
  const { status } = payment;
  const [otherWay, setOtherWay] = useState(false);
  const steps = <Steps at="pay" />;

  if (status.isPending) {
    return (
      <Page above={steps} title={t('pay.title')}>
        <Columns side={<Skeleton kind="block" height={240} />}>
          <Skeleton kind="rows" rows={3} />
        </Columns>
      </Page>
    );
  }
  if (!status.data) {
    return (
      <Page above={steps}>
        {status.error instanceof ApiError && !isLost(status.error) ? (
          <EmptyMessage
            art="lamp"
            title={t('pay.missing')}
            reason={status.error.message}
            action={{ label: t('pay.toOrders'), to: paths.memberOrders() }}
          />
        ) : (
          <FailedSection
            onRetry={() => void status.refetch()}
            busy={status.isFetching}
            autoRetrySeconds={10}
          />
        )}
      </Page>
    );
  }

  const { data } = status;
  const reached = stageOf(data);
  const mayChange = reached === 'checking' || reached === 'waiting';
  const stage = mayChange && otherWay ? 'due' : reached;
  const open = openAtGateway(data);
  const begun = () => setOtherWay(false);
  const due = stage === 'due';
  return (
    <FocusOnStage stage={stage}>
      <Page
        above={steps}
        title={due && t('pay.title')}
        lead={data.expiresAt && <TimeLeft expiresAt={data.expiresAt} onTimeUp={payment.check} />}
      >
        {due && (
          <PayDue
            payment={data}
            busy={payment.busy}
            onGateway={(method) => void payment.payGateway(method).then(begun)}
            onSandbox={(outcome) => void payment.paySandbox(outcome)}
            onOffline={(proof) => void payment.payOffline(proof).then(begun)}
          />
        )}
        {stage === 'waiting' && open && (
          <WaitingCard
            payment={data}
            open={open}
            onOtherWay={() => setOtherWay(true)}
            onCheck={payment.check}
          />
        )}
        {stage === 'checking' && (
          <CheckingCard payment={data} onOtherWay={() => setOtherWay(true)} onCheck={payment.check} />
        )}
        {stage === 'paid' && <PaidCard orderId={orderId} payment={data} />}
        {stage === 'over' && <OverCard orderId={orderId} payment={data} />}
      </Page>
    </FocusOnStage>
  );
}
