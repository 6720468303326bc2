import type { GoodsLabel } from '@mall/contract/seller/own-goods';
import type { Tx } from '../../platform/db/open.ts';

const columns = {
  isNew: 'is_new',
  hot: 'bestseller',
  recommend: 'recommend',
  influencer: 'influencer',
  custom: 'custom',
} as const satisfies Record<GoodsLabel, string>;

/** Gives a product a label or takes it away: it is in the lists of that label at once, or no longer. */
export const setProductLabel = async (tx: Tx, id: number, label: GoodsLabel, on: boolean): Promise<void> => {
  const column = columns[label];
  await tx
    .updateTable('products')
    .set({ [column]: on })
    .where('id', '=', id)
    .where(column, '!=', on)
    .execute();
};
