import type { Reader } from '../../platform/db/open.ts';

export type WantedLine = { readonly skuId: string; readonly qty: number };

export const linesOf = async (reader: Reader, draftId: string): Promise<WantedLine[]> => {
  const rows = await reader
    .selectFrom('order_draft_lines')
    .select(['sku_id', 'qty'])
    .where('draft_id', '=', draftId)
    .orderBy('idx')
    .execute();
  return rows.map(({ sku_id: skuId, qty }) => ({ skuId: String(skuId), qty }));
};

export const skusOf = async (reader: Reader, draftId: string): Promise<string[]> =>
  (await linesOf(reader, draftId)).map(({ skuId }) => skuId);
