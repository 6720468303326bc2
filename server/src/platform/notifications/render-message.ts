import type { Language } from '@mall/contract/core/languages';
import { dayText, moneyText } from '../i18n/format.ts';
import { phrasesBeside } from '../i18n/phrases.ts';
import type zh from './phrases/zh.json';

const { say, has } = phrasesBeside<typeof zh>(import.meta.url);

export type Audience = 'member' | 'shop';

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

/** The text of a message in its reader's language, whenever it was sent. */
export const renderMessage = (
  type: string,
  audience: Audience,
  params: MessageParams,
  language: Language,
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
