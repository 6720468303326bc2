import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import { readPlatform } from './platform.queries.ts';

/** Leads the home page's tile of small items to a brand; returns the brand that it led to, which nobody changes meanwhile. */
export const saveHomeBrand = async (tx: Tx, brandId: number): Promise<number> => {
  await sql`lock table settings in share row exclusive mode`.execute(tx);
  const { smallItemsBrandId: before } = await readPlatform(tx);
  await tx
    .insertInto('settings')
    .values({ key: 'smallItemsBrandId', value: json(brandId) })
    .onConflict((row) =>
      row.column('key').doUpdateSet({ value: sql`excluded.value`, changed_at: sql<Date>`now()` }),
    )
    .execute();
  return before;
};
