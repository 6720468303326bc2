import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, VisuallyHidden } from '@mall/ui';

export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /**
   * Numbers are right-aligned, sentences may wrap, a gauge has a line of its own on a card; anything else is
   * a word or two.
   */
  kind?: 'figure' | 'sentence' | 'gauge';
};

type Props<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The sentence that replaces the rows when there are none. */
  empty: string;
};

/**
 * A table whose first column names the row; it scrolls by itself where it is too wide. In a narrow window
 * each row is a card, with the headings before the values. ARIA roles restore the table semantics that the
 * styles remove.
 */
export function Table<Row>({ caption, columns, rows, keyOf, empty }: Props<Row>) {
  if (rows.length === 0) return <Empty>{empty}</Empty>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys (WCAG 2.1.1)
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Sheet role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, head, kind }) => (
              <th key={key} scope="col" role="columnheader" data-kind={kind}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ key, head, cell, kind }, at) =>
                at === 0 ? (
                  <th key={key} scope="row" role="rowheader" data-label={head}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} role="cell" data-kind={kind} data-label={head}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  );
}

const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`;

const Sheet = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--step--1);
  line-height: var(--leading-ui);
  font-variant-numeric: tabular-nums;

  th, td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    text-align: start;
    vertical-align: baseline;
    white-space: nowrap;
  }
  thead th { border-bottom: 1px solid var(--line-strong); color: var(--text-muted); font-weight: var(--weight-strong); }
  tbody th { font-weight: var(--weight-strong); }
  tbody tr + tr > * { border-top: 1px solid var(--line); }
  [data-kind='figure'] { padding-right: var(--space-5); text-align: end; }
  [data-kind='sentence'] { min-width: 22ch; white-space: normal; overflow-wrap: anywhere; }
  th:last-child, td:last-child { padding-right: 0; }

  ${media.narrow} {
    &, tbody { display: block; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: var(--space-1) var(--space-4);
      padding-block: var(--space-3);
    }
    tbody tr + tr { border-top: 1px solid var(--line); }
    tbody tr + tr > * { border-top: 0; }
    tbody :is(th, td, [data-kind]) {
      display: flex;
      align-items: baseline;
      gap: var(--space-2);
      min-width: 0;
      padding: 0;
      text-align: start;
      white-space: normal;
      overflow-wrap: anywhere;
    }
    tbody :is(th, td)::before {
      content: attr(data-label);
      flex: none;
      color: var(--text-muted);
      font-size: var(--step--2);
      font-weight: var(--weight);
    }
    tbody :is(th, [data-kind='sentence'], [data-kind='gauge']) { flex: 0 0 100%; }
    tbody [data-kind='gauge'] { align-items: center; margin-top: var(--space-1); }
    tbody [data-kind='gauge']::before { min-width: 3ch; }
    tbody th { font-size: var(--step-ui); }
  }
`;

const Empty = styled.p`
  color: var(--text-muted);
  font-size: var(--step-ui);
`;
