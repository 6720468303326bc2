import type { AreaOptions } from '../../platform/area.ts';
import { createCouponService } from './service.ts';
import { createCouponTemplates } from './templates.ts';

export const couponRoutes = ({ route, opened, limits }: AreaOptions): void => {
  const coupons = createCouponService({ db: opened.db });
  route.visitor('coupon.center', (input, caller) => coupons.center(caller, input));
  route.member('coupon.mine', (input, caller) => coupons.mine(caller, input));
  const templates = createCouponTemplates({ db: opened.db });
  route.operator('platformCoupon.list', (input, caller) => templates.list(caller, input));
  route.operator('platformCoupon.create', (input, caller) => templates.create(caller, input));
  route.operator('platformCoupon.grant', (input, caller) => templates.grant(caller, input));
  route.operator('platformCoupon.close', (input, caller) => templates.close(caller, input));
  route.member('coupon.take', async (input, caller) => {
    await limits.take('couponPerMember', caller.memberId);
    return coupons.take(caller, input);
  });
};
