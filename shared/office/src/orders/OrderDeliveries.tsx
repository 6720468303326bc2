import { deliverySteps } from '@mall/contract/trade/delivery';
import { orderStatus } from '@mall/contract/trade/order';
import { promisedDay } from '@mall/contract/trade/promise';
import { StepBar, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ReadOrder } from './order.ts';

const shown = ['recorded', 'collected', 'inTransit', 'installing', 'accepted'] as const;

type OrderDeliveriesProps = {
  order: ReadOrder;
  /** The page of a delivery; undefined when the user may not open it. */
  linkTo: (id: string) => string | undefined;
};

/** The deliveries of an order: their steps, their carriers, expected against promised. */
export function OrderDeliveries({ order, linkTo }: OrderDeliveriesProps) {
  const { t } = useTranslation('orderParts');
  return (
    <OfficeCard title={t('delivery.title')}>
      {order.deliveries.length === 0 && <Quiet>{t('delivery.none')}</Quiet>}
      {order.deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} order={order} to={linkTo(delivery.id)} />
      ))}
    </OfficeCard>
  );
}

type DeliveryProps = {
  delivery: ReadOrder['deliveries'][number];
  order: ReadOrder;
  to: string | undefined;
};

function Delivery({ delivery, order: { promisedAt, status }, to }: DeliveryProps) {
  const { t } = useTranslation('orderParts');
  const format = useFormat();
  const at = (step: (typeof shown)[number]) =>
    delivery.steps.find((one) => deliverySteps[one.status] === step)?.at;
  return (
    <Parts>
      <StepBar
        label={t('delivery.title')}
        at={status === orderStatus.received ? shown.length : Math.min(delivery.status, shown.length)}
        steps={shown.map((step) => {
          const when = at(step);
          return {
            id: step,
            label: t(`delivery.${step}`),
            note: when === undefined ? undefined : format.date(when, 'short'),
          };
        })}
      />
      <KeyValues
        entries={[
          { id: 'carrier', name: t('carrier'), value: delivery.carrier },
          { id: 'receipt', name: t('receiptNo'), value: delivery.receiptNo },
          {
            id: 'expected',
            name: t('delivery.expected'),
            value: delivery.expectedAt === null ? '' : format.date(delivery.expectedAt),
          },
          {
            id: 'promised',
            name: t('delivery.promised'),
            value: promisedAt === null ? '' : format.date(promisedDay(promisedAt)),
          },
        ]}
      />
      {to !== undefined && <TextLink to={to}>{t('delivery.open')}</TextLink>}
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);

  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
  > dl { max-width: 380px; } /* names and values stay near each other */
  > a { justify-self: start; }
`;

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
