import type { Reader } from '../../platform/db/open.ts';

/** The regions below one, or the provinces, in the order of their official numbers. */
export const regionsBelow = (reader: Reader, parentId: number | null) =>
  reader
    .selectFrom('regions')
    .select(['id', 'name', 'level'])
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .orderBy('id')
    .execute();
