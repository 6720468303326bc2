import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Item } from '@mall/contract/operations';
import { TextButton, useFormat } from '@mall/ui';
import { ProductGrid } from '../ProductGrid.tsx';
import { byDay } from './by-day.ts';

type HistoryDaysProps = { products: readonly Item<'history.list'>[]; onForget: (productId: string) => void };

/** What was looked at, day by day. */
export function HistoryDays({ products, onForget }: HistoryDaysProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  return byDay(products).map(({ day, items }) => (
    <Day key={day}>
      <h2>{format.date(day, 'long')}</h2>
      <ProductGrid
        products={items}
        foot={({ id, name }) => (
          <TextButton aria-label={t('history.forgetOf', { name })} onClick={() => onForget(id)}>
            {t('history.forget')}
          </TextButton>
        )}
      />
    </Day>
  ));
}

const Day = styled.section`
  > h2 { margin-bottom: var(--space-4); font-size: var(--step-ui); }
  & + & { margin-top: var(--space-5); }
`;
