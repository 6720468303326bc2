import { styled } from 'styled-components';

/** In the middle of a closed page: a mark, why it is closed, and the way on. */
export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-6) var(--space-4);
  text-align: center;

  > svg {
    padding: var(--space-3);
    box-sizing: content-box;
    border-radius: var(--radius-m);
    background: var(--o-inset);
    color: var(--text-muted);
  }
  h2 { font-size: var(--o-l); }
  p { max-width: 46ch; color: var(--text-muted); font-size: var(--o-s); }
  > a { margin-top: var(--space-3); }
`;
