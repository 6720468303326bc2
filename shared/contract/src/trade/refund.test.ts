import fc from 'fast-check';
import { money, sum } from '../core/money.ts';
import { notGiven, type RefundStatus, refundActionsFor, refundDue, returnable } from './refund.ts';

// Each line is a sentence of decisions 2.7, not a copy of the table.
it.each([
  ['a buyer withdraws their request', 'buyer', 'requested', ['withdraw']],
  ['a shop decides once', 'shop', 'requested', ['approve', 'reject']],
  ['what is approved is decided', 'shop', 'approved', []],
  ['what is approved cannot be taken back', 'buyer', 'approved', []],
  ['what is approved is paid out by the mall', 'system', 'approved', ['payOut']],
  ['what is paid out stays paid out', 'system', 'refunded', []],
  ['what was refused stays refused', 'shop', 'rejected', []],
] as const)('%s', (_sentence, by, status: RefundStatus, actions) => {
  expect(refundActionsFor(by, status)).toEqual(actions);
});

const lines = fc.record({
  pay: fc.integer({ min: 1, max: 1_000_000_000_000 }),
  qty: fc.integer({ min: 1, max: 60 }),
});

describe('what pieces of a line are worth', () => {
  it('refunds of any parts in any order sum to what was paid, to the minor unit (D11)', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.integer({ min: 1, max: 9 })), (line, wishes) => {
        const given: { qty: number; due: number }[] = [];
        for (const wish of wishes) {
          const qty = Math.min(wish, returnable(line, given));
          if (qty === 0) break;
          given.push({ qty, due: refundDue(line, given, qty) });
        }
        expect(sum(given.map(({ due }) => money(due)))).toBe(line.pay);
      }),
    );
  });

  it('never gives back more than was paid, whichever of them are refused on the way', () => {
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.boolean()), { maxLength: 40 }),
        (line, steps) => {
          let given: { qty: number; due: number }[] = [];
          for (const [wish, refused] of steps) {
            const qty = Math.min(wish, returnable(line, given));
            if (qty > 0) given = [...given, { qty, due: refundDue(line, given, qty) }];
            if (refused) given = given.slice(1);
            expect(given.every(({ due }) => due >= 0)).toBe(true);
            expect(sum(given.map(({ due }) => money(due)))).toBeLessThanOrEqual(line.pay);
          }
        },
      ),
    );
  });

  it('closes thirds without losing the last fen', () => {
    const line = { pay: 100, qty: 3 };
    expect(refundDue(line, [], 1)).toBe(33);
    expect(refundDue(line, [{ qty: 1, due: 33 }], 1)).toBe(34);
    expect(refundDue(line, [{ qty: 2, due: 67 }], 1)).toBe(33);
  });
});

it.each([
  ['a part of what was asked', 'line', 'refunded', 600],
  ['a part that is on its way', 'line', 'approved', 600],
  ['a part of a rest', 'rest', 'refunded', 600],
  ['a request that waits', 'line', 'requested', 0],
  ['a refusal: it is asked anew', 'line', 'rejected', 0],
  ['a whole order, which is given whole', 'order', 'refunded', 0],
] as const)('what is left of %s', (_what, kind, status, left) => {
  expect(notGiven({ kind, status, due: 1000, amount: 400 })).toBe(left);
});
