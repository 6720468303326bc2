import { previewDays, previewOf, type RateChange } from '@mall/contract/operator/rate-preview';
import { useQueryOf } from '@mall/platform';
import { Notice, Skeleton, useFormat } from '@mall/ui';
import { KeyValues } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** What a rate would have meant for the orders of the last days, beside what they came to. */
export function RatePreview({ change }: { change: RateChange }) {
  const { t } = useTranslation('mallPromoters');
  const format = useFormat();
  const { data, isError } = useQueryOf('platformRate.sums', {}, { quiet: true, staleTime: 60_000 });
  if (isError) return <Notice tone="warning">{t('rates.noPreview')}</Notice>;
  if (data === undefined) return <Skeleton kind="block" height={140} />;
  const { lines, base, now, next } = previewOf(data.list, change);
  const money = (amount: number) => format.money(amount, { currency: 'CNY', decimals: 'always' });
  const both = (from: number, to: number) => t('rates.fromTo', { from: money(from), to: money(to) });
  const days = { days: previewDays };
  if (lines === 0) return <Notice tone="info">{t('rates.nothing', days)}</Notice>;
  return (
    <Preview aria-live="polite">
      <h3>{t('rates.preview', days)}</h3>
      <KeyValues
        entries={[
          { id: 'base', name: t('rates.base'), value: money(base) },
          { id: 'first', name: t('rates.promoters'), value: both(now.first, next.first) },
          { id: 'second', name: t('rates.inviters'), value: both(now.second, next.second) },
          {
            id: 'all',
            name: t('rates.all'),
            value: <b>{both(now.first + now.second, next.first + next.second)}</b>,
          },
        ]}
      />
      <p>{t('rates.atMost')}</p>
    </Preview>
  );
}

const Preview = styled.section`
  display: grid;
  gap: var(--space-2);

  > h3 { font-size: var(--o-m); font-weight: var(--weight-strong); }
  > p { color: var(--text-muted); font-size: var(--o-s); }
`;
