import type { Language } from '@mall/contract/core/languages';
import { dayText, fill, moneyText } from '../i18n/words.ts';
import { type Audience, messageWords, type Text } from './texts.ts';

export type MessageType = keyof typeof messageWords;

/** Stored values of a message: text as it is, `amount` and `was` in minor units, `date` as ISO-8601, `name.<language>` of a product. */
export type MessageParams = Readonly<Record<string, string | number>>;

const textsOf = (type: string, audience: Audience): Text | undefined => {
  const all: Record<string, Partial<Record<Audience, Text>>> = messageWords;
  return all[type]?.[audience];
};

export const isFor = (type: MessageType, audience: Audience): boolean =>
  textsOf(type, audience) !== undefined;

/** The words of a message in its reader's language, whenever it was sent. */
export const renderMessage = (
  type: string,
  audience: Audience,
  params: MessageParams,
  language: Language,
): { title: string; body: string } => {
  const texts = textsOf(type, audience);
  if (texts === undefined) return { title: type, body: '' };
  const { amount, was, date } = params;
  const name = params[`name.${language}`];
  const shown = {
    ...params,
    ...(name === undefined ? {} : { name }),
    ...(typeof amount === 'number' ? { amount: moneyText(amount, language) } : {}),
    ...(typeof was === 'number' ? { was: moneyText(was, language) } : {}),
    ...(typeof date === 'string' ? { date: dayText(new Date(date), language) } : {}),
  };
  return { title: fill(texts.title[language], shown), body: fill(texts.body[language], shown) };
};
