import { useSeen } from '@mall/office';
import { useSelection } from '@mall/ui/office';

type Listed<Row> = { rows: readonly Row[]; total: number; scope: string };

/** The ticked rows of a list, from any page that was seen, by the key of its table; they end with another filter. */
export const useChosen = <Row>({ rows, total, scope }: Listed<Row>, keyOf: (row: Row) => string) => {
  const keyed = rows.map((row) => ({ id: keyOf(row), row }));
  const selection = useSelection(
    scope,
    total,
    keyed.map(({ id }) => id),
  );
  const seen = useSeen(keyed);
  return { selection, chosen: [...selection.keys].flatMap((id) => seen.get(id)?.row ?? []) };
};
