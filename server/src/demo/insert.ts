const rowsAtOnce = 250;

/** Inserts many rows a few hundred at a time: a statement takes at most 65,535 values. */
export const insertInParts = async <Row>(
  rows: readonly Row[],
  insert: (part: readonly Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await insert(rows.slice(at, at + rowsAtOnce));
};
