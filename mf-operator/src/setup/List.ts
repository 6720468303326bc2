import { styled } from 'styled-components';

/** Rows of a card of settings: what it is, how it stands, what may be done. */
export const List = styled.div`
  display: grid;
  gap: var(--space-4);
  max-width: 760px;

  > p { color: var(--text-muted); }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    min-height: var(--control);
    padding-block: var(--space-2);
    border-top: 1px solid var(--o-line-soft);
  }
  li:first-child { border-top: 0; }
  li > button { justify-self: start; }
  li > small { grid-column: 1 / -1; color: var(--text-muted); overflow-wrap: anywhere; }
  li > small:empty { display: none; }
`;
