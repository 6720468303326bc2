import { createBatches } from '../../incentive/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { closeDue } from './close-due.ts';
import { leavingPayouts } from './leaving-payouts.ts';
import { createQuestions } from './questions/service.ts';
import { needsSecond } from './second.queries.ts';
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
  route.operator('mallPayout.approveMany', (input, caller) => mall.approveMany(caller, input));

  const batches = createBatches({ db, secret, needsSecond }, leavingPayouts);
  route.operator('payoutBatch.list', (input) => batches.list(input));
  route.operator('payoutBatch.detail', ({ id }) => batches.detail(id));
  route.operator('payoutBatch.create', (input, caller) => batches.create(caller, input));
  route.operator('payoutBatch.move', (input, caller) => batches.move(caller, input));
  route.operator('payoutBatch.file', async ({ id }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return batches.file(caller, id);
  });
  route.operator('payoutBatch.settle', (input, caller) => batches.settle(caller, input));

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

  const questions = createQuestions({ db });
  route.staff('shopQuestion.list', (input, caller) => questions.ofShop(caller, input));
  route.staff('shopQuestion.ask', (input, caller) => questions.ask(caller, input));
  route.staff('shopQuestion.answer', (input, caller) => questions.answerAsShop(caller, input));
  route.staff('shopQuestion.close', ({ id }, caller) => questions.closeAsShop(caller, id));
  route.operator('mallQuestion.list', (input) => questions.ofAll(input));
  route.operator('mallQuestion.answer', (input, caller) => questions.answerAsMall(caller, input));
  route.operator('mallQuestion.close', ({ id }, caller) => questions.closeAsMall(caller, id));

  jobs.define('settlement.close', async () => expectAllDone(await closeDue(db)), '23 * * * *');
};
