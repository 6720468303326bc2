import type { Reader } from '../../platform/db/open.ts';

/** A person's name; empty for one who is gone. */
export const nameOf = async (reader: Reader, userId: string): Promise<string> => {
  const row = await reader.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return row?.name ?? '';
};
