import { styled } from 'styled-components';

/** Short lines with hairlines between them: requests, goods. */
export const Lines = styled.ul`
  font-size: var(--o-s);

  > li + li { border-top: 1px solid var(--o-line-soft); }
  > li > * {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--control);
    padding: var(--space-2) 0;
  }
  > li:first-child > * { padding-top: 0; }
  > li:last-child > * { padding-bottom: 0; }
  a > span:nth-child(2) > b { overflow: hidden; text-overflow: ellipsis; }
  a:hover b { color: var(--o-link); text-decoration: underline; text-underline-offset: 3px; }
  b { font-weight: var(--weight-strong); }
`;

export const Two = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: var(--text-muted); font-size: var(--o-xs); }
`;

export const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;
