import type { AreaOptions } from '../areas.ts';
import { createOrder } from '../orders/create.ts';
import { priceOrder, toPreview } from '../orders/price.ts';
import { seckillBasket } from './basket.ts';
import { createSeckillService } from './service.ts';

export const seckillRoutes = ({ route, opened, answers, limits }: AreaOptions): void => {
  const { db } = opened;
  const seckill = createSeckillService({ db, answers });
  route.visitor('seckill.list', ({ tab }, caller) => seckill.list(caller, tab));
  route.visitor('seckill.product', ({ id }, caller) => seckill.product(caller, id));
  route.member('seckill.preview', async (input, caller) =>
    toPreview(await priceOrder(db, caller, seckillBasket(db, caller, input), input), caller),
  );
  route.member('seckill.create', async (input, caller) => {
    await limits.take('seckillPerMember', caller.memberId);
    return createOrder({ db, answers }, caller, 'seckill.create', input, (reader) =>
      seckillBasket(reader, caller, input),
    );
  });
};
