import {
  previewDays,
  previewOf,
  type RateChange,
  type RatePreview as Preview,
} from '@mall/contract/operator/rate-preview';
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
  const money = (amount: number) => format.money(amount, { currency: 'CNY' });
  const both = (from: number, to: number) => t('rates.fromTo', { from: money(from), to: money(to) });
  const [was, would] = [inYuan(now), inYuan(next)];
  const days = { days: previewDays };
  if (lines === 0) return <Notice tone="info">{t('rates.nothing', days)}</Notice>;
  return (
    <Box aria-live="polite">
      <h3>{t('rates.preview', days)}</h3>
      <KeyValues
        entries={[
          { id: 'base', name: t('rates.base'), value: money(yuan(base)) },
          { id: 'first', name: t('rates.promoters'), value: both(was.first, would.first) },
          { id: 'second', name: t('rates.inviters'), value: both(was.second, would.second) },
          {
            id: 'all',
            name: t('rates.all'),
            value: <b>{both(was.first + was.second, would.first + would.second)}</b>,
          },
        ]}
      />
      <p>{t('rates.atMost')}</p>
    </Box>
  );
}

/** Whole yuan: each line was rounded down by itself, so that the same rate over their sum comes to some cents more. */
const yuan = (amount: number) => Math.round(amount / 100) * 100;
const inYuan = ({ first, second }: Preview['now']) => ({ first: yuan(first), second: yuan(second) });

const Box = styled.section`
  display: grid;
  gap: var(--space-2);

  > h3 { font-size: var(--o-m); font-weight: var(--weight-strong); }
  > p { color: var(--text-muted); font-size: var(--o-s); }
`;
