import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MoneyText, Picture, PriceReceipt, useFormat } from '@mall/ui';
import { Block } from './Block.tsx';
import type { Preview } from './usePreview.ts';

/** What is ordered, and under each piece how its price came about. */
export function Pieces({ lines, promise }: { lines: Preview['lines']; promise: string }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  return (
    <Block title={t('confirm.pieces')}>
      <ul>
        {lines.map((line) => (
          <Piece key={line.skuId}>
            <Picture src={line.image} alt="" width={72} height={72} sizes="72px" eager />
            <div>
              <p>{line.name}</p>
              <small>
                {[line.specText, t('confirm.count', { count: line.qty })].filter(Boolean).join(' · ')}
              </small>
              <PriceReceipt lines={[line]} />
            </div>
            <MoneyText amount={line.pay - line.freight} strong />
          </Piece>
        ))}
      </ul>
      <Promised>
        <Truck size={20} strokeWidth={1.5} aria-hidden />
        {t('confirm.promise', { day: format.date(promise, 'weekday') })}
      </Promised>
    </Block>
  );
}

const Piece = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto; /* the picture's width */
  gap: var(--space-4);
  padding-block: var(--space-3);
  font-size: var(--step-ui);
  line-height: 1.4;

  small { color: var(--text-muted); font-size: var(--step--1); }
`;

const Promised = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-top: var(--space-3);
  font-size: var(--step--1);
`;
