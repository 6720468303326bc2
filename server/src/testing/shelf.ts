import type { Api } from './start-api.ts';

/** What of a SKU is there, and how much of it unpaid orders hold. */
export const shelfOf = ({ db }: Api, skuId: string): Promise<{ stock: number; held: number }> =>
  db.selectFrom('skus').select(['stock', 'held']).where('id', '=', Number(skuId)).executeTakeFirstOrThrow();

/** Lets the time to pay of an order be over. */
export const makeOverdue = async ({ db }: Api, orderId: string): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', orderId)
    .execute();
};
