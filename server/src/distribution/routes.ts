import type { AreaOptions } from '../areas.ts';
import { publicUrl } from '../settings.ts';
import { createEarnings } from './earnings.ts';
import { followDue } from './follow.ts';
import { createPromotedGoods } from './goods.ts';
import { createPromoters } from './promoters.ts';

export const distributionRoutes = ({ route, opened: { db }, answers, settings, jobs }: AreaOptions): void => {
  const promoters = createPromoters({ db });
  const earnings = createEarnings({ db });
  const goods = createPromotedGoods({ db, answers }, publicUrl(settings));
  route.member('promoter.goods', (input, caller) => goods.list(caller, input));
  route.member('promoter.picked', (input, caller) => goods.picked(caller, input));
  route.member('promoter.pick', (input, caller) => goods.pick(caller, input));
  route.member('promoter.links', (input, caller) => goods.links(caller, input));
  route.member('promoter.apply', (input, caller) => promoters.apply(caller, input));
  route.member('promoter.progress', (_input, caller) => promoters.progress(caller));
  route.member('promoter.customers', (input, caller) => earnings.customers(caller, input));
  route.member('promoter.team', (input, caller) => earnings.team(caller, input));
  route.member('promoter.orders', (input, caller) => earnings.orders(caller, input));
  route.member('promoter.order', (input, caller) => earnings.order(caller, input));
  route.member('promoter.profits', (input, caller) => earnings.profits(caller, input));
  route.member('earnings.mine', (_input, caller) => earnings.mine(caller));
  route.platform('platformPromoter.list', (input) => promoters.list(input));
  route.platform('platformPromoter.decide', (input, caller) => promoters.decide(caller, input));
  jobs.define('commission.follow', async () => void (await followDue(db)), '*/10 * * * *');
};
