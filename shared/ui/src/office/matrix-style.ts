import { styled } from 'styled-components';
import { media } from '../base/media.ts';

export const OnPhone = styled.div`
  display: none;

  ${media.phone} { display: flex; align-items: end; gap: var(--space-2); padding: var(--space-3) var(--space-4) 0; > :first-child { flex: 1; } }
`;

export const Scroller = styled.div`
  position: relative; /* hidden words of its cells stay inside of it */
  overflow: auto;
  max-height: max(320px, calc(100dvh - 208px)); /* header, title and the bar below stay in sight */
  border-radius: inherit;

  &:focus-visible { outline-offset: -2px; }
  ${media.phone} { max-height: none; }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: var(--o-s);
  line-height: 1.4;

  th, td {
    height: var(--o-row-compact);
    padding: 3px 10px;
    border-bottom: 1px solid var(--o-line-soft);
    background: var(--surface);
    text-align: center;
    font-weight: inherit;
    white-space: nowrap;
  }
  tbody tr:hover > :is(th[scope='row'], td:not([data-own])) { background: var(--o-hover); }
  tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 300px;
    padding-left: var(--space-4);
    text-align: left;
  }
  th[scope='row'] > span { display: flex; align-items: baseline; justify-content: space-between; gap: var(--space-3); }
  th code { color: var(--text-muted); font: 11.5px ui-monospace, monospace; }
  th[scope='rowgroup'] {
    height: 34px;
    padding-top: 12px;
    background: var(--o-zebra);
    font-weight: var(--weight-strong);
  }
  thead th { position: sticky; top: 0; z-index: 2; /* over the first column */ height: 64px; min-width: 92px; border-color: var(--line); color: var(--text-muted); font-size: var(--o-xs); }
  thead th:first-child { z-index: 3; /* where head and column cross */ }
  thead th > b {
    display: block;
    overflow: hidden;
    max-width: 140px;
    margin-inline: auto;
    color: var(--text);
    font-size: var(--o-s);
    font-weight: var(--weight-strong);
    text-overflow: ellipsis;
  }
  thead th > small { font-size: inherit; }
  thead th > button {
    display: inline-grid;
    width: 28px;
    height: 24px;
    vertical-align: middle;
    border-radius: var(--o-radius);
  }
  td > svg { display: inline; color: var(--success); vertical-align: middle; }
  td > i { color: var(--text-muted); font-style: normal; }
  [data-own] { background: var(--o-selected); }
  td [type='checkbox'] + span { margin-inline: auto; }
  tbody:last-child tr:last-child > * { border-bottom: 0; }

  ${media.belowDesk} {
    tr > :first-child { min-width: 220px; }
    th code { display: none; }
  }
  ${media.phone} {
    thead { display: none; }
    tr > :first-child { min-width: 0; white-space: normal; }
    td:not([data-shown]) { display: none; }
    th, td { height: var(--control); }
  }
`;
