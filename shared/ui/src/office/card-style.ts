import { css } from 'styled-components';

/**
 * Rows as cards (look, 360 px): the cells flow in the order of their places and break after the title and
 * before the foot. The row's checkbox is on the left of everything, its menu at the end of the last line. Of
 * the head, only the checkbox for all rows remains; a sort button is visible while it has the focus.
 */
export const cards = css`
  &, tbody { display: block; }
  thead, thead tr { display: block; }
  thead th {
    position: absolute !important;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
    border: 0;
  }
  thead td { display: none; }
  thead th:is([data-kind='box'], :focus-within) {
    position: static !important;
    display: flex;
    width: auto;
    max-width: none;
    height: auto;
    padding: 2px 12px;
    border-bottom: 1px solid var(--line);
    clip-path: none;
  }
  thead [data-kind='box'] label > :last-child { position: static; clip-path: none; }
  tbody tr {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-3);
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--line);
  }
  tbody tr:has(> [data-kind='box']) { padding-left: 44px; }
  tbody tr:has(> [data-kind='wide']) { display: block; }
  tbody tr:last-child { border-bottom: 0; }
  tbody tr::before, tbody tr:has(> [data-place='foot'])::after { content: ''; order: 2; flex: 0 0 100%; height: 0; }
  tbody tr:has(> [data-place='foot'])::after { order: 5; }
  tbody tr:focus-within { box-shadow: inset 3px 0 0 var(--brand); }
  tbody tr:focus-within > :first-child { box-shadow: none; }

  tbody td {
    display: block;
    position: static !important;
    width: auto;
    height: auto;
    min-width: 0;
    max-width: 100%;
    padding: 0 !important;
    border: 0;
    text-align: left;
  }
  tbody td[data-wide] { display: block; }
  tbody td:is([data-place='none'], :empty, :has(> [data-none], > span > [data-none]:only-child)) { display: none; }
  tbody td[data-place='title'] {
    order: 0;
    flex: 1 1 150px;
    font-weight: var(--weight-strong);
    font-size: var(--step-ui);
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tbody td[data-place='aside'] { order: 1; flex: 0 1 auto; margin-left: auto; }
  tbody td:is([data-place='fill'], [data-place='line']) { order: 3; white-space: normal; }
  tbody td[data-place='fill'] { flex: 99 1 88px; /* all that is left, before the amount */ white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  tbody td[data-place='amount'] {
    order: 4;
    flex: 1 0 auto;
    font-weight: var(--weight-strong);
    font-size: var(--step-ui);
    text-align: right;
  }
  tbody td[data-place='foot'] { order: 6; color: var(--text-muted); font-size: var(--o-xs); }
  tbody td:is([data-place='line'], [data-place='foot'])[data-align='end']::before {
    content: attr(data-label) ' ';
    margin-right: 2px;
    color: var(--text-muted);
    font-size: var(--o-xs);
  }
  tbody td:is([data-place='line'], [data-place='foot'])[data-align='end'] > * { display: inline-block; }
  tbody td[data-place='title'] small { font-weight: var(--weight); }
  tbody td[data-place='line'] [data-words] { display: none; }
  tbody td[data-place] > * { justify-content: start; justify-items: start; text-align: left; }
  tbody td[data-place]:is([data-place='aside'], [data-place='amount']) > * {
    justify-content: end;
    justify-items: end;
    text-align: right;
  }

  tbody td[data-kind='box'] { position: absolute !important; top: 2px; left: 12px; }
  tbody td[data-kind='actions'] { order: 7; margin: -10px -12px -10px auto; background: none; /* it reaches over the line above */ }
  tbody td[data-kind='actions'] > button { width: var(--control); height: var(--control); }
  tbody tr[aria-hidden] > td { order: 3; flex: 1 1 60%; padding-block: var(--space-1) !important; }
  tbody tr[aria-hidden] > td:nth-child(n + 3) { display: none; }
  tbody td[data-kind='wide'] { display: block; padding: var(--space-5) 0 !important; text-align: center; }
`;
