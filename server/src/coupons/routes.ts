import type { AreaOptions } from '../areas.ts';
import { createCouponService } from './service.ts';

export const couponRoutes = ({ route, opened, limits }: AreaOptions): void => {
  const coupons = createCouponService({ db: opened.db });
  route.visitor('coupon.center', (input, caller) => coupons.center(caller, input));
  route.member('coupon.mine', (input, caller) => coupons.mine(caller, input));
  route.member('coupon.take', async (input, caller) => {
    await limits.take('couponPerMember', caller.memberId);
    return coupons.take(caller, input);
  });
};
