import { type Language, languages } from '@mall/contract/core/languages';
import { dayText, moneyText } from '../i18n/format.ts';
import { phrasesBeside } from '../i18n/phrases.ts';
import type { Audience } from './kinds.ts';
import { filled, namesIn, noOwnTexts, type OwnTexts } from './own-texts.ts';
import zh from './phrases/zh.json' with { type: 'json' };

const { say, has, source } = phrasesBeside<typeof zh>(import.meta.url);

/** The message types: each has phrases. */
export type MessageType = keyof typeof zh extends infer Key
  ? Key extends `${infer Type}.${Audience}.title`
    ? Type
    : never
  : never;

/**
 * Stored values of a message: text as it is, `amount` and `was` in minor units of `currency`, `date` as ISO-8601,
 * `name.<language>` of a product, `reason.<language>` of a ban.
 */
export type MessageParams = Readonly<Record<string, string | number>>;

/** A type without a phrase for an audience is not sent to it. */
export const isFor = (type: MessageType, audience: Audience): boolean => has(`${type}.${audience}.title`);

type Usual = { readonly title: string; readonly body: string; readonly names: readonly string[] };

/** The mall's own words of a message, with the names of the values that they have in any language; undefined if there is no such message. */
export const usualText = (type: string, audience: Audience, language: Language): Usual | undefined => {
  const [title, body] = [`${type}.${audience}.title`, `${type}.${audience}.body`];
  if (!has(title) || !has(body)) return undefined;
  const all = languages.map((one) => `${source(title, one)} ${source(body, one)}`).join(' ');
  return { title: source(title, language), body: source(body, language), names: namesIn(all) };
};

/** All messages, in the order of the phrases. */
export const messages = (
  language: Language,
): (Usual & { readonly type: string; readonly audience: Audience })[] =>
  Object.keys(zh).flatMap((key) => {
    const [, type = '', audience] = /^(.+)\.(member|shop)\.title$/.exec(key) ?? [];
    if (audience !== 'member' && audience !== 'shop') return [];
    const usual = usualText(type, audience, language);
    return usual === undefined ? [] : [{ type, audience, ...usual }];
  });

/** The text of a message in its reader's language, whenever it was sent: the mall's own words, or those of operators. */
export const renderMessage = (
  type: string,
  audience: Audience,
  params: MessageParams,
  language: Language,
  ownTexts: OwnTexts = noOwnTexts,
): { title: string; body: string } => {
  const [title, body] = [`${type}.${audience}.title`, `${type}.${audience}.body`];
  if (!has(title) || !has(body)) return { title: type, body: '' };
  const { amount, was, date, rows } = params;
  const currency = typeof params.currency === 'string' ? params.currency : undefined;
  const shown = {
    ...params,
    ...(rows === undefined ? {} : { count: rows }),
    ...inLanguage(params, language),
    ...(typeof amount === 'number' ? { amount: moneyText(amount, language, currency) } : {}),
    ...(typeof was === 'number' ? { was: moneyText(was, language, currency) } : {}),
    ...(typeof date === 'string' ? { date: dayText(new Date(date), language) } : {}),
  };
  const own = ownTexts(type, audience, language);
  if (own !== undefined) return { title: filled(own.title, shown), body: filled(own.body, shown) };
  return { title: say(title, language, shown), body: say(body, language, shown) };
};

/** What was stored in each language, in the reader's. */
const inLanguage = (params: MessageParams, language: Language): MessageParams =>
  Object.fromEntries(
    ['name', 'reason'].flatMap((key) => {
      const text = params[`${key}.${language}`];
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
