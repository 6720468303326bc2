import { type Language, languages } from '@mall/contract/core/languages';
import { type LegalKind, legalKinds } from '@mall/contract/core/legal';
import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';

type Words = Readonly<Record<string, string>>;

/** The languages in which a row has words, without the words. */
const codes = sql<string[]>`array(select key from jsonb_each_text(text) where value <> '')`;

/** Every version, the newest first, with the languages in which it is written. */
export const legalVersions = async (reader: Reader) => {
  const rows = await reader
    .selectFrom('legal_texts')
    .select(['kind', 'version', 'published_at', codes.as('codes')])
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ kind, version, codes: written, published_at }) => ({
    kind,
    version,
    languages: languages.filter((code) => written.includes(code)),
    publishedAt: published_at,
  }));
};

/** One version of a text, the newest without a version; undefined where there is none. */
export const legalVersion = (reader: Reader, kind: LegalKind, version?: number) => {
  const rows = reader.selectFrom('legal_texts').selectAll().where('kind', '=', kind);
  return (version === undefined ? rows : rows.where('version', '=', version))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** The kinds of which a text is in force, in their order. */
export const legalInForce = async (reader: Reader): Promise<LegalKind[]> => {
  const rows = await reader
    .selectFrom('legal_texts')
    .distinctOn('kind')
    .select(['kind', codes.as('codes')])
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  const written = rows.filter((row) => row.codes.length > 0).map(({ kind }) => kind);
  return legalKinds.filter((kind) => written.includes(kind));
};

/** The languages in which a text has words. */
export const writtenIn = (text: Words): Language[] => languages.filter((code) => (text[code] ?? '') !== '');
