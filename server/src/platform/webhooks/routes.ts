import { secondMs } from '@mall/contract/core/time';
import { webhookLimits } from '@mall/contract/core/webhook';
import type { AreaOptions } from '../area.ts';
import { clock } from '../clock/clock.ts';
import type { Operator, Staff } from '../http/caller.ts';
import { mallsOwn, type Seller } from '../http/seller.ts';
import { eachPart, expectAllDone } from '../jobs/due.ts';
import { endFlooded } from './end-flooded.ts';
import { endStale } from './end-stale.ts';
import { forgetOld } from './forget-old.ts';
import { freeLost } from './free-lost.ts';
import { createPump } from './pump.ts';
import { resolveName } from './public-address.ts';
import { createWebhookService } from './service.ts';

const ofShop = (caller: Staff): Seller => ({ caller, scope: { shopId: caller.staff.shopId } });
const ofMall = (caller: Operator): Seller => ({ caller, scope: mallsOwn });

export const webhookRoutes = ({
  app,
  route,
  opened: { db },
  jobs,
  settings,
  ports: { secret },
}: AreaOptions): void => {
  const rules = { resolve: resolveName, loopback: settings.WEBHOOK_LOOPBACK };
  const service = createWebhookService({ db, secret, rules });
  route.staff('shopWebhook.list', (_input, caller) => service.list(ofShop(caller)));
  route.staff('shopWebhook.detail', ({ id }, caller) => service.detail(ofShop(caller), id));
  route.staff('shopWebhook.create', (input, caller) => service.create(ofShop(caller), input));
  route.staff('shopWebhook.change', (input, caller) => service.change(ofShop(caller), input));
  route.staff('shopWebhook.set', (input, caller) => service.set(ofShop(caller), input));
  route.staff('shopWebhook.rotate', ({ id }, caller) => service.rotate(ofShop(caller), id));
  route.staff('shopWebhook.remove', ({ id }, caller) => service.remove(ofShop(caller), id));
  route.staff('shopWebhook.restore', ({ id }, caller) => service.restore(ofShop(caller), id));
  route.staff('shopWebhook.test', ({ id }, caller) => service.test(ofShop(caller), id));
  route.staff('shopWebhook.sends', (input, caller) => service.sends(ofShop(caller), input));
  route.staff('shopWebhook.send', ({ id }, caller) => service.send(ofShop(caller), id));
  route.staff('shopWebhook.again', ({ id }, caller) => service.again(ofShop(caller), id));

  route.operator('mallWebhook.list', (_input, caller) => service.list(ofMall(caller)));
  route.operator('mallWebhook.detail', ({ id }, caller) => service.detail(ofMall(caller), id));
  route.operator('mallWebhook.create', (input, caller) => service.create(ofMall(caller), input));
  route.operator('mallWebhook.change', (input, caller) => service.change(ofMall(caller), input));
  route.operator('mallWebhook.set', (input, caller) => service.set(ofMall(caller), input));
  route.operator('mallWebhook.rotate', ({ id }, caller) => service.rotate(ofMall(caller), id));
  route.operator('mallWebhook.remove', ({ id }, caller) => service.remove(ofMall(caller), id));
  route.operator('mallWebhook.restore', ({ id }, caller) => service.restore(ofMall(caller), id));
  route.operator('mallWebhook.test', ({ id }, caller) => service.test(ofMall(caller), id));
  route.operator('mallWebhook.sends', (input, caller) => service.sends(ofMall(caller), input));
  route.operator('mallWebhook.send', ({ id }, caller) => service.send(ofMall(caller), id));
  route.operator('mallWebhook.again', ({ id }, caller) => service.again(ofMall(caller), id));

  const pump = createPump({
    db,
    secret,
    rules: { ...rules, timeoutMs: webhookLimits.timeoutMs, now: clock.nowMs },
    fail: (error) => app.log.error({ err: error }, 'a try of a webhook was lost'),
  });
  jobs.every('webhooks.send', secondMs, async () => {
    while ((await pump.tick()) > 0) await pump.next();
  });
  app.addHook('onClose', async () => {
    pump.close();
    await pump.idle();
  });
  jobs.define(
    'webhooks.sweep',
    async () =>
      expectAllDone(
        await eachPart({
          lost: () => freeLost(db),
          stale: () => endStale(db),
          flooded: () => endFlooded(db),
          old: () => forgetOld(db),
        }),
      ),
    '* * * * *',
  );
};
