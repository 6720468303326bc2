import type { AreaOptions } from '../areas.ts';
import { logisticsOf } from '../delivery/logistics.ts';
import { cartBasket, directBasket } from './basket.ts';
import { createOrder } from './create.ts';
import { priceOrder, toPreview } from './price.ts';
import { createOrderService, mine } from './service.ts';
import { sweepOrders } from './sweep.ts';

export const orderRoutes = ({ route, opened, jobs, answers, limits }: AreaOptions): void => {
  const { db } = opened;
  const orders = createOrderService({ db, answers });
  const parts = { db, answers };

  route.member('order.previewDirect', async (input, caller) =>
    toPreview(await priceOrder(db, caller, directBasket(db, caller, input), input), caller),
  );
  route.member('order.previewCart', async (input, caller) =>
    toPreview(await priceOrder(db, caller, cartBasket(db, caller, input), input), caller),
  );
  route.member('order.createDirect', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return createOrder(parts, caller, 'order.createDirect', input, (reader) =>
      directBasket(reader, caller, input),
    );
  });
  route.member('order.createCart', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return createOrder(parts, caller, 'order.createCart', input, (reader) =>
      cartBasket(reader, caller, input),
    );
  });
  route.member('order.list', (input, caller) => orders.list(caller, input));
  route.member('order.detail', ({ id }, caller) => orders.detail(caller, id));
  route.member('order.cancel', ({ id }, caller) => orders.cancel(caller, id));
  route.member('order.receive', ({ id }, caller) => orders.receive(caller, id));
  route.member('order.logistics', ({ orderId }, caller) => logisticsOf(db, mine(caller), orderId));
  route.member('order.remove', ({ id }, caller) => orders.remove(caller, id));

  jobs.define(
    'order.sweep',
    async () => {
      const swept = await sweepOrders(db);
      if (swept.expired + swept.activities > 0) answers.raise('stock');
    },
    '* * * * *',
  );
};
