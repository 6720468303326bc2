import { isLanguage, type Language, languageNames } from '@mall/contract/core/languages';
import { phrasesBeside } from '../../i18n/phrases.ts';
import { type FieldProblem, InvalidInput, type Rule } from './problems.ts';
import type zh from './phrases/zh.json';

const { say, has } = phrasesBeside<typeof zh>(import.meta.url);

/** More than these in one message are not read. */
const mostSaid = 3;

/** What is wrong with an input, field by field in the words of the reader; undefined for another refusal. */
export const inputSentence = (error: unknown, language: Language): string | undefined =>
  error instanceof InvalidInput ? sentenceOf(error.problems, error.operation, language) : undefined;

/** The same for a refusal that names fields alone. */
export const fieldsSentence = (fields: readonly string[], language: Language): string | undefined =>
  fields.length === 0
    ? undefined
    : sentenceOf(
        fields.map((field) => ({ path: field.split('.'), rule: 'wrong' })),
        '',
        language,
      );

/** Undefined when no problem has a field. It stops at the most that is said: a list can have ten thousand wrong items. */
const sentenceOf = (
  problems: readonly FieldProblem[],
  operation: string,
  language: Language,
): string | undefined => {
  const paths = new Set<string>();
  const said = new Set<string>();
  for (const problem of problems) {
    if (said.size === mostSaid) break;
    const path = problem.path.join('.');
    if (path === '' || paths.has(path)) continue;
    paths.add(path);
    const field = nameOf(problem.path, operation, language);
    const { rule, limit = 0 } = plain(problem);
    said.add(say(`rule.${rule}`, language, { field, count: limit, least: limit, most: limit }));
  }
  return said.size === 0 ? undefined : [...said].join(language === 'zh' ? '；' : '. ');
};

/** Amounts and rates have other units on the wire than on a page: a limit in those would mislead. */
const inOtherUnits =
  /amount|price|supply|freight|fee|reward|threshold|cap$|least|payout|bps|factor|value|first$|second$/i;
const largestSaid = 1e9;

const plain = ({ path, rule, limit }: FieldProblem): { rule: Said; limit?: number | undefined } => {
  const hasPlainLimit = !inOtherUnits.test(String(path.at(-1))) && Math.abs(limit ?? 0) < largestSaid;
  if (rule === 'belowLeast' && !hasPlainLimit) return { rule: 'tooLow' };
  if (rule === 'aboveMost' && !hasPlainLimit) return { rule: 'tooHigh' };
  return { rule, limit };
};
type Said = Rule | 'tooLow' | 'tooHigh';

/**
 * A field as people know it, `Lines 2 › Quantity`. What only programs write, `previewHash`, has no other name than that
 * of the API.
 */
const nameOf = (path: readonly PropertyKey[], operation: string, language: Language): string => {
  const group = operation.split('.')[0] ?? '';
  const parts: string[] = [];
  path.forEach((key, at) => {
    const name = String(key);
    const known = [`field.${group}.${name}`, `field.${name}`].find(has);
    if (known !== undefined) parts.push(say(known, language));
    else if (/^\d+$/.test(name) && parts.length > 0) parts.push(`${parts.pop()} ${Number(name) + 1}`);
    else if (isLanguage(name)) parts.push(languageNames[name]);
    else if (at === path.length - 1) parts.push(name);
  });
  return parts.join(' › ');
};
