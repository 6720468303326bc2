import { styled } from 'styled-components';

/** A small word beside a number: urgent. */
export const Tag = styled.span`
  padding: 0 var(--space-1);
  border-radius: var(--radius-xs);
  background: var(--surface-muted);
  color: var(--text);
  font-size: var(--o-xs);
  line-height: 1.6;
`;
