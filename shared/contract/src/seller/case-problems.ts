import { type CaseContent, type CaseField, caseLimits, type CaseSection } from './own-cases.ts';
import { type Language, languages } from '../core/languages.ts';
import { isSaid } from './own-goods.ts';

export type CaseProblemKey =
  | 'missing'
  | 'area.wrong'
  | 'pictures.none'
  | 'spots.none'
  | 'spots.unbound'
  | 'plan.empty';
/** A problem that prevents sending a case; `picture` counts from 1. */
export type CaseProblem = {
  readonly field: CaseField;
  readonly section: CaseSection;
  readonly key: CaseProblemKey;
  readonly picture?: number;
};

/** The one list of rules for sending a case to review. The form displays it; the API refuses by it. */
export const caseProblems = ({ title, room, style, area, pictures, plan }: CaseContent): CaseProblem[] => {
  const basics = (field: CaseField, key: CaseProblemKey = 'missing'): CaseProblem => ({
    field,
    section: 'basics',
    key,
  });
  const unbound = pictures.flatMap(({ spots }, at) =>
    spots.some(({ skuId }) => skuId === null) ? [at + 1] : [],
  );
  const bound = pictures.some(({ spots }) => spots.some(({ skuId }) => skuId !== null));
  const ofSpots = { field: 'pictures', section: 'spots' } as const;
  return [
    ...(isSaid(title) ? [] : [basics('title')]),
    ...(room === null ? [basics('room')] : []),
    ...(style === null ? [basics('style')] : []),
    ...(area === null ? [basics('area')] : isArea(area) ? [] : [basics('area', 'area.wrong')]),
    ...(pictures.length === 0
      ? [{ field: 'pictures', section: 'pictures', key: 'pictures.none' } as const]
      : []),
    ...unbound.map((picture) => ({ ...ofSpots, key: 'spots.unbound', picture }) as const),
    ...(pictures.length > 0 && unbound.length === 0 && !bound
      ? [{ ...ofSpots, key: 'spots.none' } as const]
      : []),
    ...(plan !== null && (plan.rooms.length === 0 || !plan.items.some(({ skuId }) => skuId !== null))
      ? [{ field: 'plan', section: 'plan', key: 'plan.empty' } as const]
      : []),
  ];
};

const isArea = (area: number): boolean => area >= caseLimits.area.min && area <= caseLimits.area.max;

/** How many of the filled-in texts are translated into this language. */
export const saidInCase = ({ title, intro }: CaseContent, code: Language): { said: number; of: number } => {
  const all = [title, intro].filter(isSaid);
  return { said: all.filter((typed) => (typed[code] ?? '').trim() !== '').length, of: all.length };
};

/** A recommendation, not a requirement: languages in which the title is missing. */
export const titleMissingIn = ({ title }: CaseContent): Language[] =>
  isSaid(title) ? languages.filter((code) => !(title[code] ?? '').trim()) : [];
