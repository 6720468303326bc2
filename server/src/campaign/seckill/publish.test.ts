import { hourMs } from '@mall/contract/core/time';
import { startApi, type Api } from '../../testing/start-api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { closeEnded, publishActivity } from './publish.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const stockOf = async (skuId: string) =>
  (await api.db.selectFrom('skus').select('stock').where('id', '=', Number(skuId)).executeTakeFirstOrThrow())
    .stock;

describe('the stock of a flash sale', () => {
  it('is carved out at publish and what is left comes back once after the end', async () => {
    const { skuId } = await api.given.sku({ stock: 10 });
    const publish = (stock: number) =>
      inTransaction(api.db, (tx) =>
        publishActivity(tx, {
          name: { zh: '秒杀' },
          skuId,
          price: 100,
          stock,
          startAt: new Date(Date.now() - 2 * hourMs),
          endAt: new Date(Date.now() - hourMs),
        }),
      );
    await publish(6);
    expect(await stockOf(skuId)).toBe(4);
    await expect(publish(5)).rejects.toThrow('order.shortOfStock');
    expect(await closeEnded(api.db)).toBe(1);
    expect(await closeEnded(api.db)).toBe(0);
    expect(await stockOf(skuId)).toBe(10);
  });
});
