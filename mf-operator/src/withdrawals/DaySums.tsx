import { dayMs, shanghaiOffsetMs } from '@mall/contract/core/time';
import { useQueryOf } from '@mall/platform';
import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const shown = 3;

/** What was asked for and what was paid on the last days that had any. */
export function DaySums() {
  const { t } = useTranslation('mallWithdrawals');
  const format = useFormat();
  const [now] = useState(() => Date.now() + shanghaiOffsetMs);
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const { data } = useQueryOf('platformWithdrawal.days', { from: day(now - 30 * dayMs), to: day(now) });
  if (data === undefined || data.list.length === 0) return null;
  const money = (amount: number) => format.money(amount, { currency: 'CNY', decimals: 'always' });
  return (
    <OfficeCard title={t('days')}>
      <KeyValues
        entries={data.list.slice(0, shown).map((one) => ({
          id: one.day,
          name: format.date(`${one.day}T12:00:00`, 'medium'),
          value: t('daySum', {
            asked: format.number(one.asked),
            askedAmount: money(one.askedAmount),
            paid: format.number(one.paid),
            paidAmount: money(one.paidAmount),
          }),
        }))}
      />
    </OfficeCard>
  );
}
