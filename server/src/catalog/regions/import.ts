import type { Db } from '../../platform/db/open.ts';

type Region = { id: number; parent_id: number | null; name: string; level: number };
type Source = { value: string; label: string; children?: Source[] };
const rowsAtOnce = 1000;

/** Fills the empty table of regions with China's provinces, cities and districts. Returns their number. */
export const importRegions = async (db: Db): Promise<number> => {
  const { n } = await db
    .selectFrom('regions')
    .select((expression) => expression.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  if (n > 0) return n;
  // Read only where it is needed: once in the life of a database.
  const { regionData } = await import('element-china-area-data');
  const rows = flat(regionData, null, 1).sort((a, b) => a.level - b.level);
  await db.transaction().execute(async (tx) => {
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await tx
        .insertInto('regions')
        .values(rows.slice(at, at + rowsAtOnce))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  return rows.length;
};

/** Municipalities keep their middle level (市辖区), so that every address has three. */
const flat = (from: readonly Source[], parent: number | null, level: number): Region[] =>
  from.flatMap(({ value, label, children }) => {
    const id = Number(value);
    return [{ id, parent_id: parent, name: label, level }, ...flat(children ?? [], id, level + 1)];
  });
