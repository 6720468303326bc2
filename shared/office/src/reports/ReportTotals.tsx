import { media, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Change } from './Change.tsx';
import type { ReportMoney } from './types.ts';

/** What a period came to, each number with its change. */
export function ReportTotals({ money: { currency, now, before } }: { money: ReportMoney }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const amount = (value: number) => format.money(value, { currency, decimals: 'always' });
  const totals = [
    { name: t('column.net'), value: amount(now.net), now: now.net, before: before?.net },
    { name: t('column.orders'), value: format.number(now.orders), now: now.orders, before: before?.orders },
    { name: t('column.average'), value: amount(now.average), now: now.average, before: before?.average },
    { name: t('column.pieces'), value: format.number(now.pieces), now: now.pieces, before: before?.pieces },
  ];
  return (
    <Numbers>
      {totals.map((total) => (
        <div key={total.name}>
          <dt>{total.name}</dt>
          <dd>
            <b>{total.value}</b>
            <Change now={total.now} before={total.before} />
          </dd>
        </div>
      ))}
    </Numbers>
  );
}

/** Numbers beside each other, each under its name. */
export const Numbers = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  font-variant-numeric: tabular-nums;

  dt { color: var(--text-muted); font-size: var(--o-xs); }
  dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); }
  b { font-size: var(--o-xl); letter-spacing: -0.015em; }

  ${media.phone} { column-gap: var(--space-5); }
`;
