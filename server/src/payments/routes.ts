import type { AreaOptions } from '../areas.ts';
import { sandboxAllowed } from '../settings.ts';
import { Refusal } from '@mall/contract/refusals';
import { offlinePayment, sandboxPayment } from './port.ts';
import { createPaymentService } from './service.ts';

export const paymentRoutes = ({ route, opened, answers, settings, limits }: AreaOptions): void => {
  const sandbox = sandboxAllowed(settings);
  const ports = [sandboxPayment(sandbox), offlinePayment];
  const payments = createPaymentService({ db: opened.db, answers, ports });
  route.member('payment.start', async (input, caller) => {
    await limits.take('orderPerMember', caller.memberId);
    return payments.start(caller, input);
  });
  route.member('payment.status', ({ id }, caller) => payments.status(caller, id));
  route.member('payment.sandbox', async (input, caller) => {
    if (!sandbox) throw new Refusal('missing');
    return payments.sandbox(caller, input);
  });
};
