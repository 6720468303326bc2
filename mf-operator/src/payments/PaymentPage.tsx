import { ApiError, useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, FailedSection, Skeleton, TextLink, useFormat } from '@mall/ui';
import { DataTable, DetailLayout, KeyValues, OfficeCard, OfficePage } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { parkedColumnsOfPayment } from './parked-columns.tsx';
import { PaymentEvents } from './PaymentEvents.tsx';
import { PaymentMoves } from './PaymentMoves.tsx';
import { PaymentState } from './PaymentState.tsx';
import { refundColumns } from './refund-columns.tsx';
import { listPath, orderPath, type WholePayment } from './usePayments.ts';

/** One payment: what its provider told, what was parked and given back, and what was booked. */
export function PaymentPage({ id }: { id: string }) {
  const { t } = useTranslation('mallPayments');
  const { data: payment, error, refetch } = useQueryOf('mallPayment.detail', { id }, { quiet: true });
  if (error instanceof ApiError && ['missing', 'request.invalid'].includes(error.msgKey ?? ''))
    return (
      <OfficePage title={t('one')}>
        <EmptyMessage
          title={t('gone')}
          reason={t('goneReason')}
          action={{ label: t('showAll'), to: listPath }}
        />
      </OfficePage>
    );
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (payment === undefined) return <Skeleton kind="block" height={480} />;
  const { order, parked, refunds } = payment;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: listPath }, { label: order.no }]} />}
      title={t('ofOrder', { no: order.no })}
      status={<PaymentState status={payment.status} />}
    >
      <DetailLayout aside={<Facts payment={payment} />}>
        <PaymentEvents events={payment.events} />
        {parked.length > 0 && (
          <OfficeCard title={t('tab.parked')} flush>
            <DataTable
              label={t('tab.parked')}
              columns={parkedColumnsOfPayment()}
              rows={parked}
              rowKey={(one) => one.id}
              rowName={(one) => one.id}
              say={(key) => t(key)}
            />
          </OfficeCard>
        )}
        {refunds.length > 0 && (
          <OfficeCard title={t('tab.refunds')} flush>
            <DataTable
              label={t('tab.refunds')}
              columns={refundColumns('asked').filter((column) => column.id !== 'open')}
              rows={refunds}
              rowKey={(one) => one.id}
              rowName={(one) => one.id}
              say={(key) => t(key)}
            />
          </OfficeCard>
        )}
        <PaymentMoves moves={payment.moves} />
      </DetailLayout>
    </OfficePage>
  );
}

function Facts({ payment }: { payment: WholePayment }) {
  const { t } = useTranslation(['mallPayments', 'orderParts']);
  const format = useFormat();
  const { order, shop, method, providerRef, confirmedBy, createdAt, settledAt, expiresAt } = payment;
  const at = (moment: string | null) => moment && format.dateTime(moment, 'medium');
  const facts = {
    amount: format.money(payment.amount, { currency: payment.currency, decimals: 'always' }),
    order: <TextLink to={orderPath(order)}>{order.no}</TextLink>,
    seller: shop?.name ?? t('refund.ofMall'),
    method: t(`orderParts:methods.${method}`),
    ref: providerRef,
    started: at(createdAt),
    settled: at(settledAt),
    ...(expiresAt === null ? {} : { expires: at(expiresAt) }),
    ...(confirmedBy === null ? {} : { confirmedBy: confirmedBy.name }),
  };
  return (
    <OfficeCard title={t('one')}>
      <KeyValues
        entries={Object.entries(facts).map(([name, value]) => ({
          id: name,
          name: t(`fact.${name as keyof typeof facts}`), // its own keys
          value,
        }))}
      />
    </OfficeCard>
  );
}
