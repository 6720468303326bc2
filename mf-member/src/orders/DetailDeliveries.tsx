import { Check, Clock, TriangleAlert, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Output } from '@mall/contract/operations';
import { deliverySteps } from '@mall/contract/delivery';
import { useQueryOf } from '@mall/platform';
import { Picture, Timeline, type TimelineEntry, useFormat } from '@mall/ui';
import { Loaded } from '../Loaded.tsx';
import { DetailPart } from './DetailPart.tsx';

type Delivery = Output<'order.logistics'>['deliveries'][number];

/** Each delivery: expected against promised, and what happened on the way. */
export function DetailDeliveries({ orderId }: { orderId: string }) {
  const { t } = useTranslation('member');
  const logistics = useQueryOf('order.logistics', { orderId }, { quiet: true });
  return (
    <DetailPart title={t('delivery.title')}>
      <Loaded read={logistics}>
        {({ deliveries }) =>
          deliveries.map((delivery) => <DeliveryView key={delivery.id} delivery={delivery} />)
        }
      </Loaded>
    </DetailPart>
  );
}

function DeliveryView({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('member');
  const format = useFormat();
  const { carrier, receiptNo, expectedAt, promisedAt, risk } = delivery;
  const entries = delivery.steps.map((step, index): TimelineEntry => {
    const name = deliverySteps[step.status] ?? 'unknown';
    const refused = name === 'notAccepted';
    return {
      id: `${index} ${step.at}`,
      title: t(`delivery.step.${name}`),
      note: (step.note !== '' || step.photos.length > 0) && (
        <StepNote note={step.note} photos={step.photos} />
      ),
      time: format.dateTime(step.at, 'short'),
      icon: refused ? <X size={12} /> : <Check size={12} />,
      tone: refused ? 'danger' : 'success',
    };
  });
  return (
    <Part>
      <dl>
        {expectedAt && (
          <div>
            <dt>{t('delivery.expected')}</dt>
            <dd data-risk={risk}>
              {format.date(expectedAt)}
              {risk !== 'none' && (
                <em>
                  {risk === 'late' ? (
                    <Clock size={13} aria-hidden />
                  ) : (
                    <TriangleAlert size={13} aria-hidden />
                  )}
                  {t(`delivery.risk.${risk}`)}
                </em>
              )}
            </dd>
          </div>
        )}
        {promisedAt && (
          <div>
            <dt>{t('delivery.promised')}</dt>
            <dd>{format.date(promisedAt)}</dd>
          </div>
        )}
        {(carrier !== '' || receiptNo !== '') && (
          <div>
            <dt>{t('delivery.carrier')}</dt>
            <dd>{[carrier, receiptNo].filter(Boolean).join(' ')}</dd>
          </div>
        )}
      </dl>
      <Timeline label={t('delivery.title')} entries={entries.toReversed()} />
    </Part>
  );
}

const StepNote = ({ note, photos }: { note: string; photos: readonly string[] }) => (
  <>
    {note}
    {photos.length > 0 && (
      <Photos>
        {photos.map((photo) => (
          <a key={photo} href={photo} target="_blank" rel="noreferrer">
            <Picture src={photo} alt={note} width={64} height={64} sizes="64px" kind="photo" />
          </a>
        ))}
      </Photos>
    )}
  </>
);

const Part = styled.div`
  & + & { margin-top: var(--space-5); }
  dl { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); margin-bottom: var(--space-4); }
  dt { color: var(--text-muted); font-size: var(--step--1); }
  dd { font-variant-numeric: tabular-nums; }
  em { display: inline-flex; align-items: center; gap: var(--space-1); margin-left: var(--space-2); font-size: var(--step--1); font-style: normal; }
  [data-risk='atRisk'] em { color: var(--warning); }
  [data-risk='late'] em { color: var(--danger); }
`;

const Photos = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);

  > a { width: var(--space-7); }
`;
