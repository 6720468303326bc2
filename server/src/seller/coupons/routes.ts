import type { AreaOptions } from '../../platform/area.ts';
import { createShopCoupons } from './service.ts';

export const shopCouponRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const coupons = createShopCoupons({ db, answers });
  route.staff('shopCoupon.list', (input, caller) => coupons.list(caller, input));
  route.staff('shopCoupon.detail', ({ id }, caller) => coupons.detail(caller, id));
  route.staff('shopCoupon.choices', (input, caller) => coupons.choices(caller, input));
  route.staff('shopCoupon.save', (input, caller) => coupons.save(caller, input));
  route.staff('shopCoupon.discard', (input, caller) => coupons.discard(caller, input));
  route.staff('shopCoupon.schedule', (input, caller) => coupons.schedule(caller, input));
  route.staff('shopCoupon.adjust', (input, caller) => coupons.adjust(caller, input));
  route.staff('shopCoupon.close', ({ id }, caller) => coupons.close(caller, id));
};
