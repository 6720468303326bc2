import { type Money, money, split, sum, zero } from '@mall/contract/core/money';
import { receiptSteps, savingsOf } from '@mall/contract/trade/receipt';
import { refundDue } from '@mall/contract/trade/refund';
import fc from 'fast-check';
import { offerQuote } from './offer.ts';
import { orderTotals, type OrderTotals, type QuoteLine } from './order-totals.ts';

type Priced = QuoteLine & { readonly shopPrice: Money; readonly packageIdx: number | null };

/** A price in the shop, and how much less of it a member pays. */
const piece = fc.record({
  shopPrice: fc.integer({ min: 1, max: 50_000_000 }),
  memberBps: fc.integer({ min: 5_000, max: 10_000 }),
  qty: fc.integer({ min: 1, max: 40 }),
  freight: fc.integer({ min: 0, max: 90_000 }),
});
type Piece = typeof piece extends fc.Arbitrary<infer One> ? One : never;

const priced = ({ shopPrice, memberBps, qty, freight }: Piece): Priced => ({
  productId: '1',
  categoryIds: [],
  brandId: '50',
  shopPrice: money(shopPrice),
  memberPrice: money(Math.max(1, Math.round((shopPrice * memberBps) / 10_000))),
  supplyPrice: zero,
  qty,
  freight: money(freight),
  inPackage: null,
  packageIdx: null,
});

/** Pieces as a package that costs a part of them. */
const packed = (pieces: readonly Piece[], rate: number): Priced[] => {
  const lines = pieces.map(priced);
  const worths = lines.map(({ memberPrice, qty }) => money(memberPrice * qty));
  const price = money(Math.max(1, Math.floor((sum(worths) * rate) / 10_000)));
  const shares = split(price, worths);
  return lines.map((line, at) => ({
    ...line,
    inPackage: { packageId: '7', share: shares[at] ?? zero },
    packageIdx: 0,
  }));
};

const coupon = fc.record({
  id: fc.constant('c'),
  kind: fc.constantFrom('amount' as const, 'percent' as const),
  value: fc.integer({ min: 1, max: 9_999 }),
  cap: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  threshold: fc.constant(0),
  scope: fc.constant('all' as const),
  scopeIds: fc.constant([]),
  shopId: fc.constant(null),
  shopBears: fc.boolean(),
  keptOut: fc.boolean(),
  validFrom: fc.constant(new Date('2026-10-01')),
  validTo: fc.constant(new Date('2026-12-01')),
});
const place = { shopId: null, allowed: true, now: new Date('2026-11-01') };

const cart = fc.record({
  singles: fc.array(piece, { minLength: 1, maxLength: 6 }),
  pieces: fc.array(piece, { maxLength: 4 }),
  rate: fc.integer({ min: 6_000, max: 10_000 }),
  coupons: fc.array(coupon, { maxLength: 2 }),
});
type Cart = typeof cart extends fc.Arbitrary<infer One> ? One : never;

const billOf = ({ singles, pieces, rate, coupons }: Cart) => {
  const inPackage = packed(pieces, rate);
  const bill = orderTotals([...singles.map(priced), ...inPackage], coupons, undefined, place);
  const alone = sum(inPackage.map(({ memberPrice, qty }) => money(memberPrice * qty)));
  const together = sum(inPackage.map((line) => line.inPackage?.share ?? zero));
  return { bill, packages: [{ saving: alone - together }] };
};

const receiptOf = ({ lines }: OrderTotals<Priced, unknown>) =>
  lines.map(({ line, goods, packageShare, couponShare, freight, pay }) => ({
    skuId: '1',
    qty: line.qty,
    shopPrice: line.shopPrice,
    activityPrice: null,
    memberPrice: line.memberPrice,
    packageIdx: line.packageIdx,
    goods,
    packageShare,
    couponShare,
    freight,
    pay,
  }));

describe('the receipt of any cart', () => {
  it('adds up: the steps of a line to its end, and each row of the bill is the sum of its lines', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { bill, packages } = billOf(given);
        const lines = receiptOf(bill);
        const rows = { package: 0, coupon: 0, freight: 0, pay: 0 };
        for (const line of lines) {
          const steps = new Map(receiptSteps(line).map(({ step, amount }) => [step, amount]));
          const of = (step: 'package' | 'coupon' | 'freight') => steps.get(step) ?? 0;
          // A price of one piece is a row until there are several; what follows is of all of them.
          const before = steps.get('quantity') ?? steps.get('member') ?? steps.get('shop') ?? 0;
          expect(before + of('package') + of('coupon') + of('freight')).toBe(steps.get('pay'));
          for (const row of ['package', 'coupon', 'freight'] as const) rows[row] += of(row);
          rows.pay += line.pay;
        }
        const saved = savingsOf({ goods: bill.goods, lines, packages });
        expect(saved.listed - saved.member - saved.packages).toBe(bill.goods);
        expect(saved.member).toBe(
          sum(lines.map(({ shopPrice, memberPrice, qty }) => money((shopPrice - memberPrice) * qty))),
        );
        expect(rows).toEqual({
          package: 0 - saved.packages,
          coupon: 0 - bill.discount,
          freight: bill.freight,
          pay: bill.pay,
        });
      }),
    );
  });

  it('an offer adds up to its total with its freight', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.nat(1_000_000), (pieces, freight) => {
        const bill = offerQuote(pieces.map(priced), money(freight));
        const lines = receiptOf(bill);
        expect(sum(lines.map(({ pay }) => pay))).toBe(bill.pay);
        expect(sum(lines.map((line) => line.freight))).toBe(freight);
      }),
    );
  });

  it('what is given back in parts comes to what was paid', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(cart, parts, (bought, wishes) => {
        const { bill } = billOf(bought);
        const back = bill.lines.flatMap(({ line: { qty: all }, pay }) => {
          const given: { qty: number; due: Money }[] = [];
          for (let left = all, at = 0; left > 0; at += 1) {
            const qty = Math.min(wishes[at % wishes.length] ?? 1, left);
            given.push({ qty, due: refundDue({ qty: all, pay }, given, qty) });
            left -= qty;
          }
          return given.map(({ due }) => due);
        });
        expect(sum(back)).toBe(bill.pay);
      }),
    );
  });
});
