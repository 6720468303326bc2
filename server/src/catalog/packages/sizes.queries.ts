import type { Reader } from '../../platform/db/open.ts';

export type SizeOf = (skuId: string) => { w: number; d: number; h: number };

/** The sizes of these SKUs; an unknown one has no size. */
export const loadSizes = async (reader: Reader, skuIds: readonly string[]): Promise<SizeOf> => {
  const rows =
    skuIds.length === 0
      ? []
      : await reader
          .selectFrom('skus')
          .select(['id', 'w', 'd', 'h'])
          .where('id', 'in', skuIds.map(Number))
          .execute();
  const sizes = new Map(rows.map(({ id, w, d, h }) => [String(id), { w, d, h }]));
  return (skuId) => sizes.get(skuId) ?? { w: 0, d: 0, h: 0 };
};
