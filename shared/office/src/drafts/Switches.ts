import { styled } from 'styled-components';

/** Switches beside a form, each with what it does in small below it. */
export const Switches = styled.div`
  display: grid;
  font-size: var(--o-s);

  > small { margin-bottom: var(--space-2); color: var(--text-muted); font-size: var(--o-xs); }
`;
