import { billLinesOf } from '@mall/contract/catalog/design';
import fc from 'fast-check';
import type { ShopContext } from '../../platform/http/caller.ts';
import { loadPriceables } from '../pricing/priceables.queries.ts';
import { orderTotals } from '../pricing/order-totals.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { billOf } from './bill.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('the bill of any of a thousand rooms is what the pricing function says of its pieces one by one', async () => {
  const skus: string[] = [];
  for (let count = 0; count < 8; count += 1) {
    const made = await api.given.sku({
      price: 9_999 + 1_733 * count,
      memberBps: 9_137 + 97 * count,
      freight: 37 * count,
      stock: 10_000,
    });
    skus.push(made.skuId);
  }
  const factor = 13_337;
  const { id, code } = await api.given.shop({ factor });
  const shops: (ShopContext | null)[] = [
    null,
    { id, code, factor, ending: 'none' },
    { id, code, factor, ending: 'nine' },
  ];
  const place = (shopId: string | null) => ({ shopId, allowed: false, now: new Date() });

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...shops),
      fc.array(fc.constantFrom(...skus), { minLength: 1, maxLength: 40 }),
      async (shop, chosen) => {
        const view = { shop, language: 'zh' as const };
        const lines = billLinesOf(samplePlan(...chosen).items).map(({ skuId, qty }) => `${skuId}*${qty}`);
        const bill = await billOf(api.db, view, { lines });
        const priceables = await loadPriceables(api.db, shop, skus);
        const singly = chosen.flatMap((skuId) => {
          const one = priceables.get(skuId);
          return one === undefined
            ? []
            : [{ ...one, memberPrice: one.prices.memberPrice, qty: 1, inPackage: null }];
        });
        const { goods, freight, pay } = orderTotals(singly, [], '', place(shop?.id ?? null));
        expect({ goods: bill.memberGoods, freight: bill.freight, pay: bill.pay }).toEqual({
          goods,
          freight,
          pay,
        });
        expect(bill.lines.reduce((sum, { goods: line }) => sum + line, 0)).toBe(bill.memberGoods);
      },
    ),
    { numRuns: 1000 },
  );
}, 120_000);
