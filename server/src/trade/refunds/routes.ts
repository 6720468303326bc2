import type { AreaOptions } from '../../platform/area.ts';
import { createRefundService } from './service.ts';

export const refundRoutes = ({ route, opened, answers, hooks: { campaigns } }: AreaOptions): void => {
  const refunds = createRefundService({ db: opened.db, campaigns, answers });
  route.member('refund.ask', (input, caller) => refunds.ask(caller, input));
  route.member('refund.withdraw', ({ id }, caller) => refunds.withdraw(caller, id));
  route.staff('shopRefund.decide', (input, caller) => refunds.decideForShop(caller, input));
  route.staff('shopRefund.give', (input, caller) => refunds.giveForShop(caller, input));
  route.operator('platformRefund.list', (input) => refunds.waiting(input));
  route.operator('platformRefund.decide', (input, caller) => refunds.decideForMall(caller, input));
  route.operator('platformRefund.give', (input, caller) => refunds.giveForMall(caller, input));
};
