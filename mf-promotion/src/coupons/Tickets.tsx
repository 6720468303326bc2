import { styled } from 'styled-components';

/**
 * Tickets beside each other, as many as fit: three on a desktop, two beside the member's menu, one on a
 * phone.
 */
export const Tickets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: var(--space-5) var(--gutter);
`;
