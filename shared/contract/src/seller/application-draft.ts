import { applicationLimits, isCountry } from '../core/application.ts';
import { lettersIn, shopProblems } from './shop-draft.ts';

/** What the form asks. The name is that of the shop. */
export type ApplicationDraft = {
  company: string;
  contact: string;
  country: string;
  storeName: string;
  sells: string;
  licence: string;
};
type Field = keyof ApplicationDraft;
export type ApplicationProblem = 'company' | 'contact' | 'country' | 'storeName' | 'sells' | 'licence';

/** What is wrong with each field, in the order of the form. */
export const applicationProblems = (draft: ApplicationDraft): Partial<Record<Field, ApplicationProblem>> => ({
  ...fits(draft, 'company'),
  ...fits(draft, 'contact'),
  ...(isCountry(draft.country) ? {} : { country: 'country' as const }),
  ...(shopProblems({ storeName: draft.storeName }).storeName === undefined
    ? {}
    : { storeName: 'storeName' as const }),
  ...fits(draft, 'sells'),
  ...(draft.licence === '' ? { licence: 'licence' as const } : {}),
});

const fits = <Name extends 'company' | 'contact' | 'sells'>(
  draft: ApplicationDraft,
  name: Name,
): Partial<Record<Name, Name>> => {
  const { min, max } = applicationLimits[name];
  const letters = lettersIn(draft[name]);
  const problem: Partial<Record<Name, Name>> = {};
  if (letters < min || letters > max) problem[name] = name;
  return problem;
};
