import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';

type Columns = Pick<Insertable<Schema['packages']>, 'category_id' | 'tier' | 'special'>;
type Version = Omit<
  Insertable<Schema['package_versions']>,
  'package_id' | 'version' | 'review_status' | 'reason' | 'at'
>;

/**
 * Shows shoppers a new version of a package; versions that orders name stay as they were. Without an id it is a
 * new package; gives its id.
 */
export const publishVersion = async (
  tx: Tx,
  known: number | null,
  shopId: string | null,
  columns: Columns,
  content: Version,
): Promise<number> => {
  const id = known ?? (await nextId(tx));
  if (known === null)
    await tx
      .insertInto('packages')
      .values({ id, shop_id: shopId, live_version: null, ...columns })
      .execute();
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(version), 0)::int + 1 as next from package_versions where package_id = ${id}`.execute(
    tx,
  );
  const version = rows[0]?.next ?? 1;
  await tx
    .insertInto('package_versions')
    .values({ package_id: id, version, ...content, review_status: 'approved', reason: null })
    .execute();
  await tx
    .updateTable('packages')
    .set({ ...columns, live_version: version })
    .where('id', '=', id)
    .execute();
  return id;
};

const nextId = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval('package_ids')::int as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('No id from package_ids');
  return row.id;
};
