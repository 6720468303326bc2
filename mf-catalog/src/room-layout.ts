import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** A room on the left, its pieces one by one, and their total on the right; below each other on a phone. */
export const RoomColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: var(--space-6) 56px; /* columns of the reference picture: 1fr + 56 + 384 */
  align-items: start;
  margin-top: var(--space-6);

  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr) 320px;
    column-gap: var(--space-5);
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); margin-top: var(--space-4); }
`;
