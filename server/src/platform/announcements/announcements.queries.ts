import { type Language, languages, pickText } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';

/** Not taken away, and in its period. */
const isShown = sql<boolean>`removed_at is null
  and (shown_from is null or shown_from <= now()) and (shown_to is null or shown_to > now())`;

/** Without a beginning of its own an announcement begins when it is made. */
const begins = sql<Date>`coalesce(shown_from, created_at)`;

/** All that were not taken away, the one that begins last first, each with whether it is the one that is shown now. */
export const announcementsOf = async (reader: Reader) => {
  const rows = await reader
    .selectFrom('announcements')
    .selectAll()
    .select(isShown.as('is_open'))
    .where('removed_at', 'is', null)
    .orderBy(begins, 'desc')
    .orderBy('id', 'desc')
    .execute();
  const shown = rows.find((row) => row.is_open);
  return rows.map((row) => ({ ...row, is_shown: row === shown }));
};

export type AnnouncementRow = Awaited<ReturnType<typeof announcementsOf>>[number];

/** What visitors see of it, in their language. */
export type Announced = {
  readonly id: string;
  readonly text: string;
  /** The language of the text, which has not been written in every one. */
  readonly contentLang: Language;
  readonly link: string;
  readonly closable: boolean;
};

/** The announcement of this moment: of several in their period the one that began last. */
export const announcedNow = async (reader: Reader, language: Language): Promise<Announced | undefined> => {
  const row = await reader
    .selectFrom('announcements')
    .select(['id', 'text', 'link', 'closable'])
    .where(isShown)
    .orderBy(begins, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { id: String(row.id), ...textFor(row.text, language), link: row.link, closable: row.closable };
};

/** The text in the reader's language, else in the one that others fall back to, else in any. */
const textFor = (said: Readonly<Record<string, string>>, language: Language) => {
  const picked = pickText({ zh: '', ...said }, language);
  if (picked.text !== '') return picked;
  const other = languages.find((code) => (said[code] ?? '') !== '') ?? language;
  return { text: said[other] ?? '', contentLang: other };
};
