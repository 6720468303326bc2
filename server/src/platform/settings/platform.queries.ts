import { eachLanguage, type Language, languages, pickText, type Texts } from '@mall/contract/core/languages';
import type { LegalKind } from '@mall/contract/core/legal';
import { smallItemsBrandId, sms } from '@mall/contract/core/limits';
import { z } from 'zod';
import type { Announced } from '../announcements/announcements.queries.ts';
import type { Reader } from '../db/open.ts';
import { legalTitle } from '../legal/title.ts';
import { phrasesBeside } from '../i18n/phrases.ts';
import type zh from './phrases/zh.json';

const { sayToAll } = phrasesBeside<typeof zh>(import.meta.url);

const typed = z.object(eachLanguage(() => z.string().optional()));
type Typed = z.output<typeof typed>;

/** One language is enough: what has no text in the language that all others fall back to has its first one there. */
const text = typed.transform((said, context): Texts => {
  const zh = said.zh || Object.values(said).find((words) => words !== undefined && words !== '');
  if (zh !== undefined) return { ...said, zh };
  context.addIssue('in no language');
  return z.NEVER;
});

/** Whom shoppers ask; hours may be in no language. */
const service = z.object({ phone: z.string(), hours: typed, mail: z.string() });

/** What the platform may set without a deploy (table `settings`), with the defaults. */
const platformTable = {
  shopName: {
    schema: text,
    byDefault: sayToAll('shopName'),
  },
  logo: { schema: z.string(), byDefault: '' },
  colour: { schema: z.string().nullable(), byDefault: null },
  languages: { schema: z.array(z.enum(languages)).min(1), byDefault: [...languages] },
  url: { schema: z.string(), byDefault: '' },
  recordNumber: { schema: z.string(), byDefault: '' },
  registeredNumber: { schema: z.string(), byDefault: '' },
  exhibitionUrl: { schema: z.url().nullable(), byDefault: null },
  smallItemsBrandId: { schema: z.int().positive(), byDefault: smallItemsBrandId },
  service: { schema: service, byDefault: { phone: '', hours: {}, mail: '' } },
  hotWords: {
    schema: z.object(eachLanguage(() => z.array(z.string()).default([]))),
    byDefault: eachLanguage((): string[] => []),
  },
} as const;

type Table = typeof platformTable;
export type Platform = { readonly [Key in keyof Table]: z.output<Table[Key]['schema']> };

/** The platform's settings; a stored value that no longer fits falls back to the default. */
export const readPlatform = async (reader: Reader): Promise<Platform> => {
  const rows = await reader.selectFrom('settings').select(['key', 'value']).execute();
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = Object.entries(platformTable).map(([key, { schema, byDefault }]) => {
    const read = schema.safeParse(stored.get(key));
    return [key, read.success ? read.data : byDefault];
  });
  return Object.fromEntries(entries) as Platform; // built from the same table
};

/** What operators type about their mall, as they typed it; '' is nothing. */
export type TypedPlatform = {
  readonly shopName: Typed;
  readonly logo: string;
  readonly colour: string | null;
  readonly languages: readonly Language[];
  readonly recordNumber: string;
  readonly registeredNumber: string;
  readonly exhibitionUrl: string | null;
  readonly service: z.output<typeof service>;
};

export const versionKey = 'version';

/** The settings that operators change, and their version: 0 before anybody has saved them. */
export const typedPlatform = async (
  reader: Reader,
): Promise<{ readonly version: number; readonly content: TypedPlatform }> => {
  const platform = await readPlatform(reader);
  const {
    shopName,
    logo,
    colour,
    languages: offered,
    recordNumber,
    registeredNumber,
    exhibitionUrl,
  } = platform;
  const stored = await reader
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', [versionKey, 'shopName'])
    .execute();
  const of = (key: string): unknown => stored.find((row) => row.key === key)?.value;
  const name = typed.safeParse(of('shopName'));
  const version = z.int().safeParse(of(versionKey));
  return {
    version: version.success ? version.data : 0,
    content: {
      shopName: name.success ? name.data : shopName,
      logo,
      colour,
      languages: offered,
      recordNumber,
      registeredNumber,
      exhibitionUrl,
      service: platform.service,
    },
  };
};

type Beside = {
  readonly url: string;
  readonly sandbox: boolean;
  readonly codes: boolean;
  readonly legal: readonly LegalKind[];
  readonly announcement: Announced | undefined;
};

/** `getConfig` with the spec's field names. */
export const presentPlatform = (
  platform: Platform,
  language: Language,
  { url, sandbox, codes, legal, announcement }: Beside,
) => ({
  shop_name: pickText(platform.shopName, language).text,
  pc_logo: platform.logo,
  pc_url: platform.url === '' ? url : platform.url,
  colour: platform.colour,
  languages: platform.languages,
  record_number: platform.recordNumber,
  registered_number: platform.registeredNumber,
  smallItemsBrandId: String(platform.smallItemsBrandId),
  exhibitionUrl: platform.exhibitionUrl,
  smsLen: sms.digits,
  codes,
  currency: 'CNY',
  sandbox,
  ...serviceIn(platform, language),
  ...(legal.length > 0 && { legal: legal.map((kind) => ({ kind, title: legalTitle(kind, language) })) }),
  ...(announcement && { announcement }),
});

const serviceIn = ({ service: { phone, hours, mail } }: Platform, language: Language) => {
  const said = text.safeParse(hours);
  const open = said.success ? pickText(said.data, language).text : '';
  return phone === '' && mail === '' && open === '' ? {} : { service: { phone, hours: open, mail } };
};
