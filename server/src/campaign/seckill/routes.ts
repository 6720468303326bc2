import { endpoint } from '@mall/contract/core/wire';
import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { priceOrder, toPreview } from '../../trade/index.ts';
import { createAdmission } from './admission.ts';
import { readSeckill, seckillBasket } from './basket.ts';
import { createSeckillOrders } from './create.ts';
import { withFallback } from './gate/failover.ts';
import { createMemoryGate } from './gate/memory.ts';
import { createRedisGate } from './gate/redis.ts';
import { createSchedule } from './schedule.ts';
import { endOver } from './publish.ts';
import { createSoldOut } from './sold-out.ts';
import { createSeckillService } from './service.ts';

export const seckillRoutes = ({
  route,
  opened,
  answers,
  limits,
  redis,
  responses,
  jobs,
  ports: { secret },
}: AreaOptions): void => {
  const { db } = opened;
  const seckill = createSeckillService({ db, answers });
  const own = createMemoryGate();
  const gate = redis === null ? own : withFallback(createRedisGate(redis), own);
  const admission = createAdmission({ db, gate });
  responses.turnAway(`/api${endpoint('seckill.create').path}`, createSoldOut(admission));
  const order = createSeckillOrders({ db, answers, secret, admission });
  const schedule = createSchedule({ db, answers });
  route.operator('platformSeckill.list', (input, caller) => schedule.list(caller, input));
  route.operator('platformSeckill.create', (input, caller) => schedule.create(caller, input));
  route.operator('platformSeckill.schedule', ({ id }, caller) => schedule.schedule(caller, id));
  route.operator('platformSeckill.close', ({ id }, caller) => schedule.close(caller, id));
  route.visitor('seckill.list', ({ tab }, caller) => seckill.list(caller, tab));
  route.visitor('seckill.product', ({ id }, caller) => seckill.product(caller, id));
  route.visitor('seckill.summary', ({ id }, caller) => seckill.summary(caller, id));
  route.member('seckill.preview', async (input, caller) => {
    const now = await readSeckill(db, caller, { ...input, key: null });
    return toPreview(priceOrder(caller, seckillBasket(now, input), now, input.couponId), caller);
  });
  route.member('seckill.create', async (input, caller) => {
    await limits.take('seckillPerMember', caller.memberId);
    return order(caller, input);
  });
  jobs.define(
    'seckill.end',
    async () => {
      const ended = await endOver(db);
      if (ended.done > 0) answers.raise('stock', 'promotion');
      expectAllDone(ended);
    },
    '* * * * *',
  );
};
