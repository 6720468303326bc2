import { media } from '@mall/ui';
import { styled } from 'styled-components';

/** Pictures and buy box: 736 + 72 + 472 px of the page. */
export const ProductColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 736fr) minmax(0, 472fr);
  gap: 72px; /* columns of the reference picture: 736 + 72 + 472 */
  align-items: start;

  @media (min-width: 768px) and (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: var(--space-6);
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); }
`;
