import type { AreaOptions } from '../areas.ts';
import { createWantService } from './service.ts';

export const wantRoutes = ({ route, opened, limits }: AreaOptions): void => {
  const wants = createWantService({ db: opened.db });
  route.visitor('want.create', async (input, caller) => {
    await limits.take('wantPerAddress', caller.ip);
    return wants.create(caller, input);
  });
  route.member('want.list', (query, caller) => wants.list(caller, query));
  route.platform('platformWant.list', (query, caller) => wants.listForMall(caller, query));
  route.member('want.cancel', ({ id }, caller) => wants.cancel(caller, id));
};
