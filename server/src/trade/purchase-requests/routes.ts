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
  route.member('purchaseRequest.cancel', ({ id }, caller) => wants.cancel(caller, id));

  const office = createWantOffice({ db: opened.db });
  route.staff('shopPurchaseRequest.list', (input, caller) => office.list(caller, caller.staff.shopId, input));
  route.staff('shopPurchaseRequest.detail', ({ id }, caller) =>
    office.detail(caller, caller.staff.shopId, id),
  );
  route.staff('shopPurchaseRequest.people', (_input, caller) => office.people(caller, caller.staff.shopId));
  route.staff('shopPurchaseRequest.contact', async ({ id }, caller) => {
    await limits.take('contactPerMember', caller.memberId);
    return office.contact(caller, caller.staff.shopId, id);
  });
  route.staff('shopPurchaseRequest.update', (input, caller) =>
    office.update(caller, caller.staff.shopId, input),
  );

  route.operator('platformWant.list', (input, caller) => office.list(caller, null, input));
  route.operator('platformWant.detail', ({ id }, caller) => office.detail(caller, null, id));
  route.operator('platformWant.people', (_input, caller) => office.people(caller, null));
  route.operator('platformWant.contact', async ({ id }, caller) => {
    await limits.take('contactPerMember', caller.memberId);
    return office.contact(caller, null, id);
  });
  route.operator('platformWant.update', (input, caller) => office.update(caller, null, input));
  route.operator('platformWant.hand', (input, caller) => office.hand(caller, input));
};
