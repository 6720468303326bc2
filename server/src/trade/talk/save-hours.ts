import { Refusal } from '@mall/contract/core/refusals';
import type { OpenDays } from '@mall/contract/trade/talk';
import { sql } from 'kysely';
import { json, type Tx } from '../../platform/db/open.ts';

type Hours = { readonly version: number; readonly days: OpenDays; readonly answersWithin: number | null };

/** Changes the hours of an office as they were read. Returns the next version; throws talk.changedElsewhere. */
export const saveHours = async (
  tx: Tx,
  officeId: string,
  { version, days, answersWithin }: Hours,
): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    update talk_offices set days = ${json(days)}, answers_within = ${answersWithin}, version = version + 1
    where id = ${officeId} and version = ${version} returning version`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Refusal('talk.changedElsewhere');
  return row.version;
};
