import { type Language, languages, pickText, type Texts } from '@mall/contract/core/languages';
import { inUnits, money } from '@mall/contract/core/money';
import type { GoodsContent, GoodsSku } from '@mall/contract/seller/own-goods';
import type { ChoiceTexts } from './choices.queries.ts';
import { type GoodsColumn, variantColumns } from './columns.ts';
import { labelChoices, labelsOf, listCell } from './named-list.ts';
import { asCell, callOf, specsWithValues, valuesOf } from './named.ts';
import { variantKey } from './variant-key.ts';
import type { Standing } from '../../drafts/products/standing.ts';

export type GoodsCells = Partial<Record<GoodsColumn, string | number | null>>;
export type Reads = {
  readonly language: Language;
  readonly texts: ChoiceTexts;
  /** Whether the reader may see what the seller pays. */
  readonly seesSupply: boolean;
};

/**
 * A product as rows of a sheet, one for each variant that it offers: what an import of these rows finds unchanged. Its
 * pictures stay away, since a sheet has none of its own. Pure.
 */
export const rowsOf = ({ id, number, version, content }: Standing, reads: Reads): GoodsCells[] => {
  const named = { group: number, version };
  const whole = wholeOf(content, reads);
  const offered = content.skus.filter(({ on }) => on);
  if (offered.length === 0) return [{ ...named, ...whole }];
  const specs = specsWithValues(content);
  return offered.map((sku, at) => ({
    ...named,
    ...(specs.length === 0 ? {} : { key: variantKey(id, sku.valueIds) }),
    ...(at === 0 ? whole : {}),
    ...Object.fromEntries(
      specs.flatMap((spec, index) => {
        const values = valuesOf(spec);
        const value = values.find((one) => sku.valueIds.includes(one.id));
        const [name, text] = variantColumns[index] ?? [];
        if (name === undefined || text === undefined || value === undefined) return [];
        return [
          [name, callOf(specs, spec, reads.language)],
          [text, callOf(values, value, reads.language)],
        ];
      }),
    ),
    ...variantCells(sku, reads.seesSupply),
  }));
};

/** The cells of a variant alone, but for what it is called. */
export const variantCells = (
  { no, price, supply, stock }: GoodsSku,
  seesSupply: boolean,
): Pick<GoodsCells, 'no' | 'price' | 'supply' | 'stock'> => ({
  no: asCell(no),
  price: unitsOf(price),
  supply: seesSupply ? unitsOf(supply) : null,
  stock,
});

/** The cells that stand in its first row. */
export const wholeOf = (
  content: GoodsContent,
  { language, texts }: Omit<Reads, 'seesSupply'>,
): GoodsCells => {
  const { categoryId, brandId, unit, size, leadDays, freightKind, freight } = content;
  return {
    ...Object.fromEntries(
      languages.flatMap((code) => [
        [`name.${code}`, asCell(content.name[code])],
        [`detail.${code}`, asCell(content.detail[code])],
      ]),
    ),
    category: textOf(texts.categories, categoryId, language),
    brand: textOf(texts.brands, brandId, language),
    unit: listCell([unit], texts.units, language),
    styles: listCell(content.styles, texts.styles, language),
    materials: listCell(content.materials, texts.materials, language),
    labels: listCell(labelsOf(content), labelChoices, language),
    width: size.w === 0 ? null : size.w,
    depth: size.d === 0 ? null : size.d,
    height: size.h === 0 ? null : size.h,
    leadDays,
    freight: freightKind === 'free' ? 0 : freightKind === 'unit' ? unitsOf(freight) : null,
  };
};

const unitsOf = (amount: number | null): number | null => (amount === null ? null : inUnits(money(amount)));

const textOf = (all: ReadonlyMap<string, Texts>, id: string | null, language: Language): string => {
  const texts = id === null ? undefined : all.get(id);
  return texts === undefined ? '' : asCell(pickText(texts, language).text);
};
