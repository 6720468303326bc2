import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { closeDue } from './close-due.ts';
import { createSettlementService } from './service.ts';
import { createShopSettlementService } from './shop-service.ts';

export const settlementRoutes = ({
  route,
  opened: { db },
  jobs,
  limits,
  ports: { secret },
}: AreaOptions): void => {
  const mall = createSettlementService({ db, secret });
  route.operator('mallSettlement.shops', (input) => mall.shops(input));
  route.operator('mallSettlement.terms', (input) => mall.terms(input));
  route.operator('mallSettlement.setTerms', (input, caller) => mall.setTerms(caller, input));
  route.operator('mallSettlement.adjust', (input, caller) => mall.adjust(caller, input));
  route.operator('mallSettlement.statements', (input) => mall.statements(input));
  route.operator('mallSettlement.statement', ({ id }) => mall.statement(id));
  route.operator('mallSettlement.lines', (input) => mall.lines(input));
  route.operatorFile('mallSettlement.sheet', async ({ id }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return mall.sheet(id, caller.language);
  });
  route.operator('mallPayout.list', (input) => mall.payouts(input));
  route.operator('mallPayout.create', (input, caller) => mall.createPayout(caller, input));
  route.operator('mallPayout.move', (input, caller) => mall.movePayout(caller, input));

  const shop = createShopSettlementService({ db, secret });
  route.staff('shopSettlement.show', (_input, caller) => shop.show(caller));
  route.staff('shopSettlement.statements', (input, caller) => shop.statements(caller, input));
  route.staff('shopSettlement.statement', ({ id }, caller) => shop.statement(caller, id));
  route.staff('shopSettlement.lines', (input, caller) => shop.lines(caller, input));
  route.file('shopSettlement.sheet', async ({ id }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return shop.sheet(caller, id);
  });
  route.staff('shopSettlement.payouts', (input, caller) => shop.payouts(caller, input));
  route.staff('shopSettlement.setAccount', (input, caller) => shop.setAccount(caller, input));

  jobs.define('settlement.close', async () => expectAllDone(await closeDue(db)), '23 * * * *');
};
