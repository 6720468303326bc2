import type { AreaOptions } from '../../platform/area.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';
import { createTransferAccountService } from './service.ts';

const ofMall = (caller: Operator): Seller => ({ caller, scope: mallsOwn });

export const transferAccountRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  const service = createTransferAccountService(db);
  route.operator('mallTransferAccount.list', (_input, caller) => service.list(ofMall(caller)));
  route.operator('mallTransferAccount.create', (input, caller) => service.create(ofMall(caller), input));
  route.operator('mallTransferAccount.change', (input, caller) => service.change(ofMall(caller), input));
  route.operator('mallTransferAccount.set', (input, caller) => service.set(ofMall(caller), input));
  route.operator('mallTransferAccount.sort', (input, caller) => service.sort(ofMall(caller), input));
  route.operator('mallTransferAccount.remove', ({ id }, caller) => service.remove(ofMall(caller), id));
  route.operator('mallTransferAccount.restore', ({ id }, caller) => service.restore(ofMall(caller), id));
};
