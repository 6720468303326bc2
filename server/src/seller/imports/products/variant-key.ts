import { createHash } from 'node:crypto';
import type { GoodsContent, GoodsSku } from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import { specsWithValues } from './named.ts';

/**
 * What a sheet calls a variant, whatever its values are called: made of its product and of its values' keys, so that
 * one that was never published has one too, and that of another product is never taken for it. Begins with a letter and is of
 * fixed length, or a program would make a number of it.
 */
export const variantKey = (draftId: string, valueIds: readonly string[]): string =>
  `V${createHash('sha256')
    .update(`${draftId} ${skuKey(valueIds)}`)
    .digest('hex')
    .slice(0, 11)
    .toUpperCase()}`;

/** The variants that a product offers, as `skuKey`, by what a sheet calls them. */
export type VariantKeys = ReadonlyMap<string, string>;

export const variantKeys = (draftId: string, content: GoodsContent): VariantKeys =>
  new Map(
    specsWithValues(content).length === 0
      ? []
      : content.skus
          .filter(({ on }) => on)
          .map(({ valueIds }) => [variantKey(draftId, valueIds), skuKey(valueIds)]),
  );

/** The variant with this key in a content of its product, be it changed meanwhile. */
export const variantOf = (keys: VariantKeys, { skus }: GoodsContent, key: string): GoodsSku | undefined => {
  const wanted = keys.get(key.toUpperCase());
  return wanted === undefined ? undefined : byValues(skus).get(wanted);
};

/** Made once for a list: each of up to 200 rows asks for its own among as many. */
const byValues = (skus: readonly GoodsSku[]): ReadonlyMap<string, GoodsSku> => {
  const made = lookups.get(skus) ?? new Map(skus.map((sku) => [skuKey(sku.valueIds), sku]));
  lookups.set(skus, made);
  return made;
};
const lookups = new WeakMap<readonly GoodsSku[], ReadonlyMap<string, GoodsSku>>();
