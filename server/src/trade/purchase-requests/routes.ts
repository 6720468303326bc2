import type { AreaOptions } from '../../platform/area.ts';
import { createWantOffice } from './office-service.ts';
import { createWantService } from './service.ts';

export const wantRoutes = ({ route, opened, limits }: AreaOptions): void => {
  const wants = createWantService({ db: opened.db });
  route.visitor('purchaseRequest.create', async (input, caller) => {
    await limits.take('wantPerAddress', caller.ip);
    return wants.create(caller, input);
  });
  route.member('purchaseRequest.list', (query, caller) => wants.list(caller, query));
  route.operator('platformWant.list', (query, caller) => wants.listForMall(caller, query));
  route.member('purchaseRequest.cancel', ({ id }, caller) => wants.cancel(caller, id));

  const office = createWantOffice({ db: opened.db });
  route.staff('shopPurchaseRequest.list', (input, caller) => office.list(caller, input));
  route.staff('shopPurchaseRequest.detail', ({ id }, caller) => office.detail(caller, id));
  route.staff('shopPurchaseRequest.people', (_input, caller) => office.people(caller));
  route.staff('shopPurchaseRequest.contact', async ({ id }, caller) => {
    await limits.take('contactPerMember', caller.memberId);
    return office.contact(caller, id);
  });
  route.staff('shopPurchaseRequest.update', (input, caller) =>
    office.update(caller, caller.staff.shopId, input),
  );
  route.operator('platformWant.update', (input, caller) => office.update(caller, null, input));
};
