import type { Language } from '@mall/contract/core/languages';
import type { Audience } from './kinds.ts';

export type MessageText = { readonly title: string; readonly body: string };

/** What operators wrote for messages; undefined where the mall's own words are sent. */
export type OwnTexts = (type: string, audience: Audience, language: Language) => MessageText | undefined;

export const noOwnTexts: OwnTexts = () => undefined;

type Row = MessageText & {
  readonly type: string;
  readonly audience: string;
  readonly language: string;
};

export const ownTextsOf = (rows: readonly Row[]): OwnTexts => {
  const known = new Map(
    rows.map(({ type, audience, language, ...text }) => [`${type}|${audience}|${language}`, text]),
  );
  return (type, audience, language) => known.get(`${type}|${audience}|${language}`);
};

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/** The names that a text asks for, each once. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name)),
];

/** A text with its values; a name without one is left out. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(placeholder, (_, name: string) => String(values[name] ?? ''));
