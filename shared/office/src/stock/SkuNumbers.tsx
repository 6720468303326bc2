import { useFormat } from '@mall/ui';
import { Cells, OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Point } from './stock-columns.tsx';
import type { StockItem } from './useStock.ts';

const numbers = ['onHand', 'held', 'free', 'toSend', 'setAside'] as const;

/** What there is of a SKU, and what each number means. */
export function SkuNumbers({ sku }: { sku: StockItem }) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  return (
    <OfficeCard>
      <Numbers>
        {numbers.map((id) => (
          <div key={id}>
            <dt>{t(`column.${id}`)}</dt>
            <dd>
              <b>{format.number(sku[id])}</b>
              <small>{t(`means.${id}`)}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('column.reorderPoint')}</dt>
          <dd>
            <Point sku={sku} />
          </dd>
        </div>
        <div>
          <dt>{t('column.countedAt')}</dt>
          <dd>{Cells.dateTime(sku.countedAt)}</dd>
        </div>
        <div>
          <dt>{t(sku.no === '' ? 'column.goodsNo' : 'column.no')}</dt>
          <dd>{sku.no === '' ? sku.goodsNo : sku.no}</dd>
        </div>
      </Numbers>
    </OfficeCard>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-4);
  font-size: var(--o-s);

  dt { color: var(--text-muted); }
  dd { font-variant-numeric: tabular-nums; }
  b { display: block; font-size: var(--o-xxl); font-weight: var(--weight-strong); line-height: 32px; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;
