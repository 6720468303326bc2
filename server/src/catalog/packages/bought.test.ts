import { money, sum, times } from '@mall/contract/core/money';
import fc from 'fast-check';
import { platformTerms, unitPrices } from '../pricing/price.ts';
import type { Priceable } from '../pricing/priceables.queries.ts';
import { orderTotals } from '../pricing/order-totals.ts';
import { boughtPackage, sharesOf, type WantedPackage } from './bought.ts';

const texts = { zh: '' };

const priceable = (
  skuId: string,
  over: { price: number; supply: number; factor: number; memberBps: number; freight: number; stock: number },
): Priceable => {
  const rule = {
    ...platformTerms,
    factor: over.factor,
    platformPrice: money(over.price),
    override: null,
    memberBps: over.memberBps,
  };
  return {
    skuId,
    productId: skuId,
    name: texts,
    specText: texts,
    image: '',
    rule,
    prices: unitPrices(rule),
    factor: over.factor,
    supplyPrice: money(over.supply),
    freight: money(over.freight),
    leadDays: 7,
    stock: over.stock,
    categoryIds: [],
    brandId: '1',
    invalidReason: null,
  };
};

const anyOption = fc
  .record({
    price: fc.integer({ min: 1, max: 5_000_000 }),
    supplyBps: fc.integer({ min: 0, max: 10_000 }),
    memberBps: fc.integer({ min: 5_000, max: 10_000 }),
    freight: fc.integer({ min: 0, max: 20_000 }),
    qty: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ supplyBps, ...option }) => ({
    ...option,
    supply: Math.floor((option.price * supplyBps) / 10_000),
  }));

/** Rooms with one to six places of one to three options, one of each chosen. */
const anyRoom = fc.record({
  slots: fc.array(
    fc.record({ options: fc.array(anyOption, { minLength: 1, maxLength: 3 }), pick: fc.nat(2) }),
    { minLength: 1, maxLength: 6 },
  ),
  rateBps: fc.integer({ min: 3_000, max: 11_000 }),
  factor: fc.integer({ min: 10_000, max: 40_000 }),
  qty: fc.integer({ min: 1, max: 20 }),
});

/** The room as a requested package, with its SKUs as a shop sells them. */
const wantedOf = ({
  slots,
  rateBps,
  factor,
  qty,
}: typeof anyRoom extends fc.Arbitrary<infer T> ? T : never) => {
  const made = slots.map(({ options, pick }, at) => ({
    key: `slot-${at}`,
    pick: pick % options.length,
    options: options.map((option, index) => ({ ...option, skuId: at * 10 + index + 1 })),
  }));
  const priceables = new Map(
    made.flatMap(({ options }) =>
      options.map((option) => [
        String(option.skuId),
        priceable(String(option.skuId), { ...option, factor, stock: 1e6 }),
      ]),
    ),
  );
  const asMade = made.reduce((all, { options: [first] }) => all + (first?.price ?? 0) * (first?.qty ?? 0), 0);
  const wanted: WantedPackage = {
    shown: true,
    own: false,
    qty,
    price: Math.max(1, Math.floor((asMade * rateBps) / 10_000)),
    rooms: [
      {
        key: 'room',
        name: texts,
        slots: made.map(({ key, options }) => ({
          key,
          name: texts,
          min: 1,
          max: 1,
          options: options.map((option, index) => ({
            skuId: option.skuId,
            qty: option.qty,
            isDefault: index === 0,
          })),
        })),
      },
    ],
    pieces: made.map(({ key, options, pick }) => ({
      slot: key,
      skuId: options[pick]?.skuId ?? 0,
      qty: options[pick]?.qty ?? 0,
    })),
  };
  return { wanted, priceables };
};

describe('any package, whatever is swapped, in any shop', () => {
  it('is the sum of its lines, none under what it must bring, and never dearer than one by one', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { wanted, priceables } = wantedOf(room);
        const bought = boughtPackage(wanted, priceables);
        const shares = sharesOf(bought, wanted.qty);
        expect(bought.invalidReason).toBeNull();
        expect(sum(shares)).toBe(times(bought.member.price, wanted.qty));
        bought.pieces.forEach(({ priceable: { prices, supplyPrice }, qty }, at) => {
          const least = Math.min(supplyPrice, prices.memberPrice) * qty * wanted.qty;
          expect(shares[at]).toBeGreaterThanOrEqual(least);
          expect(shares[at]).toBeLessThanOrEqual(prices.memberPrice * qty * wanted.qty);
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('costs the same in an order, whose pay is its price and its freight', () => {
    fc.assert(
      fc.property(anyRoom, (room) => {
        const { wanted, priceables } = wantedOf(room);
        const bought = boughtPackage(wanted, priceables);
        const shares = sharesOf(bought, wanted.qty);
        const priced = orderTotals(
          bought.pieces.map(({ priceable: one, qty }, at) => ({
            productId: one.productId,
            categoryIds: one.categoryIds,
            brandId: one.brandId,
            memberPrice: one.prices.memberPrice,
            supplyPrice: one.supplyPrice,
            freight: one.freight,
            qty: qty * wanted.qty,
            inPackage: { packageId: '1', share: shares[at] ?? money(0) },
          })),
          [],
          '',
          { shopId: null, allowed: true, now: new Date(0) },
        );
        expect(priced.goods).toBe(times(bought.member.price, wanted.qty));
        expect(priced.pay).toBe(priced.goods + priced.freight);
        expect(sum(priced.lines.map(({ pay }) => pay))).toBe(priced.pay);
      }),
    );
  });
});

it('counts a SKU that stands in two places once for both', () => {
  const option = { price: 100, supply: 50, factor: 10_000, memberBps: 10_000, freight: 0, stock: 10 };
  const place = (key: string, qty: number) => ({
    key,
    name: texts,
    min: 1,
    max: 1,
    options: [{ skuId: 1, qty, isDefault: true }],
  });
  const wanted = {
    shown: true,
    own: false,
    qty: 3,
    price: null,
    rooms: [{ key: 'room', name: texts, slots: [place('left', 1), place('right', 3)] }],
    pieces: [
      { slot: 'left', skuId: 1, qty: 1 },
      { slot: 'right', skuId: 1, qty: 3 },
    ],
  };
  expect(boughtPackage(wanted, new Map([['1', priceable('1', option)]]))).toMatchObject({
    most: 2,
    invalidReason: 'aboveStock',
  });
});
