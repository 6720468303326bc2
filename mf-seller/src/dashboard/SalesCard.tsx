import { changeOf } from '@mall/office/chart';
import { FailedSection, media, Skeleton, useFormat } from '@mall/ui';
import { FilterSegments, OfficeCard } from '@mall/ui/office';
import { ChartLine, Table2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { shopDay } from './scale.ts';
import { SalesChart } from './SalesChart.tsx';
import { SalesTable } from './SalesTable.tsx';
import { type Sales, spans, type useSales } from './useOverview.ts';

/** The payments of a period beside those of the previous one, as a chart or a table. */
export function SalesCard({ sales }: { sales: ReturnType<typeof useSales> }) {
  const { t } = useTranslation('overview');
  const { data, failed, retry, span, view, stale, ask } = sales;
  return (
    <OfficeCard
      title={t('sales.title')}
      actions={
        <>
          <FilterSegments
            label={t('sales.span')}
            segments={spans.map((value) => ({ value, label: t(`sales.spans.${value}`) }))}
            value={span}
            onChange={(next) => ask({ span: next })}
          />
          <FilterSegments
            label={t('sales.view')}
            segments={[
              { value: 'chart', label: <ChartLine {...icon} />, name: t('sales.chart') },
              { value: 'table', label: <Table2 {...icon} />, name: t('sales.table') },
            ]}
            value={view}
            onChange={(next) => ask({ view: next })}
          />
        </>
      }
    >
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton kind="block" height={252} />
      ) : (
        <Body aria-busy={stale}>
          <Totals sales={data} />
          {view === 'table' ? <SalesTable sales={data} /> : <SalesChart sales={data} />}
        </Body>
      )}
    </OfficeCard>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Totals({ sales: { span, from, until, total, totalBefore } }: { sales: Sales }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const [average, averageBefore] = [total, totalBefore].map(({ amount, orders }) =>
    orders === 0 ? 0 : Math.round(amount / orders),
  );
  const money = (amount = 0) => format.money(amount, { decimals: 'always' });
  const more = total.orders - totalBefore.orders;
  const [first, last] = [format.date(shopDay(from), 'short'), format.date(shopDay(until), 'short')];
  return (
    <Numbers>
      <Total
        name={t('sales.paid')}
        value={money(total.amount)}
        {...percent(total.amount, totalBefore.amount)}
      />
      <Total
        name={t('sales.orders')}
        value={format.number(total.orders)}
        by={more}
        change={more === 0 ? undefined : format.number(more, { signDisplay: 'exceptZero' })}
      />
      <Total
        name={t('sales.average')}
        value={money(average)}
        {...percent(average ?? 0, averageBefore ?? 0)}
      />
      <p>
        <span data-line="now">{span === 'today' ? first : t('sales.days', { first, last })}</span>
        <span data-line="before">{t(`sales.before.${span}`)}</span>
      </p>
    </Numbers>
  );

  function percent(now: number, before: number) {
    const by = changeOf(now, before);
    return by === undefined
      ? { by: 0, change: undefined }
      : { by, change: `${by > 0 ? '+' : ''}${format.percent(by)}` };
  }
}

type TotalProps = { name: string; value: string; by: number; change: string | undefined };

function Total({ name, value, by, change }: TotalProps) {
  const { t } = useTranslation('overview');
  return (
    <div>
      <span>{name}</span>
      <b>{value}</b>
      {change && (
        <small data-less={by < 0 || undefined} title={t('sales.sameHour')}>
          {change}
        </small>
      )}
    </div>
  );
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  &[aria-busy='true'] { opacity: 0.55; transition: opacity var(--fast) 150ms; }
`;

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2) var(--space-6);
  font-variant-numeric: tabular-nums;

  > div > span { display: block; color: var(--text-muted); font-size: var(--o-xs); }
  b { font-size: var(--o-xl); letter-spacing: -0.015em; }
  small {
    margin-left: var(--space-2);
    color: var(--tone-good-fg);
    font-size: var(--o-xs);
    font-weight: 550;
    white-space: nowrap;
  }
  small[data-less] { color: var(--tone-bad-fg); }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    margin-left: auto;
    color: var(--text-muted);
    font-size: var(--o-xs);
  }
  > p > span::before {
    content: '';
    display: inline-block;
    width: 14px;
    margin-right: var(--space-2);
    border-top: 2px solid var(--o-chart-1);
    vertical-align: middle;
  }
  > p > [data-line='before']::before { border-top: 2px dashed var(--o-chart-2); }

  ${media.phone} { column-gap: var(--space-5); > p { margin-left: 0; } }
`;
