import { styled } from 'styled-components';

/** The text of a step, and below it what to do. */
export const Lines = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: 60ch;

  > a:not([data-tone]) { color: var(--brand); font-weight: var(--weight-strong); text-decoration: underline; }
  > ul > li { display: flex; align-items: center; min-height: 32px; }
`;
