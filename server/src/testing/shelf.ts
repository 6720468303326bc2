import type { Api } from './start-api.ts';

/** The stock of a SKU, and how much of it unpaid orders hold. */
export const shelfOf = ({ db }: Api, skuId: string): Promise<{ stock: number; held: number }> =>
  db.selectFrom('skus').select(['stock', 'held']).where('id', '=', Number(skuId)).executeTakeFirstOrThrow();

/** Makes the time to pay of an order end. */
export const makeOverdue = async ({ db }: Api, orderId: string): Promise<void> => {
  await db
    .updateTable('orders')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', orderId)
    .execute();
};
