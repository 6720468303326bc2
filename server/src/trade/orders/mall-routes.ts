import type { AreaOptions } from '../../platform/area.ts';
import { mallsOwn } from '../../platform/http/seller.ts';
import { confirmPayment } from '../payments/confirm.ts';
import { rejectTransfer } from '../payments/reject-transfer.ts';
import { createMallOrderService } from './mall-service.ts';

export const mallOrderRoutes = ({ route, opened, answers, hooks: { campaigns } }: AreaOptions): void => {
  const orders = createMallOrderService({
    db: opened.db,
    answers,
    campaigns,
    confirm: (tx, caller, arrived) => confirmPayment(tx, campaigns, { caller, scope: mallsOwn }, arrived),
    reject: rejectTransfer,
  });
  route.operator('platformOrder.list', (input, caller) => orders.list(caller, input));
  route.operator('platformOrder.detail', ({ id }, caller) => orders.detail(caller, id));
  route.operator('platformOrder.cancel', (input, caller) => orders.cancel(caller, input));
  route.operator('platformOrder.confirmPayment', (input, caller) => orders.confirmPayment(caller, input));
  route.operator('platformOrder.rejectPayment', (input, caller) => orders.rejectPayment(caller, input));
  route.operator('platformOrder.addNote', (input, caller) => orders.addNote(caller, input));
  route.operator('platformOrder.removeNote', ({ id }, caller) => orders.removeNote(caller, id));
  route.operator('platformOrder.record', (input, caller) => orders.record(caller, input));
  route.operator('platformOrder.ship', (input, caller) => orders.ship(caller, input));
  route.operator('platformOrder.proposeAddress', (input, caller) => orders.proposeAddress(caller, input));
  route.operator('platformOrder.withdrawAddress', ({ id }, caller) => orders.withdrawAddress(caller, id));
  route.operator('platformOrder.receive', (input, caller) => orders.receive(caller, input));
};
