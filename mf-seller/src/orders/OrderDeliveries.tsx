import { deliverySteps } from '@mall/contract/trade/delivery';
import { officePaths } from '@mall/contract/seller/office-paths';
import { opens } from '@mall/platform';
import { StepBar, TextLink, useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Order } from './useOrder.ts';

const shown = ['recorded', 'collected', 'inTransit', 'installing', 'accepted'] as const;

/** The deliveries of an order: their steps, their carriers, expected against promised. */
export function OrderDeliveries({ order }: { order: Order }) {
  const { t } = useTranslation('seller');
  return (
    <OfficeCard title={t('order.deliveries')}>
      {order.deliveries.length === 0 && <Quiet>{t('order.noDelivery')}</Quiet>}
      {order.deliveries.map((delivery) => (
        <Delivery key={delivery.id} delivery={delivery} promisedAt={order.promisedAt} />
      ))}
    </OfficeCard>
  );
}

function Delivery({
  delivery,
  promisedAt,
}: {
  delivery: Order['deliveries'][number];
  promisedAt: string | null;
}) {
  const { t } = useTranslation(['seller', 'orderParts', 'orderWork']);
  const format = useFormat();
  const to = officePaths.delivery({ id: delivery.id });
  const at = (step: (typeof shown)[number]) =>
    delivery.steps.find((one) => deliverySteps[one.status] === step)?.at;
  return (
    <Parts>
      <StepBar
        label={t('order.deliveries')}
        at={Math.min(delivery.status, shown.length)}
        steps={shown.map((step) => {
          const when = at(step);
          return {
            id: step,
            label: t(`order.delivery.${step}`),
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
            name: t('order.expected'),
            value: delivery.expectedAt === null ? '' : format.date(delivery.expectedAt),
          },
          {
            id: 'promised',
            name: t('order.promised'),
            value: promisedAt === null ? '' : format.date(promisedAt),
          },
        ]}
      />
      {opens(to) && <TextLink to={to}>{t('orderWork:toDelivery')}</TextLink>}
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
