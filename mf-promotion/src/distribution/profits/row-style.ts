import { media } from '@mall/ui';
import { styled } from 'styled-components';

const columns = '92px minmax(0, 1fr) 104px 56px 112px 152px 44px';

/** The headings of the columns; on a phone the rows contain them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--space-3);
  align-items: center;
  padding: 0 var(--space-4);
  min-height: 36px;
  border-bottom: 1px solid var(--line);
  background: var(--o-inset);
  color: var(--text-muted);
  font-size: var(--step--2);

  > [data-end] { text-align: right; }
  ${media.belowDesk} { display: none; }
`;

/** A commission in seven columns; in a narrow window in two lines, with labels for its numbers. */
export const Row = styled.li`
  border-bottom: 1px solid var(--line);
  font-size: var(--step--1);

  &:last-child { border-bottom: 0; }
  &[data-open] { background: var(--o-selected); }
  > div:first-child {
    position: relative;
    display: grid;
    grid-template-columns: ${columns};
    gap: var(--space-3);
    align-items: center;
    min-height: 56px;
    padding: var(--space-1) var(--space-4);
  }
  > div:first-child > div { display: flex; gap: var(--space-3); align-items: center; min-width: 0; }
  > div:first-child > div > :first-child { flex: none; width: 36px; }
  time { color: var(--text-muted); font-variant-numeric: tabular-nums; }
  p { min-width: 0; line-height: var(--leading-ui); }
  b, p > small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { color: var(--text-muted); font-size: var(--step--2); }
  i { display: none; font-style: normal; }
  [data-cell] { text-align: right; font-variant-numeric: tabular-nums; }
  [data-cell='amount'] > small { display: block; }
  [data-gone] > :first-child { color: var(--danger); }
  button {
    display: grid;
    place-items: center;
    width: var(--control);
    height: var(--control);
    border-radius: var(--radius-s);
    color: var(--text-muted);
  }
  button::after { content: ''; position: absolute; inset: 0; cursor: pointer; } /* the whole row opens */
  button[aria-expanded='true'] > svg { transform: rotate(180deg); }
  > div:last-child:not([hidden]) { padding: var(--space-2) var(--space-4) var(--space-4); }

  ${media.belowDesk} {
    > div:first-child {
      grid-template-columns: minmax(0, 1fr) auto 44px;
      gap: var(--space-2) var(--space-3);
      padding-block: var(--space-3);
    }
    time { grid-column: 1; grid-row: 3; }
    > div:first-child > div { grid-column: 1 / 3; grid-row: 1; }
    button { grid-column: 3; grid-row: 1; }
    i { display: inline; color: var(--text-muted); }
    [data-cell='base'] { grid-column: 1; grid-row: 2; text-align: left; }
    [data-cell='rate'] { display: none; }
    [data-cell='amount'] { grid-column: 2 / 4; grid-row: 2; }
    > div:first-child > span:last-of-type { grid-column: 2 / 4; grid-row: 3; justify-items: end; text-align: right; }
    > div:last-child:not([hidden]) { padding-inline: var(--space-2); }
  }
`;
