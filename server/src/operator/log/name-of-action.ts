import type { Language } from '@mall/contract/core/languages';
import { titleOf } from '../../platform/audit/describe-change.ts';
import { has, say } from './phrases.ts';

/** Actions of operators have names of their own; all others those that shops read. */
export const nameOfAction = (action: string, language: Language): string => {
  const key = `action.${action}`;
  return has(key) ? say(key, language) : titleOf(action, language);
};
