import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MoneyText, Picture, PriceReceipt } from '@mall/ui';
import type { Preview } from './usePreview.ts';

/** One line of the order with its receipt. */
export function Piece({ line }: { line: Preview['lines'][number] }) {
  const { t } = useTranslation('checkout');
  return (
    <Item>
      <Picture src={line.image} alt="" width={72} height={72} sizes="72px" eager />
      <div>
        <p>{line.name}</p>
        <small>{[line.specText, t('confirm.count', { count: line.qty })].filter(Boolean).join(' · ')}</small>
        <PriceReceipt lines={[line]} />
      </div>
      <MoneyText amount={line.pay - line.freight} strong />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto; /* the picture's width */
  gap: var(--space-4);
  padding-block: var(--space-3);
  font-size: var(--step-ui);
  line-height: 1.4;

  small { color: var(--text-muted); font-size: var(--step--1); }
`;
