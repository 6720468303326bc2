import { styled } from 'styled-components';

/** A quiet line below a value. */
export const Below = styled.small`
  display: block;
  max-width: 34ch;
  color: var(--text-muted);
  font-size: var(--o-s);
  overflow-wrap: anywhere;
`;
