import type { Item } from '@mall/contract/operations';
import type { Language } from '@mall/contract/core/languages';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import { moneyText } from '../../../platform/i18n/format.ts';
import type zh from '../phrases/zh.json';
import { type RefusalKey, refusals } from '@mall/contract/core/refusals';
import { refusalText } from '../../../platform/http/refusal-text.ts';
import { has, say } from '../phrases.ts';

export type FaultKey = keyof typeof zh extends infer Key
  ? Key extends `fault.${infer Fault}`
    ? Fault
    : never
  : never;

const isRefusal = (key: string): key is RefusalKey => Object.hasOwn(refusals, key);

/**
 * An error of a file as its reader sees it: row, column with the file's title, and what is right. What could not be
 * written any more says so as the refusal does.
 */
export const shownProblem = (
  { row, column, problem, detail = {} }: StoredJobProblem,
  language: Language,
): Item<'shopJob.list'>['problems'][number] => {
  const { amount } = detail;
  const shown = { ...detail, ...(typeof amount === 'number' ? { amount: moneyText(amount, language) } : {}) };
  const key = `fault.${problem}`;
  if (has(key)) return { row, column, problem: say(key, language, shown) };
  return { row, column, problem: isRefusal(problem) ? refusalText(problem, language, detail) : problem };
};

/** The fault for who may not read the sheet: neither the supply price that it compares with nor the cell of one. */
export const withoutAmounts = (fault: StoredJobProblem): StoredJobProblem => {
  const { row, column } = fault;
  if (fault.problem === 'belowSupply') return { row, column, problem: 'belowSupplyAlone' satisfies FaultKey };
  if (fault.problem === 'notAmount') return { row, column, problem: 'notAmountAlone' satisfies FaultKey };
  return fault;
};
