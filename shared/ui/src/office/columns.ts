import type { ReactNode } from 'react';

/** One column of a table, as data. */
export type Column<Row, Key extends string = string> = {
  id: string;
  /** Phrase key of its heading; the table says it. */
  header: Key;
  cell: (row: Row) => ReactNode;
  /** Text left, numbers, money and comparable dates right (`end`), marks in the middle. */
  align?: 'start' | 'end' | 'center';
  /** May be sorted by; the server sorts. */
  sortable?: boolean;
  /** CSS width; one column takes the rest. */
  width?: string;
  /** Left out below 1200 px. */
  wideOnly?: boolean;
  /** Where it stands in the card that a row is on a phone; without word, `placeOf` says. */
  card?: CardPlace;
  /** Not shown until somebody asks for it in the column menu. */
  offAtFirst?: boolean;
};

/**
 * The card of a row: its title with a state aside, below them lines of values one after the other (`fill` takes what they
 * leave and is cut) with the amount at the right, and a foot of what is left to know.
 */
export type CardPlace = 'title' | 'aside' | 'fill' | 'line' | 'amount' | 'foot' | 'none';

/** The first column is the title; what is left out below 1200 px is left out of the card too; all else is a line. */
export const placeOf = (
  { card, wideOnly }: { card?: CardPlace; wideOnly?: boolean },
  isIdentity: boolean,
): CardPlace => card ?? (isIdentity ? 'title' : wideOnly ? 'none' : 'line');

export type Sort = { id: string; order: 'asc' | 'desc' };

/** Something to do with one row. Disabled, it stays in the menu and says why. */
export type RowAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  to?: string;
  run?: () => void;
  disabledBecause?: string | false;
  danger?: boolean;
  /** A letter that does it in the row that has the focus. */
  hotkey?: string;
};

/** What a click on a sortable heading asks for: up, then down. */
export const nextSort = (sort: Sort | undefined, id: string): Sort => ({
  id,
  order: sort?.id === id && sort.order === 'asc' ? 'desc' : 'asc',
});

/** The selection after a row's box was changed; with Shift, everything between it and the last one changed follows. */
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
