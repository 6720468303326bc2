import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';

/** Whether this member uploaded every one of these pictures: nobody may use another's as their own. */
export const ownsMedia = async (
  reader: Reader,
  memberId: string,
  urls: readonly string[],
): Promise<boolean> => {
  const asked = [...new Set(urls)];
  if (asked.length === 0) return true;
  const keys = asked.map((url) => url.replace(/^\/media\//, ''));
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from media_files
    where owner_id = ${memberId} and (key = any(${keys}::text[]) or key = any(${asked}::text[]))`.execute(
    reader,
  );
  return rows[0]?.n === asked.length;
};
