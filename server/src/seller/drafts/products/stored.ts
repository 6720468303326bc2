import { languages, pickText, type Texts } from '@mall/contract/core/languages';
import {
  type GoodsContent,
  goodsLimits,
  type GoodsSku,
  isSaid,
  type Typed,
} from '@mall/contract/seller/own-goods';
import type { OfferedSku } from '../../../catalog/index.ts';
import type { StoredBlock, StoredSpec } from '../../../platform/db/schema.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { sayToAll } from '../phrases.ts';

/** `沙发, 客厅` in each language as one list of words: the first in each, the second in each, and so on. */
export const toKeywords = (typed: Typed): Texts[] => {
  const lists = languages.map((code) => ({ code, words: wordsOf(typed[code] ?? '') }));
  const most = Math.max(...lists.map(({ words }) => words.length));
  return Array.from({ length: most }, (_, at) =>
    toTexts(Object.fromEntries(lists.map(({ code, words }) => [code, words[at] ?? '']))),
  );
};

const wordsOf = (text: string): string[] =>
  text
    .split(/[,，、;；\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 20);

export const toSpecs = ({ specType, specs }: GoodsContent): StoredSpec[] =>
  specType !== 'multi'
    ? []
    : specs.map(({ key, name, values }) => ({
        key,
        name: toTexts(name),
        values: values.map((value) => ({ ...value, name: toTexts(value.name) })),
      }));

/** The page's text, then its facts, then its pictures. */
export const toBlocks = ({ detail, facts, detailImages }: GoodsContent): StoredBlock[] => [
  ...(isSaid(detail) ? [{ type: 'text' as const, text: toTexts(detail) }] : []),
  ...(facts.length === 0
    ? []
    : [
        {
          type: 'table' as const,
          rows: facts.map(({ name, value }) => ({ name: toTexts(name), value: toTexts(value) })),
        },
      ]),
  ...detailImages.map((src) => ({ type: 'image' as const, src })),
];

/** The SKUs that are offered, complete: the problems of the contract have been looked for. */
export const toSkus = (content: GoodsContent): OfferedSku[] => {
  const specs = toSpecs(content);
  const values = specs.map((spec) => spec.values);
  return content.skus
    .filter(({ on }) => on)
    .map((sku) => {
      const chosen = values.flatMap((list) => list.filter(({ id }) => sku.valueIds.includes(id)));
      return {
        value_ids: chosen.map(({ id }) => id),
        spec_text: chosen.length === 0 ? sayToAll('standard') : joined(chosen.map(({ name }) => name)),
        price: sku.price ?? 0,
        supply_price: sku.supply ?? 0,
        image: chosen.find(({ image }) => image !== null)?.image ?? null,
        ...(sku.size ?? content.size),
        boxes: sku.boxes ?? content.boxes,
        lead_days: content.leadDays ?? goodsLimits.usualLeadDays,
        no: sku.no,
        stock: sku.stock ?? 0,
        change: changeOf(sku),
      };
    });
};

const changeOf = ({ stock, was }: GoodsSku): number => (stock === null || was === null ? 0 : stock - was);

/** The values of a SKU in each language that has one of them. */
const joined = (names: readonly Texts[]): Texts => {
  const codes = languages.filter((code) => names.some((name) => name[code] !== undefined));
  const texts = codes.map((code) => [code, names.map((name) => pickText(name, code).text).join(' · ')]);
  return toTexts(Object.fromEntries(texts));
};
