import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SummaryRows } from '@mall/ui';
import { receiptSteps } from './receipt-steps.ts';
import type { Preview } from './usePreview.ts';

/** How the price of a line came about, step by step (decisions 2.3). */
export function Receipt({ line }: { line: Preview['lines'][number] }) {
  const { t } = useTranslation('checkout');
  return (
    <Details>
      <summary>{t('receipt.open')}</summary>
      <SummaryRows
        decimals="always"
        rows={receiptSteps(line).map(({ step, amount, values }) => ({
          id: step,
          label: t(`receipt.${step}`, { ...values }),
          amount,
          saving: amount < 0,
          total: step === 'pay',
        }))}
      />
    </Details>
  );
}

const Details = styled.details`
  margin-top: var(--space-1);
  font-size: var(--step--1);

  > summary { display: inline-flex; align-items: center; min-height: var(--control-s); color: var(--text-muted); text-decoration: underline; text-underline-offset: 4px; /* as every text link */ cursor: pointer; }
  dl [data-total] dd { font-size: inherit; }
  > dl { max-width: 400px; /* a bill is read in one glance */ font-size: var(--step--1); }
`;
