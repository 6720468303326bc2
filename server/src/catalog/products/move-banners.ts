import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';

/** Puts the banners of one kind into an order; those that are not named keep theirs, after them. */
export const moveBanners = async (tx: Tx, kind: number, ids: readonly number[]): Promise<void> => {
  await sql`lock table banners in share row exclusive mode`.execute(tx);
  await sql`
    update banners b set sort = placed.place from (
      select id, row_number() over (order by coalesce(array_position(${[...ids]}::int[], id), 1000000), sort, id) as place
      from banners where type = ${kind} and removed_at is null) placed
    where b.id = placed.id and b.sort <> placed.place`.execute(tx);
};
