import { money } from '@mall/contract/core/money';
import { canEditDraft, discounted, orderDraftState } from '@mall/contract/trade/order-draft';
import fc from 'fast-check';
import { unitPrices } from '../../catalog/index.ts';
import { priceDraft } from './price-draft.ts';

const piece = (over: Partial<{ price: number; memberBps: number; supply: number; stock: number }> = {}) => ({
  prices: unitPrices({
    platformPrice: money(over.price ?? 10_000),
    override: null,
    factor: 10_000,
    ending: 'none',
    memberBps: over.memberBps ?? 10_000,
  }),
  freight: money(300),
  stock: over.stock ?? 5,
  supplyPrice: money(over.supply ?? 100),
  invalidReason: null,
});

it('adds up to the last fen, whatever the discount', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({ price: fc.integer({ min: 1, max: 1e9 }), qty: fc.integer({ min: 1, max: 999 }) }),
        {
          minLength: 1,
          maxLength: 20,
        },
      ),
      fc.integer({ min: 0, max: 5000 }),
      (pieces, bps) => {
        const goods = new Map(pieces.map(({ price }, at) => [String(at), piece({ price, supply: 1 })]));
        const { lines, totals } = priceDraft(
          pieces.map(({ qty }, at) => ({ skuId: String(at), qty })),
          goods,
          bps,
        );
        const sum = lines.reduce((all, { price, qty }) => all + price * qty, 0);
        expect(totals.goods).toBe(sum);
        expect(totals.total).toBe(sum + totals.freight);
        expect(totals.saved).toBeGreaterThanOrEqual(0);
        lines.forEach(({ price, fullPrice }) => {
          expect(price).toBeGreaterThanOrEqual(1);
          expect(price).toBeLessThanOrEqual(fullPrice);
        });
      },
    ),
  );
});

it('begins with what a member pays, and adds the freight of a checkout', () => {
  const { lines, totals } = priceDraft(
    [{ skuId: '1', qty: 2 }],
    new Map([['1', piece({ price: 10_000, memberBps: 9500 })]]),
    1000,
  );
  expect(lines[0]).toMatchObject({ fullPrice: 9500, price: 8550, trouble: null });
  expect(totals).toEqual({ goods: 17_100, saved: 1900, freight: 600, total: 17_700 });
});

it.each([
  ['sold by nobody', [{ skuId: '2', qty: 1 }], 0, 'unavailable'],
  ['more than there is', [{ skuId: '1', qty: 6 }], 0, 'short'],
  ['a discount below the supply price', [{ skuId: '1', qty: 1 }], 3000, 'belowSupply'],
  ['as much as the supply price', [{ skuId: '1', qty: 1 }], 2000, null],
])('says what is wrong: %s', (_what, wanted, bps, trouble) => {
  const goods = new Map([['1', piece({ supply: 8000 })]]);
  expect(priceDraft(wanted, goods, bps).lines[0]?.trouble).toBe(trouble);
});

it('a price that the shop itself set below the supply price is no trouble without a discount', () => {
  expect(
    priceDraft([{ skuId: '1', qty: 1 }], new Map([['1', piece({ supply: 20_000 })]]), 0).lines[0],
  ).toMatchObject({
    trouble: null,
  });
});

it('no discount gives a piece away', () => {
  expect(discounted(money(1), 5000)).toBe(1);
  expect(discounted(money(10_001), 1)).toBe(10_000);
});

it('a link is over at its moment, and then the draft may be changed', () => {
  expect(orderDraftState('sent', 1000, 999)).toBe('sent');
  expect(orderDraftState('sent', 1000, 1000)).toBe('expired');
  expect(orderDraftState('ordered', 1000, 2000)).toBe('ordered');
  expect((['open', 'sent', 'expired', 'ordered'] as const).filter(canEditDraft)).toEqual(['open', 'expired']);
});
