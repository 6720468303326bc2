import type { AreaOptions } from '../areas.ts';
import { createOrder } from '../orders/create.ts';
import { priceOrder, toPreview } from '../orders/price.ts';
import { readSeckill, seckillBasket } from './basket.ts';
import { createSeckillService } from './service.ts';

export const seckillRoutes = ({ route, opened, answers, limits, ports: { secret } }: AreaOptions): void => {
  const { db } = opened;
  const seckill = createSeckillService({ db, answers });
  route.visitor('seckill.list', ({ tab }, caller) => seckill.list(caller, tab));
  route.visitor('seckill.product', ({ id }, caller) => seckill.product(caller, id));
  route.member('seckill.preview', async (input, caller) => {
    const now = await readSeckill(db, caller, { ...input, key: null });
    return toPreview(priceOrder(caller, seckillBasket(now, input), now, input.couponId), caller);
  });
  route.member('seckill.create', async (input, caller) => {
    await limits.take('seckillPerMember', caller.memberId);
    return createOrder({ db, answers, secret }, caller, 'seckill.create', input, {
      read: (key) => readSeckill(db, caller, { ...input, key }),
      basket: (now) => seckillBasket(now, input),
    });
  });
};
