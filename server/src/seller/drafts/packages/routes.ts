import type { AreaOptions } from '../../../platform/area.ts';
import { ofShop } from '../core/author.ts';
import { createOwnPackageService } from './service.ts';

export const ownPackageRoutes = ({ route, opened: { db }, answers }: AreaOptions): void => {
  const packages = createOwnPackageService({ db, answers });
  route.staff('ownPackage.list', (filter, caller) => packages.list(ofShop(caller), filter));
  route.staff('ownPackage.detail', ({ id }, caller) => packages.detail(ofShop(caller), id));
  route.staff('ownPackage.categories', (_input, caller) => packages.categories(ofShop(caller)));
  route.staff('ownPackage.pieces', (input, caller) => packages.pieces(ofShop(caller), input));
  route.staff('ownPackage.check', (input, caller) => packages.check(ofShop(caller), input));
  route.staff('ownPackage.create', (input, caller) => packages.create(ofShop(caller), input));
  route.staff('ownPackage.save', (input, caller) => packages.save(ofShop(caller), input));
  route.staff('ownPackage.fill', (input, caller) => packages.fill(ofShop(caller), input));
  route.staff('ownPackage.copy', ({ id }, caller) => packages.copy(ofShop(caller), id));
  route.staff('ownPackage.submit', (at, caller) => packages.submit(ofShop(caller), at));
  route.staff('ownPackage.resubmit', (at, caller) => packages.resubmit(ofShop(caller), at));
  route.staff('ownPackage.takeBack', ({ id }, caller) => packages.withdraw(ofShop(caller), id));
  route.staff('ownPackage.discard', (at, caller) => packages.discard(ofShop(caller), at));
  route.staff('ownPackage.sell', async ({ id, onSale }, caller) => ({
    onSale: await packages.show(ofShop(caller), { id, shown: onSale }),
  }));
  route.staff('ownPackage.remove', ({ id }, caller) => packages.remove(ofShop(caller), id));
  route.staff('ownPackage.restore', ({ id }, caller) => packages.restore(ofShop(caller), id));
  route.operator('platformPackage.list', (paging, caller) => packages.waiting(caller, paging));
  route.operator('platformPackage.detail', ({ id }) => packages.review(id));
  route.operator('platformPackage.decide', (input, caller) => packages.decide(caller, input));
};
