import type { Language } from '@mall/contract/core/languages';
import type { GoodsContent, GoodsField } from '@mall/contract/seller/own-goods';
import { textOf } from '../../text-of.ts';

/** The value of a field as text, short enough to tell it apart from another. */
export const shownOf = (content: GoodsContent, field: GoodsField, lang: Language): string => {
  const value = content[field];
  if (value === null || typeof value !== 'object') return String(value ?? '–');
  if (Array.isArray(value)) {
    if (field !== 'skus') return String(value.length);
    return content.skus.map(({ price, stock }) => `¥${(price ?? 0) / 100} × ${stock ?? 0}`).join(', ');
  }
  if (field === 'size') return `${content.size.w} × ${content.size.d} × ${content.size.h} mm`;
  return textOf(value as GoodsContent['name'], lang); // every other object of a content is a text in languages
};
