import { keyframes, styled } from 'styled-components';
import { media } from '../base/media.ts';
import { cards } from './card-style.ts';

const appear = keyframes`from { visibility: hidden; }`;

export const Scroller = styled.div`
  position: relative;
  isolation: isolate; /* what sticks inside stays under the foot, which sticks outside */
  overflow: auto;
  max-height: calc(100dvh - var(--space-5));
  border-radius: inherit;
  scroll-padding: 44px 52px 0 232px; /* what gets the focus comes out from under the head and the first column */

  ${media.phone} { overflow: visible; max-height: none; }
`;

export const Sheet = styled.table`
  --row: var(--o-row);
  --thumb: var(--o-thumb);
  width: 100%;
  font-size: var(--o-s);
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  &[data-density='compact'] { --row: var(--o-row-compact); --thumb: var(--o-thumb-compact); }
  &[data-density='roomy'] { --row: var(--o-row-roomy); --thumb: var(--o-thumb-roomy); }
  &[data-stale] tbody { opacity: 0.55; transition: opacity var(--fast) 150ms; }

  th, td { padding: 4px 10px; text-align: left; white-space: nowrap; max-width: 280px; }
  th:first-child, td:first-child { padding-left: var(--space-4); }
  th:last-child, td:last-child { padding-right: var(--space-4); }
  [data-align='end'] { text-align: right; > * { justify-content: end; } }
  [data-align='center'] { text-align: center; }
  [data-kind='box'] { width: 42px; padding-right: 0; }
  thead [data-kind='box'] label > :last-child { position: absolute; clip-path: inset(50%); }
  [data-kind='actions'] { position: sticky; right: 0; z-index: 1; width: 52px; background: inherit; text-align: right; > span { position: absolute; right: 0; width: 1px; overflow: hidden; clip-path: inset(50%); } }
  [data-kind='actions'] > button { display: inline-grid; width: 34px; height: 34px; border-radius: var(--o-radius); }
  [data-kind='wide'] { padding: var(--space-5) var(--space-4); text-align: center; white-space: normal; max-width: none; > [role='alert'] { text-align: left; } }

  thead :is(th, td) {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 36px;
    border-bottom: 1px solid var(--line);
    background: var(--surface);
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-weight: var(--weight-strong);
  }
  [data-identity], [data-kind='box'] { position: sticky; left: 0; z-index: 1; background: inherit; }
  [data-kind='box'] + [data-identity] { left: 42px; }
  thead :is([data-identity], [data-kind='box'], [data-kind='actions']) { z-index: 2; /* where head and column cross */ background: var(--surface); }
  [data-aside] & [data-identity] { box-shadow: 1px 0 0 var(--line); }
  tbody tr { background: var(--surface); }
  tbody tr:focus-within > :first-child { box-shadow: inset 3px 0 0 var(--brand); }
  thead button { display: inline-flex; align-items: center; gap: 4px; min-height: 28px; font-weight: inherit; }
  thead button:hover { color: var(--text); }
  tbody tr:has([data-identity] a) { cursor: pointer; }
  tbody td { height: var(--row); border-bottom: 1px solid var(--o-line-soft); }
  tbody tr:last-child td { border-bottom: 0; }
  tbody tr[data-below] { background: var(--o-zebra); }
  tbody tr[data-below] > [data-identity] { padding-left: var(--space-5); }
  tbody tr[data-selected] { background: var(--o-selected); }
  tbody tr[aria-hidden] { animation: ${appear} 1ms 150ms backwards; }
  [data-muted] { color: var(--text-muted); }
  ${media.hover} { tbody tr[role]:not([data-selected]):hover { background: var(--o-hover); } }
  ${media.belowDesk} { [data-wide] { display: none; } }

  ${media.phone} { ${cards} }
`;
