import type { AreaOptions } from '../../platform/area.ts';
import { paymentPorts } from '../payments/ports.ts';
import { createMallPaymentService } from './service.ts';

export const mallPaymentRoutes = ({ route, opened: { db }, settings }: AreaOptions): void => {
  const mall = createMallPaymentService({ db, ports: paymentPorts(settings) });
  route.operator('mallPayment.list', (input) => mall.list(input));
  route.operator('mallPayment.detail', ({ id }) => mall.detail(id));
  route.operator('mallRefund.list', (input) => mall.refunds(input));
  route.operator('mallRefund.retry', ({ id }, caller) => mall.retry(caller, id));
  route.operator('mallRefund.recordSent', (input, caller) => mall.recordSent(caller, input));
  route.operator('mallLedger.accounts', (input) => mall.accounts(input));
  route.operator('mallLedger.entries', (input) => mall.entries(input));
  route.operator('mallLedger.check', () => mall.check());
};
