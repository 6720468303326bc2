import { promotionWire } from '@mall/contract/core/wire.promotion';
import { registerOperations, useQueryOf } from '@mall/platform';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

registerOperations(promotionWire);

const figures = ['orders', 'cancelled', 'returned', 'resold', 'sold', 'left'] as const;

/** The public result of a flash sale that is over. Nothing while it is loading, or fails to load. */
export function SaleSummary({ activityId }: { activityId: string }) {
  const { t } = useTranslation('promotion');
  const { data } = useQueryOf('seckill.summary', { id: activityId }, { quiet: true });
  if (data === undefined) return null;
  return (
    <Figures aria-label={t('seckill.summary.title', { stock: data.stock })}>
      <div>
        <dt>{t('seckill.summary.stock')}</dt>
        <dd>{data.stock}</dd>
      </div>
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`seckill.summary.${figure}`)}</dt>
          <dd>{data[figure]}</dd>
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  color: var(--text-muted);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;

  > div { display: flex; gap: var(--space-1); }
  dd { color: var(--text); font-weight: var(--weight-strong); }
`;
