import { Refusal } from '@mall/contract/core/refusals';
import type { AreaOptions } from '../../platform/area.ts';
import type { Operator, Staff } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';
import { createTransferAccountService } from './service.ts';

const ofMall = (caller: Operator): Seller => ({ caller, scope: mallsOwn });
const ofShop = (caller: Staff): Seller => ({ caller, scope: { shopId: caller.staff.shopId } });

/** Only the owner of a shop says where its money is sent. Throws payout.ownerOnly. */
const ofOwner = (caller: Staff): Seller => {
  if (caller.staff.role !== 'owner') throw new Refusal('payout.ownerOnly');
  return ofShop(caller);
};

export const transferAccountRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const service = createTransferAccountService(db);
  route.operator('mallTransferAccount.list', (_input, caller) =>
    service.list(ofMall(caller), caller.operator.permissions.includes('settings.edit')),
  );
  route.operator('mallTransferAccount.create', (input, caller) => service.create(ofMall(caller), input));
  route.operator('mallTransferAccount.change', (input, caller) => service.change(ofMall(caller), input));
  route.operator('mallTransferAccount.set', (input, caller) => service.set(ofMall(caller), input));
  route.operator('mallTransferAccount.sort', (input, caller) => service.sort(ofMall(caller), input));
  route.operator('mallTransferAccount.remove', ({ id }, caller) => service.remove(ofMall(caller), id));
  route.operator('mallTransferAccount.restore', ({ id }, caller) => service.restore(ofMall(caller), id));

  route.staff('shopTransferAccount.list', (_input, caller) =>
    service.list(ofShop(caller), caller.staff.role === 'owner'),
  );
  route.staff('shopTransferAccount.create', (input, caller) => service.create(ofOwner(caller), input));
  route.staff('shopTransferAccount.change', (input, caller) => service.change(ofOwner(caller), input));
  route.staff('shopTransferAccount.set', (input, caller) => service.set(ofOwner(caller), input));
  route.staff('shopTransferAccount.sort', (input, caller) => service.sort(ofOwner(caller), input));
  route.staff('shopTransferAccount.remove', ({ id }, caller) => service.remove(ofOwner(caller), id));
  route.staff('shopTransferAccount.restore', ({ id }, caller) => service.restore(ofOwner(caller), id));
};
