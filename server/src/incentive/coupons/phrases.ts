import { pickText, type Language, type Texts } from '@mall/contract/core/languages';
import type { CouponProblem, CouponRule } from '../../catalog/index.ts';
import { dayText, moneyText } from '../../platform/i18n/format.ts';
import { phrasesBeside } from '../../platform/i18n/phrases.ts';
import type zh from './phrases/zh.json';

const { say } = phrasesBeside<typeof zh>(import.meta.url);

/** Why a coupon does not fit, as a sentence for the reader. */
export const reasonText = (problem: CouponProblem, language: Language): string =>
  say(`reason.${problem.why}`, language, {
    ...(problem.why === 'threshold' ? { amount: moneyText(problem.missing, language) } : {}),
    ...(problem.why === 'notYet' ? { date: dayText(problem.from, language) } : {}),
  });

/** The scope of a coupon; `names` are those of its categories, brands or products. */
export const scopeText = (
  scope: CouponRule['scope'],
  names: readonly Texts[] | null,
  language: Language,
): string =>
  say(`scope.${scope}`, language, {
    names: (names ?? []).map((name) => pickText(name, language).text).join(say('comma', language)),
  });

export const validText = (
  { validTo, validDays }: { validTo: Date | null; validDays: number | null },
  language: Language,
): string =>
  validTo === null
    ? say('valid.days', language, { days: validDays ?? 0 })
    : say('valid.until', language, { date: dayText(validTo, language) });
