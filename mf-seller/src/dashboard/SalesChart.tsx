import { LineChart } from '@mall/office/chart';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { highestOf, shopDay } from './scale.ts';
import type { Sales } from './useOverview.ts';

/** What was paid over days or hours beside the span before; the accessible description has the sum and the maximum. */
export function SalesChart({ sales }: { sales: Sales }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const { points, span } = sales;
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  const nameOf = (at: string) =>
    span === 'today' ? format.time(shopDay(at)) : format.date(shopDay(at), 'short');
  const highest = highestOf(points);
  return (
    <LineChart
      currency="CNY"
      points={points.map(({ at, now, before }) => {
        const said = { name: nameOf(at), before: money(before.amount) };
        return {
          name: said.name,
          now: now?.amount ?? null,
          before: before.amount,
          says:
            now === null
              ? t('sales.toCome', said)
              : t('sales.point', { ...said, now: money(now.amount), count: now.orders }),
        };
      })}
      words={{
        drawn: t('sales.drawn', {
          total: money(sales.total.amount),
          highest: money(highest?.now?.amount ?? 0),
          name: highest === undefined ? '–' : nameOf(highest.at),
        }),
        places: t('sales.places'),
        before: t(`sales.before.${span}`),
      }}
    />
  );
}
