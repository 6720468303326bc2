import { promisedDay } from '@mall/contract/trade/promise';
import { useFormat } from '@mall/ui';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Choosing } from './usePackage.ts';

/** The day by which everything has arrived, and which slot determines it. */
export function Delivery({ promise, choosing }: { promise: string; choosing: Choosing }) {
  const { t } = useTranslation('package');
  const format = useFormat();
  const { slots, standing } = choosing;
  const [slowest, second] = slots
    .flatMap((slot) => standing(slot).map(({ leadDays }) => ({ slot: slot.name, leadDays })))
    .sort((a, b) => b.leadDays - a.leadDays);
  return (
    <Line>
      <Truck size={20} strokeWidth={1.5} aria-hidden />
      <span>
        {t('sum.promise', { date: format.date(promisedDay(promise), 'weekday') })}{' '}
        {slowest && slowest.leadDays > (second?.leadDays ?? 0) && t('sum.slowest', { slot: slowest.slot })}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: var(--space-3);
  align-items: start;
  margin-top: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
  font-size: var(--step--1);
  line-height: 1.5;

  > svg { flex: none; }
`;
