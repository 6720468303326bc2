import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** Tickets beside each other: three on a desk, one on a phone. */
export const Tickets = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-5) var(--gutter);

  ${media.belowDesk} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
