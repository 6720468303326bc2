import { commissionLimits } from '@mall/contract/incentive/commission';
import { promisedDay } from '@mall/contract/trade/promise';
import { Timeline, type TimelineEntry, useFormat } from '@mall/ui';
import { Check, Clock, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTerms } from '../useTerms.ts';
import type { Commission } from './receipt.ts';

/** Paid, received, some days without a refund: which of them happened, and when the rest is due. */
export function NextSteps({ commission }: { commission: Commission }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const { data: terms } = useTerms();
  const days = terms?.freezeDays ?? commissionLimits.freezeDays.usual;
  const { paidAt, promisedAt, receivedAt, thawAt, availableAt, state } = commission;
  const step = (
    id: 'paid' | 'received' | 'free',
    done: string | null,
    due: string | Date | null,
  ): TimelineEntry => ({
    id,
    title: t(`next.${id}`, { days }),
    note:
      done !== null
        ? t(`next.done.${id}`, { date: format.date(done) })
        : due !== null
          ? t(`next.due.${id}`, { date: format.date(due, 'short') })
          : t('next.later'),
    tone: done === null ? 'quiet' : 'success',
    icon: done === null ? <Clock size={12} /> : <Check size={12} />,
  });
  const entries = [
    step('paid', paidAt, paidAt),
    step('received', receivedAt, promisedAt ? promisedDay(promisedAt) : null),
    step('free', availableAt, thawAt),
  ];
  return (
    <Timeline
      label={t('next.title')}
      entries={
        state === 'reversed'
          ? [
              ...entries.filter(({ tone }) => tone === 'success'),
              { id: 'reversed', title: t('next.reversed'), tone: 'danger', icon: <Undo2 size={12} /> },
            ]
          : entries
      }
    />
  );
}
