import type { Item } from '@mall/contract/operations';
import type { Language } from '@mall/contract/core/languages';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import { fill, moneyText } from '../../../platform/i18n/words.ts';
import { type FaultKey, faultWords } from './fault-words.ts';

const isKey = (key: string): key is FaultKey => Object.hasOwn(faultWords, key);

/** A fault of a file as its reader is told: row, column as the file calls it, and what is right. */
export const shownProblem = (
  { row, column, problem, detail = {} }: StoredJobProblem,
  language: Language,
): Item<'shopJob.list'>['problems'][number] => {
  const { amount } = detail;
  const shown = { ...detail, ...(typeof amount === 'number' ? { amount: moneyText(amount, language) } : {}) };
  return { row, column, problem: isKey(problem) ? fill(faultWords[problem][language], shown) : problem };
};
