import type { ReceiptLine } from '../incentive/preview.shapes.ts';
import { type Money, minus, money, sum, times } from '../core/money.ts';
import type { z } from 'zod';

type Line = Pick<
  z.output<typeof ReceiptLine>,
  | 'skuId'
  | 'qty'
  | 'shopPrice'
  | 'activityPrice'
  | 'memberPrice'
  | 'goods'
  | 'packageShare'
  | 'packageIdx'
  | 'couponShare'
  | 'freight'
  | 'pay'
>;

export type ReceiptStep = {
  step: 'offer' | 'shop' | 'activity' | 'member' | 'quantity' | 'package' | 'coupon' | 'freight' | 'pay';
  amount: number;
  values?: Record<string, string | number>;
};

/**
 * The steps that changed a line's price, in the order of its computation (decisions 2.3). Amounts are minor
 * units, a saving is below zero.
 */
export const receiptSteps = (line: Line): ReceiptStep[] => {
  const { shopPrice, activityPrice, memberPrice, qty, goods } = line;
  const packageOff = minus(money(line.packageShare), times(money(memberPrice), qty));
  const steps: (ReceiptStep | false)[] = [
    { step: line.skuId === null ? 'offer' : 'shop', amount: shopPrice },
    activityPrice !== null && { step: 'activity', amount: activityPrice },
    memberPrice !== (activityPrice ?? shopPrice) && { step: 'member', amount: memberPrice },
    qty > 1 && { step: 'quantity', amount: goods, values: { count: qty } },
    line.packageIdx !== null && packageOff !== 0 && { step: 'package', amount: packageOff },
    line.couponShare !== 0 && { step: 'coupon', amount: -line.couponShare },
    line.freight !== 0 && { step: 'freight', amount: line.freight },
    { step: 'pay', amount: line.pay },
  ];
  return steps.filter((step) => step !== false);
};

type Bill = {
  readonly goods: number;
  readonly lines: readonly Pick<Line, 'activityPrice' | 'shopPrice' | 'qty'>[];
  readonly packages: readonly { readonly saving: number }[];
};

/**
 * How the list price of an order becomes the price of its goods: less the member savings, less the package
 * savings.
 */
export const savingsOf = ({
  goods,
  lines,
  packages,
}: Bill): { listed: Money; member: Money; packages: Money } => {
  const listed = listedPrice(lines);
  const packed = sum(packages.map(({ saving }) => money(saving)));
  return { listed, member: minus(minus(listed, packed), money(goods)), packages: packed };
};

/** The price of the pieces without the member price. */
export const listedPrice = (lines: readonly Pick<Line, 'activityPrice' | 'shopPrice' | 'qty'>[]): Money =>
  sum(lines.map((line) => times(money(line.activityPrice ?? line.shopPrice), line.qty)));
