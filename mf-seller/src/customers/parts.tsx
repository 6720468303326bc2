import { useFormat } from '@mall/ui';
import { Cells } from '@mall/ui/office';
import { styled } from 'styled-components';
import type { Customer } from './useCustomers.ts';

/** What somebody paid, one amount for each currency. */
export function Money({ paid }: Pick<Customer, 'paid'>) {
  const format = useFormat();
  const [first, ...rest] = paid;
  if (first === undefined) return Cells.text(null);
  if (rest.length === 0) return Cells.money(first.amount, first.currency);
  return paid
    .map(({ amount, currency }) => format.money(amount, { currency, decimals: 'always' }))
    .join(' · ');
}

export function Tags({ tags }: Pick<Customer, 'tags'>) {
  if (tags.length === 0) return Cells.text(null);
  return (
    <Row>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);

  > li {
    padding: 0 var(--space-2);
    border-radius: var(--radius-pill);
    background: var(--tone-neutral-bg);
    color: var(--tone-neutral-fg);
    font-size: var(--o-xs);
    line-height: 1.8;
    overflow-wrap: anywhere;
  }
`;
