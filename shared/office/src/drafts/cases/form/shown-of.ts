import type { Language } from '@mall/contract/core/languages';
import type { CaseContent, CaseField } from '@mall/contract/seller/own-cases';
import { textOf } from '../../text-of.ts';

/** The value of a field as text, short enough to tell it apart from another. */
export const shownOf = (content: CaseContent, field: CaseField, lang: Language): string => {
  if (field === 'title' || field === 'intro') return textOf(content[field], lang);
  if (field === 'pictures')
    return content.pictures.map(({ spots }, at) => `${at + 1}: ${spots.length}`).join(', ') || '–';
  if (field === 'plan') return content.plan === null ? '–' : String(content.plan.items.length);
  if (field === 'area') return content.area === null ? '–' : `${content.area / 100} m²`;
  return content[field] ?? '–';
};
