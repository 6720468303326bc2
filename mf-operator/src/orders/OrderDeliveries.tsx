import { deliverySteps } from '@mall/contract/trade/delivery';
import { StepBar, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from './useOrder.ts';

const shown = ['recorded', 'collected', 'inTransit', 'installing', 'accepted'] as const;

/** The deliveries of an order: their steps, their carriers, expected against promised. */
export function OrderDeliveries({ order, linkTo }: { order: Order; linkTo: (id: string) => string }) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  return (
    <OfficeCard title={t('deliveries')}>
      {order.deliveries.length === 0 && <Quiet>{t('noDelivery')}</Quiet>}
      {order.deliveries.map((delivery) => (
        <Delivery
          key={delivery.id}
          delivery={delivery}
          promisedAt={order.promisedAt}
          to={linkTo(delivery.id)}
        />
      ))}
    </OfficeCard>
  );
}

function Delivery({
  delivery,
  promisedAt,
  to,
}: {
  delivery: Order['deliveries'][number];
  promisedAt: string | null;
  to: string;
}) {
  const { t } = useTranslation(['mallOrders', 'orderParts']);
  const format = useFormat();
  const at = (step: (typeof shown)[number]) =>
    delivery.steps.find((one) => deliverySteps[one.status] === step)?.at;
  return (
    <Parts>
      <StepBar
        label={t('deliveries')}
        at={Math.min(delivery.status, shown.length)}
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
          { id: 'carrier', name: t('orderParts:carrier'), value: delivery.carrier },
          { id: 'receipt', name: t('orderParts:receiptNo'), value: delivery.receiptNo },
          {
            id: 'expected',
            name: t('expected'),
            value: delivery.expectedAt === null ? '' : format.date(delivery.expectedAt),
          },
          {
            id: 'promised',
            name: t('promised'),
            value: promisedAt === null ? '' : format.date(promisedAt),
          },
        ]}
      />
      <TextLink to={to}>{t('toDelivery')}</TextLink>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: var(--space-4);

  & + & { margin-top: var(--space-4); padding-top: var(--space-4); border-top: 1px solid var(--line); }
  > a { justify-self: start; }
  > dl { max-width: 380px; } /* names and values stay near each other */
`;

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
