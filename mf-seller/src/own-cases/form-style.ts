import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;

  > [role='group'] { max-width: calc(100vw - 2 * var(--margin) - 2 * var(--space-4)); overflow-x: auto; }
`;

export const Parts = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
