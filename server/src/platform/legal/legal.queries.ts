import { type Language, languages } from '@mall/contract/core/languages';
import { type LegalKind, legalKinds } from '@mall/contract/core/legal';
import type { Reader } from '../db/open.ts';

type Words = Readonly<Record<string, string>>;

/** Every version, the newest first, with the languages in which it is written. */
export const legalVersions = async (reader: Reader) => {
  const rows = await reader
    .selectFrom('legal_texts')
    .selectAll()
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ kind, version, text, published_at }) => ({
    kind,
    version,
    languages: writtenIn(text),
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
    .select(['kind', 'text'])
    .orderBy('kind')
    .orderBy('version', 'desc')
    .execute();
  const written = rows.filter(({ text }) => writtenIn(text).length > 0).map(({ kind }) => kind);
  return legalKinds.filter((kind) => written.includes(kind));
};

/** The languages in which a text has words. */
export const writtenIn = (text: Words): Language[] => languages.filter((code) => (text[code] ?? '') !== '');
