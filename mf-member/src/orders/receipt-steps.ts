import { minus, money, times } from '@mall/contract/money';
import type { Output } from '@mall/contract/operations';

type Line = Output<'order.detail'>['receipt'][number];
export type ReceiptStep = {
  step: 'platform' | 'shop' | 'activity' | 'member' | 'quantity' | 'package' | 'coupon' | 'freight' | 'pay';
  amount: number;
  values?: Record<string, string | number>;
};

/** The steps that changed something, in the order in which the price is worked out. The factor is in ten-thousandths. */
export const receiptSteps = (line: Line): ReceiptStep[] => {
  const { platformPrice, shopPrice, activityPrice, memberPrice, qty, goods, factor } = line;
  const packageOff = minus(money(line.packageShare), times(money(memberPrice), qty));
  const steps: (ReceiptStep | false)[] = [
    { step: 'platform', amount: platformPrice },
    shopPrice !== platformPrice && {
      step: 'shop',
      amount: shopPrice,
      values: { factor: String(factor / 10_000) },
    },
    activityPrice !== null && { step: 'activity', amount: activityPrice },
    memberPrice !== (activityPrice ?? shopPrice) && { step: 'member', amount: memberPrice },
    qty > 1 && { step: 'quantity', amount: goods, values: { count: qty } },
    line.packageShare !== 0 && packageOff !== 0 && { step: 'package', amount: packageOff },
    line.couponShare !== 0 && { step: 'coupon', amount: -line.couponShare },
    line.freight !== 0 && { step: 'freight', amount: line.freight },
    { step: 'pay', amount: line.pay },
  ];
  return steps.filter((step) => step !== false);
};
