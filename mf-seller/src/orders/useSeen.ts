import { useRef } from 'react';

/** The rows of a list that were shown, of whatever page: what is chosen stays known when another page is shown. */
export const useSeen = <Row extends { readonly id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> => {
  const seen = useRef(new Map<string, Row>());
  for (const row of rows) seen.current.set(row.id, row);
  return seen.current;
};
