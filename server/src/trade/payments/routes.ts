import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { sandboxAllowed } from '../../platform/settings/settings.ts';
import { askPending, closeAbandoned } from './ask.ts';
import { checkKeys } from './check-keys.ts';
import { createPayMethodService } from './methods/service.ts';
import { noticeRoute } from './notice-route.ts';
import { paymentPorts } from './ports.ts';
import { parkEarlier } from './parked/park-earlier.ts';
import { sendParkedDue } from './parked/send-parked.ts';
import { createParkedService } from './parked/service.ts';
import { payOutRefunds } from './pay-out.ts';
import { createPaymentService } from './service.ts';

const everyMinute = '* * * * *';

export const paymentRoutes = (options: AreaOptions): void => {
  const { app, route, opened, answers, settings, limits, jobs, hooks } = options;
  const sandbox = sandboxAllowed(settings);
  const ports = paymentPorts(settings);
  const parts = { db: opened.db, campaigns: hooks.campaigns, answers, ports, log: app.log };
  const payments = createPaymentService(parts);
  route.member('payment.start', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return payments.start(caller, input);
  });
  route.member('payment.status', ({ id }, caller) => payments.status(caller, id));
  route.member('payment.sandbox', async (input, caller) => {
    if (!sandbox) throw new Refusal('missing');
    return payments.sandbox(caller, input);
  });
  route.operator('mallSettings.testPayment', ({ method }) => checkKeys(ports, method));
  noticeRoute(options, ports);

  const methods = createPayMethodService({ db: opened.db, ports });
  route.operator('mallPayMethod.list', () => methods.list());
  route.operator('mallPayMethod.set', (input, caller) => methods.set(caller, input));
  route.operator('mallPayMethod.sort', (input, caller) => methods.sort(caller, input));

  const parked = createParkedService(parts);
  route.operator('mallParked.list', (input) => parked.list(input));
  route.operator('mallParked.assign', (input, caller) => parked.assign(caller, input));
  route.operator('mallParked.payBack', (input, caller) => parked.payBack(caller, input));
  route.operator('mallParked.retry', ({ id }, caller) => parked.retry(caller, id));
  route.operator('mallParked.dismiss', (input, caller) => parked.dismiss(caller, input));

  jobs.define('payment.ask', async () => void (await askPending(parts)), everyMinute);
  jobs.define('payment.close', async () => void (await closeAbandoned(parts)), everyMinute);
  jobs.define(
    'payment.refund',
    async () => expectAllDone(await payOutRefunds(opened.db, ports)),
    everyMinute,
  );
  jobs.define('payment.park', async () => expectAllDone(await parkEarlier(opened.db)), everyMinute);
  jobs.define(
    'payment.sendBack',
    async () => expectAllDone(await sendParkedDue(opened.db, ports)),
    everyMinute,
  );
};
