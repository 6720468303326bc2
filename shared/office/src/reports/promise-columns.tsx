import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import type { Promises } from './types.ts';

type Key = ParseKeys<'reports'>;
export type PromiseRow = Promises['rows'][number];

/** How many of a hundred were kept, in basis points; null where nothing was due. */
export const shareKept = ({ due, kept }: Promises['now']): number | null =>
  due === 0 ? null : Math.round((10_000 * kept) / due);

/** Dashes for nothing, so that what is late stands out. */
const orNone = (count: number) => Cells.number(count === 0 ? null : count);

export const promiseColumns = (by: Promises['by'], nameOf: (row: PromiseRow) => string) => {
  const number = (
    id: Key,
    of: (row: PromiseRow) => ReturnType<typeof orNone>,
    card?: 'none',
  ): Column<PromiseRow, Key> => ({ id, header: id, align: 'end', cell: of, ...(card && { card }) });
  return [
    { id: 'name', header: `by.${by}`, cell: (row) => Cells.text(nameOf(row)) },
    number('promises.due', ({ sums }) => Cells.number(sums.due)),
    number('promises.kept', ({ sums }) => orNone(sums.kept), 'none'),
    number('promises.late', ({ sums }) => orNone(sums.late)),
    number('promises.open', ({ sums }) => orNone(sums.open)),
    number('promises.share', ({ sums }) => Cells.percent(shareKept(sums))),
  ] as const satisfies readonly Column<PromiseRow, Key>[];
};
