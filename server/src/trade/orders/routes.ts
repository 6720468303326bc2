import type { AreaOptions } from '../../platform/area.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Key } from '../../platform/http/first-answers.queries.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { logisticsOf } from '../deliveries/logistics.ts';
import { cartBasket, directBasket } from './basket.ts';
import { createOrder } from './create.ts';
import { priceOrder, toPreview } from './price.ts';
import { inTheCart, type OrderQuestion, readOrder } from './read.queries.ts';
import { createOrderService, mine } from './service.ts';
import { sweepOrders } from './sweep.ts';

export const orderRoutes = ({
  route,
  opened,
  jobs,
  answers,
  limits,
  ports: { secret },
  hooks: { campaigns },
}: AreaOptions): void => {
  const { db } = opened;
  const orders = createOrderService({ db, campaigns, answers });
  const parts = { db, campaigns, answers, secret };

  const read = (
    caller: Member,
    { addressId }: { addressId?: string | undefined },
    skuIds: OrderQuestion['skuIds'],
  ) => {
    return (key: Key | null) => readOrder(db, caller, { skuIds, addressId, key });
  };

  route.member('order.previewDirect', async (input, caller) => {
    const now = await read(caller, input, [input.skuId])(null);
    return toPreview(priceOrder(caller, directBasket(now, input), now, input.couponId), caller);
  });
  route.member('order.previewCart', async (input, caller) => {
    const now = await read(caller, input, inTheCart)(null);
    return toPreview(priceOrder(caller, cartBasket(now, input), now, input.couponId), caller);
  });
  route.member('order.createDirect', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return createOrder(parts, caller, 'order.createDirect', input, {
      read: read(caller, input, [input.skuId]),
      basket: (now) => directBasket(now, input),
    });
  });
  route.member('order.createCart', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return createOrder(parts, caller, 'order.createCart', input, {
      read: read(caller, input, inTheCart),
      basket: (now) => cartBasket(now, input),
    });
  });
  route.member('order.list', (input, caller) => orders.list(caller, input));
  route.member('order.detail', ({ id }, caller) => orders.detail(caller, id));
  route.member('order.cancel', ({ id }, caller) => orders.cancel(caller, id));
  route.member('order.receive', ({ id }, caller) => orders.receive(caller, id));
  route.member('order.changeAddress', (input, caller) => orders.changeAddress(caller, input));
  route.member('order.answerAddress', (input, caller) => orders.answerAddress(caller, input));
  route.member('order.logistics', ({ orderId }, caller) =>
    logisticsOf(db, mine(caller), orderId, caller.language),
  );
  route.member('order.remove', ({ id }, caller) => orders.remove(caller, id));

  jobs.define(
    'order.sweep',
    async () => {
      const swept = await sweepOrders({ db, campaigns });
      if (swept.expired > 0) answers.raise('stock');
      expectAllDone(swept);
    },
    '* * * * *',
  );
};
