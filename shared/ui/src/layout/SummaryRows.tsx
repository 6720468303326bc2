import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { MoneyText } from '../commerce/MoneyText.tsx';

export type SummaryRow = {
  id: string;
  label: ReactNode;
  /** Minor units, or any content. */
  amount?: number;
  content?: ReactNode;
  note?: ReactNode;
  /** A discount: in the sale colour, with its minus. */
  saving?: boolean;
  /** A member's saving, in the colour of membership (look, "Tokens"). */
  member?: boolean;
  /** The last line, with a rule above it. */
  total?: boolean;
};

/** The lines of a bill. */
export function SummaryRows({
  rows,
  currency,
  decimals,
}: {
  rows: readonly SummaryRow[];
  currency?: string;
  decimals?: 'auto' | 'always';
}) {
  return (
    <List>
      {rows.map((row) => (
        <div
          key={row.id}
          data-total={row.total || undefined}
          data-saving={row.saving || undefined}
          data-member={row.member || undefined}
        >
          <dt>
            {row.label}
            {row.note && <small>{row.note}</small>}
          </dt>
          <dd>
            {row.amount === undefined ? (
              row.content
            ) : (
              <MoneyText amount={row.amount} currency={currency} decimals={decimals} strong={row.total} />
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  font-size: var(--step-ui);
  line-height: 1.45;

  > div { display: flex; justify-content: space-between; gap: var(--space-4); padding: 7px 0; }
  dd { text-align: right; font-variant-numeric: tabular-nums; }
  small { display: block; color: var(--text-muted); font-size: var(--step--1); }
  [data-saving] dd { color: var(--sale); }
  [data-member] dd { color: var(--brand); }
  [data-total] {
    align-items: baseline;
    margin-top: 10px;
    padding-top: var(--space-4);
    border-top: 1px solid var(--line);
    font-weight: var(--weight-strong);
  }
  [data-total] dd { font-size: var(--step-1); }
`;
