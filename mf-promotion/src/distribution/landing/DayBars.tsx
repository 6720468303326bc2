import type { Output } from '@mall/contract/operations';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

type Days = Output<'earnings.mine'>['days'];

/**
 * The earnings of each of the last days as bars; screen readers announce the best day, and each bar has a
 * label.
 */
export function DayBars({ days }: { days: Days }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const highest = days.reduce((best, one) => (one.amount > best.amount ? one : best), { day: '', amount: 0 });
  const noon = (day: string) => format.date(`${day}T12:00:00+08:00`, 'short');
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const [first, last] = [days[0], days.at(-1)];
  if (highest.amount === 0 || first === undefined || last === undefined)
    return <Quiet>{t('dashboard.noDays')}</Quiet>;
  return (
    <figure>
      <Bars
        role="img"
        aria-label={t('dashboard.best', { day: noon(highest.day), amount: money(highest.amount) })}
      >
        {days.map(({ day, amount }) => (
          <i
            key={day}
            title={`${noon(day)}: ${money(amount)}`}
            style={{ height: `${Math.max(2, (100 * Math.max(0, amount)) / highest.amount)}%` }}
            data-none={amount <= 0 || undefined}
          />
        ))}
      </Bars>
      <Foot aria-hidden="true">
        <span>{noon(first.day)}</span>
        <span>{noon(last.day)}</span>
      </Foot>
    </figure>
  );
}

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-1);
  height: 168px;
  border-bottom: 1px solid var(--line);

  > i { flex: 1; min-width: 2px; border-radius: var(--radius-xs) var(--radius-xs) 0 0; background: var(--brand); }
  > i[data-none] { background: var(--line); }
`;

const Foot = styled.figcaption`
  display: flex;
  justify-content: space-between;
  margin-top: var(--space-1);
  color: var(--text-muted);
  font-size: var(--step--2);
`;

const Quiet = styled.p`
  display: grid;
  place-items: center;
  min-height: 168px;
  color: var(--text-muted);
  font-size: var(--step--1);
  text-align: center;
`;
