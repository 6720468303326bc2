import type { GoodsColumn } from './columns.ts';
import type { Fault, GoodsLine } from './read-cells.ts';

export type Note = 'stock' | 'draft' | 'unpublished' | 'variant';
/** A cell that changes something, and what an export would have there now; empty for what is not told, or is new. */
export type CellChange = { readonly column: GoodsColumn; readonly from: string };
/** What is found out about one row. */
export type Finding = {
  readonly line: GoodsLine;
  readonly changes: readonly CellChange[];
  readonly notes: readonly Note[];
  readonly faults: readonly Fault[];
};

/** A row, and what is found out about it step by step. */
export type Found = {
  readonly line: GoodsLine;
  readonly finding: Finding;
  /** A cell changes something, so that what is wrong with it counts. */
  readonly changed: (column: GoodsColumn, from?: string | number | null) => void;
  readonly fault: (fault: Fault) => void;
  readonly note: (note: Note) => void;
};

export const createFound = (line: GoodsLine): Found => {
  const [changes, notes, faults] = [new Array<CellChange>(), new Array<Note>(), new Array<Fault>()];
  const fault = (one: Fault): void => {
    if (!faults.some(({ column, problem }) => column === one.column && problem === one.problem))
      faults.push(one);
  };
  // What a formula gives depends on the program that opens the file; here it would choose what is changed.
  for (const one of line.faults)
    if (one.problem === 'formula' && /^(group|version|key|spec|value)/.test(one.column)) fault(one);
  return {
    line,
    finding: { line, changes, notes, faults },
    changed: (column, from = '') => {
      changes.push({ column, from: String(from ?? '') });
      for (const one of line.faults) if (one.column === column) fault(one);
    },
    fault,
    note: (note) => void notes.push(note),
  };
};

/** Whether one of these cells of a row changes something. */
export const isChanged = ({ changes }: Finding, ...columns: readonly GoodsColumn[]): boolean =>
  changes.some(({ column }) => columns.includes(column));
