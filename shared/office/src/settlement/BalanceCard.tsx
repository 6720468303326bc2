import { Notice, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Balance } from './types.ts';

const figures = ['total', 'stated', 'held', 'payable'] as const;

/** What the mall owes a shop in one currency, and what each figure means. */
export function BalanceCard({ balance }: { balance: Balance }) {
  const { t } = useTranslation('settlement');
  const format = useFormat();
  const money = (amount: number) => format.money(amount, { currency: balance.currency, decimals: 'always' });
  return (
    <OfficeCard title={t('balance.title')}>
      <Figures>
        {figures.map((id) => (
          <div key={id}>
            <dt>{t(`balance.${id}`)}</dt>
            <dd>
              <b>{money(balance[id])}</b>
              <small>{t(`balance.${id}Means`)}</small>
            </dd>
          </div>
        ))}
      </Figures>
      {balance.total < 0 && (
        <Notice tone="warning">{t('balance.owes', { amount: money(-balance.total) })}</Notice>
      )}
    </OfficeCard>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--space-4);
  font-size: var(--o-s);

  dt { color: var(--text-muted); }
  dd { font-variant-numeric: tabular-nums; }
  b { display: block; font-size: var(--o-xxl); font-weight: var(--weight-strong); line-height: 32px; white-space: nowrap; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
