import { commissionOf, type Limited, type Rate } from '@mall/contract/incentive/commission';
import { money } from '@mall/contract/core/money';
import type { Item } from '@mall/contract/operations';

export type Commission = Item<'promoter.profits'>;

/** One line in the explanation of an amount; amounts in minor units, `exact` with their parts. */
export type ReceiptStep =
  | { step: 'goods' | 'coupon' | 'base' | 'amount' | 'reversed' | 'left'; amount: number }
  | { step: 'freight'; amount: number }
  | { step: 'rate'; kind: Rate['kind']; value: number; source: Rate['source'] }
  | { step: 'rounded'; exact: number; amount: number }
  | { step: 'limited'; why: Limited; amount: number };

/**
 * The steps of a commission (decisions 2.11): the goods, the pay for them, the rate, limits, deductions for
 * refunds.
 */
export const receiptOf = (commission: Commission): ReceiptStep[] => {
  const { qty, goods, couponShare, freight, base, rate, limited, amount, reversed, left } = commission;
  const exact = rate.kind === 'amount' ? rate.value * qty : (base * rate.value) / 10_000;
  const asked = Math.floor(exact);
  return [
    { step: 'goods', amount: goods },
    ...(couponShare > 0 ? [{ step: 'coupon' as const, amount: -couponShare }] : []),
    ...(freight > 0 ? [{ step: 'freight' as const, amount: freight }] : []),
    { step: 'base', amount: base },
    { step: 'rate', ...rate },
    ...(exact === asked ? [] : [{ step: 'rounded' as const, exact, amount: asked }]),
    ...limited.map((why) => ({ step: 'limited' as const, why, amount })),
    { step: 'amount', amount },
    ...(reversed > 0
      ? [
          { step: 'reversed' as const, amount: -reversed },
          { step: 'left' as const, amount: left },
        ]
      : []),
  ];
};

/**
 * The commission on `price` at the usual rate, alone and with an inviter: for the example of how it works.
 */
export const exampleOf = (price: number, rate: Pick<Rate, 'first' | 'second'>) =>
  commissionOf(
    { qty: 1, base: money(price), supplyPrice: money(0) },
    { source: 'default', kind: 'bps', ...rate },
    true,
  );
