import { media } from '@mall/ui';
import { styled } from 'styled-components';

/**
 * Picture, text, and at the end the alternatives; beside a summary in a narrow window, and on a phone, the
 * end wraps under the text.
 */
export const Row = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: var(--space-5);
  align-items: center;
  padding: 20px 0; /* height of the row in the reference picture */

  > [data-words] { display: grid; justify-items: start; }
  > [data-words] > a, > [data-words] > b {
    position: relative;
    margin-top: 2px;
    font-size: var(--step-ui);
    font-weight: var(--weight-strong);
  }
  > [data-words] > a::after { content: ''; position: absolute; inset: -10px 0; }
  > [data-words] > a:hover { color: var(--brand); text-decoration: underline; text-underline-offset: 4px; }
  small, > [data-others] > p { color: var(--text-muted); font-size: var(--step--1); line-height: 1.5; }
  > [data-words] > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }
  > [data-words] > [data-gone] {
    align-items: start;
    flex-wrap: nowrap;
    color: var(--warning);
    font-size: var(--step--1);
  }
  [data-gone] > svg { flex: none; margin-top: 2px; }

  > [data-others] { display: grid; justify-items: end; gap: 6px; /* under the small pictures */ }
  [data-thumbs] { display: flex; align-items: center; gap: var(--space-2); }
  [data-thumbs] > [title] { width: 64px; border-radius: var(--radius-s); }
  [data-thumbs] > :last-child { margin-left: var(--space-1); }
  > [data-others] > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0 var(--space-3);
    max-width: 280px;
    text-align: right;
  }
  &:focus { outline: none; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; }
  &[data-empty] > [data-words] > b { color: var(--text-muted); font-weight: var(--weight); }
  ${media.hover} { [data-thumbs] > [title]:hover { outline: 2px solid var(--brand); outline-offset: 2px; } }

  ${media.belowDesk} {
    [data-thumbs] { display: none; }
    grid-template-columns: 96px minmax(0, 1fr);
    gap: var(--space-3) var(--space-4);
    align-items: start;
    padding: var(--space-4) 0;
    > [data-others] {
      grid-column: 2;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-3);
    }
    > [data-others] > p { justify-content: flex-start; max-width: none; text-align: left; }
  }
`;
