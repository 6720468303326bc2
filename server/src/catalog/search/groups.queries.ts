import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import type { Group } from './groups.ts';

/** All groups, the oldest first. */
export const listGroups = (reader: Reader): Promise<Group[]> =>
  reader.selectFrom('search_groups').select(['id', 'language', 'words', 'version']).orderBy('id').execute();

/** The same, and nobody else changes one until the transaction ends. Readers do not wait. */
export const lockGroups = async (tx: Tx): Promise<Group[]> => {
  await sql`lock table search_groups in share row exclusive mode`.execute(tx);
  return listGroups(tx);
};
