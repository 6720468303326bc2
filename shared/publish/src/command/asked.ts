import { parseArgs } from 'node:util';
import type { Check } from '../publish.ts';
import { type Verb, verbNames } from './usage.ts';

/** The arguments are invalid; the message says which. */
export class UsageError extends Error {}

export type Asked = {
  readonly verb: Verb;
  /** `mf_catalog`, as in the registry; empty for a verb about all of them. */
  readonly name: string;
  /** The other arguments without a dash: the share of `canary`. */
  readonly rest: readonly string[];
  readonly options: Options;
};

const known = {
  reason: { type: 'string' },
  by: { type: 'string' },
  version: { type: 'string' },
  shop: { type: 'string' },
  from: { type: 'string' },
  mall: { type: 'string' },
  canary: { type: 'string' },
  publisher: { type: 'string' },
  remotes: { type: 'string' },
  key: { type: 'string' },
  subject: { type: 'string' },
  here: { type: 'boolean' },
  'no-wait': { type: 'boolean' },
} as const;
type Flag = 'here' | 'no-wait';
export type Options = Partial<Record<Exclude<keyof typeof known, Flag>, string> & Record<Flag, boolean>>;

/** The input of a verb. */
export type Doing = Asked & {
  readonly env: NodeJS.ProcessEnv;
  readonly say: (line: string) => void;
  /** The checks of a candidate, in the mall at this address, with its files in this store. */
  readonly checksIn: (mall: string, store: string) => readonly Check[];
};

/** `10%` or `10`. */
export const percentIn = (word: string | undefined): number => {
  const [, digits] = /^(\d+(?:\.\d+)?)\s*%?$/.exec(word ?? '') ?? [];
  if (digits === undefined) throw new UsageError('Which share of the visitors? For example 10%.');
  return Number(digits);
};

/** Undefined for no arguments, and for help. Throws UsageError. */
export const readWords = (words: readonly string[]): Asked | undefined => {
  const { values, positionals } = parsed(words);
  const [verb, given = '', ...rest] = positionals;
  if (verb === undefined || verb === 'help') return undefined;
  if (!isVerb(verb)) throw new UsageError(`There is no "${verb}".`);
  return { verb, name: given.replaceAll('-', '_'), rest, options: values };
};

const parsed = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options: known, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const isVerb = (word: string): word is Verb => verbNames.some((verb) => verb === word);
