import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '@mall/ui/member';

/** A card with a heading in an order's detail. */
export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled(Card)`
  padding: var(--space-4);
  font-size: var(--step-ui);
  line-height: 1.5;

  > h2 { margin-bottom: var(--space-2); font-size: var(--step-ui); }
`;
