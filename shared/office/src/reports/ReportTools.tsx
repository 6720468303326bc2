import { comparisons, type ReportBy, reportPeriods } from '@mall/contract/trade/report';
import { DayRange } from '../DayRange.tsx';
import { media, VisuallyHidden } from '@mall/ui';
import { Select, Toolbar } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Report } from './types.ts';
import type { ReportAddress } from './useReportAddress.ts';

type ReportToolsProps<By extends ReportBy> = {
  address: ReportAddress<By>;
  /** The days in sight, with which somebody begins to choose their own. */
  days: Pick<Report, 'from' | 'to'> | undefined;
  /** Whose sales; where there are several sellers. */
  seller?: ReactNode;
};

/** Which days, beside which others: all of it in the address. */
export function ReportTools<By extends ReportBy>({ address, days, seller }: ReportToolsProps<By>) {
  const { t } = useTranslation('reports');
  const { asked, ask } = address;
  return (
    <Toolbar>
      {seller}
      <Field>
        <Select
          label={<VisuallyHidden>{t('period.label')}</VisuallyHidden>}
          options={reportPeriods.map((period) => ({ value: period, label: t(`period.${period}`) }))}
          value={asked.period}
          onChange={(period) =>
            ask({
              period: period ?? '30d',
              ...(period === 'free' ? { from: days?.from ?? '', to: days?.to ?? '' } : { from: '', to: '' }),
            })
          }
        />
      </Field>
      {asked.period === 'free' && (
        <DayRange value={asked} words={{ from: t('from'), to: t('to') }} onChange={ask} />
      )}
      <Field>
        <Select
          label={<VisuallyHidden>{t('compare.label')}</VisuallyHidden>}
          options={comparisons.map((compare) => ({ value: compare, label: t(`compare.${compare}`) }))}
          value={asked.compare}
          onChange={(compare) => ask({ compare: compare ?? 'before' })}
        />
      </Field>
    </Toolbar>
  );
}

/** Its label is heard alone, so that the field is as high as the others. */
const Field = styled.span`
  min-width: 200px;
  ${media.phone} { flex: 1 1 100%; }

  > * { gap: 0; }
`;
