import { styled } from 'styled-components';
import { receiptSteps } from '@mall/contract/trade/receipt';
import { SummaryRows } from '../layout/SummaryRows.tsx';
import { usePhrases } from '../hooks/usePhrases.ts';

type PriceReceiptProps = {
  lines: readonly (Parameters<typeof receiptSteps>[0] & { name: string })[];
  currency?: string;
  /** Names each line, for a receipt of several; a receipt under its own product needs no name. */
  named?: boolean;
};

/** A collapsed receipt that explains the price of each line, step by step (decisions 2.3). */
export function PriceReceipt({ lines, currency, named = false }: PriceReceiptProps) {
  const t = usePhrases();
  return (
    <Details>
      <summary>{t('receipt.open')}</summary>
      {lines.map((line, at) => (
        <div key={at}>
          {named && <b>{line.name}</b>}
          <SummaryRows
            decimals="always"
            currency={currency}
            rows={receiptSteps(line).map(({ step, amount, values }) => ({
              id: step,
              label: t(`receipt.${step}`, { ...values }),
              amount,
              saving: amount < 0,
              total: step === 'pay',
            }))}
          />
        </div>
      ))}
    </Details>
  );
}

const Details = styled.details`
  margin-top: var(--space-1);
  font-size: var(--step--1);

  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    color: var(--text-muted);
    text-decoration: underline;
    text-underline-offset: 4px;
    cursor: pointer;
  }
  > div + div { margin-top: var(--space-3); }
  dl { max-width: 400px; font-size: var(--step--1); }
  dl [data-total] dd { font-size: inherit; }
`;
