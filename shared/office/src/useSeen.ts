import { useRef } from 'react';

/**
 * The rows of a list that were displayed, on any page: chosen ones stay known when another page is displayed.
 */
export const useSeen = <Row extends { readonly id: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, Row> => {
  const seen = useRef(new Map<string, Row>());
  for (const row of rows) seen.current.set(row.id, row);
  return seen.current;
};
