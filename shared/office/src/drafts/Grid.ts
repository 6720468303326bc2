import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** Places fields beside each other: two, or the given number; one below the other on a phone. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  align-items: start;

  &[data-columns='3'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &[data-columns='4'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${media.phone} { &, &[data-columns='3'] { grid-template-columns: minmax(0, 1fr); } &[data-columns='4'] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`;
