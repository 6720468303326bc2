import type { AreaOptions } from '../../../platform/area.ts';
import { createOwnPackageService } from './service.ts';

export const ownPackageRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const packages = createOwnPackageService({ db, answers });
  route.staff('ownPackage.list', (filter, caller) => packages.list(caller, filter));
  route.staff('ownPackage.detail', ({ id }, caller) => packages.detail(caller, id));
  route.staff('ownPackage.categories', (_input, caller) => packages.categories(caller));
  route.staff('ownPackage.pieces', (input, caller) => packages.pieces(caller, input));
  route.staff('ownPackage.check', (input, caller) => packages.check(caller, input));
  route.staff('ownPackage.create', (input, caller) => packages.create(caller, input));
  route.staff('ownPackage.save', (input, caller) => packages.save(caller, input));
  route.staff('ownPackage.fill', (input, caller) => packages.fill(caller, input));
  route.staff('ownPackage.copy', ({ id }, caller) => packages.copy(caller, id));
  route.staff('ownPackage.submit', (at, caller) => packages.submit(caller, at));
  route.staff('ownPackage.resubmit', (at, caller) => packages.resubmit(caller, at));
  route.staff('ownPackage.takeBack', ({ id }, caller) => packages.withdraw(caller, id));
  route.staff('ownPackage.discard', (at, caller) => packages.discard(caller, at));
  route.staff('ownPackage.sell', async ({ id, onSale }, caller) => ({
    onSale: await packages.show(caller, { id, shown: onSale }),
  }));
  route.staff('ownPackage.remove', ({ id }, caller) => packages.remove(caller, id));
  route.staff('ownPackage.restore', ({ id }, caller) => packages.restore(caller, id));
  route.operator('platformPackage.list', (paging, caller) => packages.waiting(caller, paging));
  route.operator('platformPackage.detail', ({ id }) => packages.review(id));
  route.operator('platformPackage.decide', (input, caller) => packages.decide(caller, input));
};
