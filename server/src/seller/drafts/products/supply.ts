import type { GoodsContent } from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import type { Author } from '../core/author.ts';
import type { GoodsRow } from './queries.ts';

/** A product for this reader: without supply prices unless they may see them. */
export const forReader = (row: GoodsRow, { seesSupply }: Author): GoodsRow =>
  seesSupply ? row : { ...row, content: unsupplied(row.content), live: row.live && unsupplied(row.live) };

const unsupplied = (content: GoodsContent): GoodsContent => ({
  ...content,
  skus: content.skus.map((sku) => ({ ...sku, supply: null })),
});

/**
 * What an author typed. Who does not read supply prices may write them: what they leave empty stays as it is, in
 * the draft or else in what was approved.
 */
export const typedBy = (
  content: GoodsContent,
  { content: before, live }: GoodsRow,
  { seesSupply }: Author,
): GoodsContent => {
  if (seesSupply) return content;
  const known = new Map(
    [...(live?.skus ?? []), ...before.skus].map(({ valueIds, supply }) => [skuKey(valueIds), supply]),
  );
  return {
    ...content,
    skus: content.skus.map((sku) => ({
      ...sku,
      supply: sku.supply ?? known.get(skuKey(sku.valueIds)) ?? null,
    })),
  };
};
