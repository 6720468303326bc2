import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@mall/ui';

// The kit has similar boxes. Importing them from there would put them into the first files of every shopper,
// who never sees this page.

/** A card of the inspector with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2>{title}</h2>
      {children}
    </Card>
  );
}

/** Places things below each other, near or apart. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  &[data-near] { gap: var(--space-2); }
`;

/** Places things beside each other, the last at the end. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
`;

export const Muted = styled.p`
  color: var(--text-muted);
  font-size: var(--step-ui);
`;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-1);

  > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); }
  ${media.phone} { padding: var(--space-4); }
`;
