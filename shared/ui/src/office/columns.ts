import type { ReactNode } from 'react';

/** One column of a table, as data. */
export type Column<Row, Key extends string = string> = {
  id: string;
  /** Phrase key of its heading; the table translates it. */
  header: Key;
  cell: (row: Row) => ReactNode;
  /** Text left, numbers, money and comparable dates right (`end`), marks in the middle. */
  align?: 'start' | 'end' | 'center';
  /** The list can be sorted by it; the server sorts. */
  sortable?: boolean;
  /** CSS width; one column takes the rest. */
  width?: string;
  /** Hidden below 1200 px. */
  wideOnly?: boolean;
  /** Its place in the card that replaces a row on a phone; without it, `placeOf` decides. */
  card?: CardPlace;
  /** Hidden until the user chooses it in the column menu. */
  offAtFirst?: boolean;
};

/**
 * The card of a row: its title with a status aside, below them lines of values one after the other (`fill`
 * takes the remaining width and is clipped) with the amount on the right, and a foot for the rest.
 */
export type CardPlace = 'title' | 'aside' | 'fill' | 'line' | 'amount' | 'foot' | 'none';

/**
 * The first column is the title; a column that is hidden below 1200 px is hidden in the card too; any other
 * is a line.
 */
export const placeOf = (
  { card, wideOnly }: { card?: CardPlace; wideOnly?: boolean },
  isIdentity: boolean,
): CardPlace => card ?? (isIdentity ? 'title' : wideOnly ? 'none' : 'line');

export type Sort = { id: string; order: 'asc' | 'desc' };

/** An action on one row. A disabled one stays in the menu with the reason. */
export type RowAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  run?: () => void;
  disabledBecause?: string | false;
  danger?: boolean;
  /** The letter that runs it in the focused row. */
  hotkey?: string;
};

/** The next order after a click on a sortable heading: ascending, then descending. */
export const nextSort = (sort: Sort | undefined, id: string): Sort => ({
  id,
  order: sort?.id === id && sort.order === 'asc' ? 'desc' : 'asc',
});

/**
 * The selection after a row's box was changed; with Shift, everything between it and the last changed row
 * follows.
 */
export const afterSelect = (
  keys: readonly string[],
  selected: ReadonlySet<string>,
  key: string,
  on: boolean,
  anchor: string | undefined,
): Set<string> => {
  const next = new Set(selected);
  const from = anchor === undefined ? -1 : keys.indexOf(anchor);
  const to = keys.indexOf(key);
  const range = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  for (const one of range) {
    if (on) next.add(one);
    else next.delete(one);
  }
  return next;
};

/**
 * The columns that the user chose, as comma-separated ids in their order; the first one identifies the row
 * and stays.
 */
export const chosenColumns = <Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
  chosen: string,
): readonly Column<Row, Key>[] => {
  const [identity, ...others] = columns;
  if (identity === undefined) return [];
  const ids = chosen.split(',');
  const wanted = ids.flatMap((id) => others.find((column) => column.id === id) ?? []);
  return [identity, ...(wanted.length === 0 ? others.filter((column) => !column.offAtFirst) : wanted)];
};
