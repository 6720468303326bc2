import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@mall/ui';

/** The goods on the left, their total on the right; the right column is sticky. */
export function Columns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Grid>
      <div>{children}</div>
      <Side>{side}</Side>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 384px); /* the summary's width of the look */
  gap: 56px; /* the look's air before the summary */
  align-items: start;

  ${media.tablet} { /* the same on a tablet */
    grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
    gap: var(--space-5);
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-5); }
`;

const Side = styled.aside`
  position: sticky;
  top: calc(var(--bar) + var(--space-5));

  ${media.phone} { position: static; }
`;
