import { styled } from 'styled-components';

/** The lines of a bank's form, as one description list. */
export const Rows = styled.dl`
  display: grid;
  gap: var(--space-1);
  margin: 0;

  dd { margin: 0; }
`;
