import { money } from '@mall/contract/core/money';
import fc from 'fast-check';
import { offerQuote } from './offer.ts';

const lines = fc.array(
  fc.record({
    memberPrice: fc.integer({ min: 1, max: 10_000_000_000 }).map(money),
    qty: fc.integer({ min: 1, max: 99 }),
  }),
  {
    minLength: 1,
    maxLength: 30,
  },
);

it('keeps every quoted price and shares the freight to the last fen', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1_000_000 }).map(money), (quoted, freight) => {
      const order = offerQuote(quoted, freight);
      expect(order.lines.reduce((all, { pay }) => all + pay, 0)).toBe(order.pay);
      expect(order.lines.reduce((all, line) => all + line.freight, 0)).toBe(freight);
      order.lines.forEach(({ goods, line }) => expect(goods).toBe(line.memberPrice * line.qty));
    }),
  );
});
