import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

/** The hours of an office and what it promises; undefined while it has said neither. */
export const hoursOf = (reader: Reader, officeId: string) =>
  reader
    .selectFrom('talk_offices')
    .select(['version', 'days', 'answers_within'])
    .where('id', '=', officeId)
    .executeTakeFirst();

export const answersOf = (reader: Reader, officeId: string) =>
  reader
    .selectFrom('talk_answers')
    .select(['id', 'title', 'words'])
    .where('office_id', '=', officeId)
    .orderBy('title')
    .orderBy('id')
    .execute();

export const countAnswers = async (reader: Reader, officeId: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from talk_answers where office_id = ${officeId}`.execute(reader);
  return rows[0]?.n ?? 0;
};
