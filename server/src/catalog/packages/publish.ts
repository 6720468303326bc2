import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';

type Columns = Pick<Insertable<Schema['packages']>, 'category_id' | 'tier' | 'special'>;
type Version = Omit<
  Insertable<Schema['package_versions']>,
  'package_id' | 'version' | 'review_status' | 'reason' | 'at'
>;
type Publication = {
  /** Null for a new package. */
  readonly id: number | null;
  /** Null for one of the mall. */
  readonly shopId: string | null;
  readonly columns: Columns;
  /** All of it for a new package; of one that was published, what differs from the version before. */
  readonly content: Version;
  readonly changed: Partial<Version>;
};

/**
 * Shows shoppers a new version of a package; versions that orders name stay as they were. What nobody changed is
 * taken from the version before. Gives the package's id.
 */
export const publishVersion = async (tx: Tx, publication: Publication): Promise<number> => {
  const { shopId, columns, content, changed } = publication;
  const id = publication.id ?? (await nextId(tx));
  if (publication.id === null)
    await tx
      .insertInto('packages')
      .values({ id, shop_id: shopId, live_version: null, ...columns })
      .execute();
  const version =
    publication.id === null ? await addFirst(tx, id, content) : await addNext(tx, publication.id, changed);
  await tx
    .updateTable('packages')
    .set({ ...columns, live_version: version })
    .where('id', '=', id)
    .execute();
  return id;
};

const addFirst = async (tx: Tx, id: number, content: Version): Promise<number> => {
  await tx
    .insertInto('package_versions')
    .values({ package_id: id, version: 1, ...content, review_status: 'approved', reason: null })
    .execute();
  return 1;
};

/** A copy of the live version, then what differs. */
const addNext = async (tx: Tx, id: number, changed: Partial<Version>): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    insert into package_versions (package_id, version, name, slogan, cover, banner, album, hotspots, rooms, price,
      review_status)
    select v.package_id, (select max(version) + 1 from package_versions where package_id = ${id}), v.name, v.slogan,
      v.cover, v.banner, v.album, v.hotspots, v.rooms, v.price, 'approved'
    from packages p join package_versions v on v.package_id = p.id and v.version = p.live_version
    where p.id = ${id} returning version`.execute(tx);
  const [added] = rows;
  if (added === undefined) throw new Error(`Package ${id} has no version that shoppers see`);
  if (Object.keys(changed).length > 0)
    await tx
      .updateTable('package_versions')
      .set(changed)
      .where('package_id', '=', id)
      .where('version', '=', added.version)
      .execute();
  return added.version;
};

const nextId = async (tx: Tx): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select nextval('package_ids')::int as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('No id from package_ids');
  return row.id;
};
