import type { Item } from '@mall/contract/operations';
import type { Language } from '@mall/contract/core/languages';
import type { StoredJobProblem } from '../../../platform/db/schema.ts';
import { moneyText } from '../../../platform/i18n/format.ts';
import type zh from '../phrases/zh.json';
import { has, say } from '../phrases.ts';

export type FaultKey = keyof typeof zh extends infer Key
  ? Key extends `fault.${infer Fault}`
    ? Fault
    : never
  : never;

/** An error of a file as its reader sees it: row, column with the file's title, and what is right. */
export const shownProblem = (
  { row, column, problem, detail = {} }: StoredJobProblem,
  language: Language,
): Item<'shopJob.list'>['problems'][number] => {
  const { amount } = detail;
  const shown = { ...detail, ...(typeof amount === 'number' ? { amount: moneyText(amount, language) } : {}) };
  const key = `fault.${problem}`;
  return { row, column, problem: has(key) ? say(key, language, shown) : problem };
};
