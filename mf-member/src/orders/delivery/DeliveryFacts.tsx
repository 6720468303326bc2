import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deliveryStatus } from '@mall/contract/trade/delivery';
import { common, toast } from '@mall/platform';
import { promisedDay } from '@mall/contract/trade/promise';
import { useFormat } from '@mall/ui';
import { RiskMark } from '../RiskMark.tsx';
import type { Delivery } from './delivery.ts';

/** Expected against promised, the carrier, and the content when the order arrives in parts. */
export function DeliveryFacts({ delivery, among }: { delivery: Delivery; among: number }) {
  const { t } = useTranslation(['member', 'delivery']);
  const format = useFormat();
  const { carrier, receiptNo, expectedAt, promisedAt, status } = delivery;
  const isUnderWay = status !== deliveryStatus.accepted && !delivery.received;
  const copy = () =>
    navigator.clipboard.writeText(receiptNo).then(
      () => toast.success(t('delivery:copied')),
      () => toast.error(common('failure.operation')),
    );
  return (
    <Facts>
      {isUnderWay && (
        <div>
          <dt>{t('delivery.expected')}</dt>
          <dd>
            {expectedAt === null ? t('delivery:toArrange') : format.date(expectedAt)}
            <RiskMark of={delivery} outlined />
          </dd>
        </div>
      )}
      {promisedAt && (
        <div>
          <dt>{t('delivery.promised')}</dt>
          <dd>{format.date(promisedDay(promisedAt))}</dd>
        </div>
      )}
      {receiptNo !== '' && (
        <div>
          <dt>{t('delivery.carrier')}</dt>
          <dd>
            {carrier} {receiptNo}
            <button
              type="button"
              aria-label={t('delivery:copy', { no: receiptNo })}
              onClick={() => void copy()}
            >
              <Copy size={16} strokeWidth={1.75} aria-hidden />
            </button>
          </dd>
        </div>
      )}
      {among > 1 && (
        <div>
          <dt>{t('delivery:pieces')}</dt>
          <dd>{format.list(delivery.lines.map(({ name, qty }) => `${name} × ${qty}`))}</dd>
        </div>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);

  dt { margin-bottom: var(--space-1); color: var(--text-muted); font-size: var(--step--1); }
  dd {
    display: flex;
    min-height: var(--space-5);
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    font-variant-numeric: tabular-nums;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--control);
    height: var(--control);
    margin-block: calc(var(--space-3) * -1);
    border-radius: var(--radius-s);
    color: var(--text-muted);
  }
  button:hover { background: var(--surface-muted); color: var(--text); }
`;
