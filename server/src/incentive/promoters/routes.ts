import type { AreaOptions } from '../../platform/area.ts';
import { createPromoterMoney } from './money.ts';
import { createPromoterDesk } from './service.ts';

export const promoterDeskRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const promoters = createPromoterDesk({ db });
  const money = createPromoterMoney({ db });
  route.operator('platformPromoter.list', (input) => promoters.list(input));
  route.operator('platformPromoter.detail', ({ userId }) => promoters.detail(userId));
  route.operator('platformPromoter.team', (input) => promoters.team(input));
  route.operator('platformPromoter.customers', (input) => promoters.customers(input));
  route.operator('platformPromoter.reveal', (input, caller) => promoters.reveal(caller, input));
  route.operator('platformPromoter.decide', (input, caller) => promoters.decide(caller, input));
  route.operator('platformPromoter.money', (input) => money.money(input));
  route.operator('platformPromoter.entries', (input) => money.entries(input));
  route.operator('platformPromoter.orders', (input) => money.orders(input));
  route.operator('platformPromoter.correct', (input, caller) => money.correct(caller, input));
};
