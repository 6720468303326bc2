import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { LineChart } from '../chart/index.ts';
import { daysText } from './days.ts';
import type { Report, ReportMoney } from './types.ts';

/** Net sales over the period beside those of the other; the rows by day, week or month are the same numbers. */
export function ReportChart({ money, before }: { money: ReportMoney; before: Report['before'] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const { currency, points } = money;
  const amount = (value: number) => format.money(value, { currency, decimals: 'always' });
  const highest = points.reduce((best, point) => (point.now.net > best.now.net ? point : best));
  return (
    <LineChart
      currency={currency}
      points={points.map((point) => {
        const name = daysText(format, point);
        const said = { name, now: amount(point.now.net), count: point.now.orders };
        return {
          name: daysText(format, { from: point.from, to: point.from }),
          now: point.now.net,
          before: point.before?.net ?? null,
          says:
            point.before === null
              ? t('chart.point', said)
              : t('chart.compared', { ...said, before: amount(point.before.net) }),
        };
      })}
      words={{
        drawn: t('chart.drawn', {
          total: amount(money.now.net),
          highest: amount(highest.now.net),
          name: daysText(format, highest),
        }),
        places: t('chart.places'),
        before: before === null ? '' : daysText(format, before, 'medium'),
      }}
    />
  );
}
