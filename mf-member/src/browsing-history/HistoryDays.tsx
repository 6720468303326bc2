import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Item } from '@mall/contract/operations';
import { TextButton, useFormat } from '@mall/ui';
import { ProductGrid } from '@mall/ui/member';
import { byDay } from './by-day.ts';

type HistoryDaysProps = {
  products: readonly Item<'browsingHistory.list'>[];
  onForget: (productId: string) => void;
  /** `2026-11-20` */
  onForgetDay: (day: string) => void;
};

/** The browsing history, day by day. */
export function HistoryDays({ products, onForget, onForgetDay }: HistoryDaysProps) {
  const { t } = useTranslation('member');
  const format = useFormat();
  return byDay(products).map(({ day, items }) => (
    <Day key={day}>
      <header>
        <h2>{format.date(`${day}T12:00:00+08:00`, 'long')}</h2>
        <TextButton
          aria-label={t('history.forgetDayOf', { day: format.date(`${day}T12:00:00+08:00`) })}
          onClick={() => onForgetDay(day)}
        >
          {t('history.forgetDay')}
        </TextButton>
      </header>
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
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    margin-bottom: var(--space-3);
    font-size: var(--step--1);
  }
  h2 { font-size: var(--step-ui); }
  & + & { margin-top: var(--space-5); }
`;
