import type { AreaOptions } from '../../platform/area.ts';
import { confirmPayment } from '../payments/confirm.ts';
import { revokePayment } from '../payments/revoke.ts';
import { createShopOrderService } from './shop-service.ts';

export const shopOrderRoutes = ({ route, opened, answers, hooks: { campaigns } }: AreaOptions): void => {
  const orders = createShopOrderService({
    db: opened.db,
    answers,
    campaigns,
    confirm: (tx, caller, input) =>
      confirmPayment(tx, campaigns, { caller, scope: { shopId: caller.staff.shopId } }, input),
    revoke: (tx, caller, input) => revokePayment(tx, campaigns, caller, input),
  });
  route.staff('shopOrder.list', (input, caller) => orders.list(caller, input));
  route.staff('shopOrder.detail', ({ id }, caller) => orders.detail(caller, id));
  route.staff('shopOrder.slips', ({ ids }, caller) => orders.slips(caller, ids));
  route.staff('shopOrder.hide', (input, caller) => orders.hide(caller, input));
  route.staff('shopOrder.cancel', (input, caller) => orders.cancel(caller, input));
  route.staff('shopOrder.addNote', (input, caller) => orders.addNote(caller, input));
  route.staff('shopOrder.removeNote', ({ id }, caller) => orders.removeNote(caller, id));
  route.staff('shopOrder.remove', ({ id }, caller) => orders.remove(caller, id));
  route.staff('shopOrder.confirmPayment', (input, caller) => orders.confirmPayment(caller, input));
  route.staff('shopOrder.takeBackPayment', (input, caller) => orders.revokePayment(caller, input));
  route.staff('shopOrder.record', (input, caller) => orders.record(caller, input));
  route.staff('shopOrder.proposeAddress', (input, caller) => orders.proposeAddress(caller, input));
  route.staff('shopOrder.withdrawAddress', ({ id }, caller) => orders.withdrawAddress(caller, id));
  route.staff('shopOrder.ship', (input, caller) => orders.ship(caller, input));
};
