import { styled } from 'styled-components';

/** A quiet line below a value. */
export const Below = styled.small`
  display: block;
  max-width: 34ch;
  color: var(--text-muted);
  font-size: var(--o-s);
  overflow-wrap: anywhere;
`;

/** The same with a link: high enough that a finger meets one of several. */
export const BelowLink = styled(Below)`line-height: var(--space-5);`;
