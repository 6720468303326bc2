import type { Language } from '@mall/contract/core/languages';
import { type PackageContent, type PackageField, slotsOf } from '@mall/contract/seller/own-package';
import { textOf } from '../../text-of.ts';

/** The value of a field as text, short enough to tell it apart from another. */
export const shownOf = (content: PackageContent, field: PackageField, lang: Language): string => {
  switch (field) {
    case 'name':
    case 'slogan':
      return textOf(content[field], lang) || '–';
    case 'price':
      return content.price === null ? '–' : `¥${(content.price / 100).toFixed(2)}`;
    case 'rooms':
      return slotsOf(content)
        .map(({ name, options }) => `${textOf(name, lang)} × ${options.length}`)
        .join(', ');
    case 'album':
    case 'hotspots':
      return String(content[field].length);
    case 'categoryId':
    case 'tier':
    case 'special':
    case 'cover':
    case 'banner':
    case 'priceKind':
      return String(content[field] ?? '–');
  }
};
