import { styled } from 'styled-components';
import type { MoneyOptions } from '../base/format.ts';
import { useFormat } from '../hooks/useFormat.ts';

export type MoneyTextProps = MoneyOptions & {
  /** Minor units. */
  amount: number;
  strong?: boolean;
  className?: string;
};

/** An amount with a smaller currency sign and tabular figures. It never wraps. */
export function MoneyText({ amount, strong, className, ...options }: MoneyTextProps) {
  const parts = useFormat().moneyParts(amount, options);
  return (
    <Amount className={className} data-strong={strong || undefined}>
      {parts.map(({ type, text }, index) =>
        type === 'currency' ? <Sign key={index}>{text}</Sign> : <span key={index}>{text}</span>,
      )}
    </Amount>
  );
}

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.005em;
  white-space: nowrap;

  &[data-strong] { font-weight: var(--weight-strong); }
`;

const Sign = styled.span`
  font-size: var(--money-sign, 0.76em);
  margin-right: 0.1em;
`;
