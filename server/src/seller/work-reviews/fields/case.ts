import type { CaseContent } from '@mall/contract/seller/own-cases';
import { choice, type Entry, lines, type Names, number, pictures, texts } from './entries.ts';
import { placeText } from './package.ts';

/** What a design case says. */
export const caseEntries = (content: CaseContent, names: Names): Entry[] => [
  ...texts('title', content.title),
  ...texts('intro', content.intro),
  ...choice('room', content.room),
  ...choice('style', content.style),
  ...number('area', content.area === null ? null : content.area / 100, 'squareMetres'),
  ...pictures(
    'pictures',
    content.pictures.map(({ url }) => url),
  ),
  ...content.pictures.flatMap(({ url, spots }, at) =>
    lines(
      'spots',
      spots.map(({ x, y, skuId }) => `${skuId === null ? '–' : names.sku(skuId)} (${placeText(x, y)})`),
      { of: String(at + 1), key: url, mark: JSON.stringify(spots.map(({ skuId }) => skuId)) },
    ),
  ),
  ...number('plan', content.plan === null ? null : content.plan.items.length, 'pieces', {
    mark: JSON.stringify(content.plan),
  }),
];

export const skusOfCase = ({ pictures: all }: CaseContent): string[] =>
  all.flatMap(({ spots }) => spots.flatMap(({ skuId }) => (skuId === null ? [] : [skuId])));
