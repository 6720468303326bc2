import { pickText } from '@mall/contract/core/languages';
import {
  movePackageCategory,
  packagesIn,
  removePackageCategory,
  savePackageCategory,
} from '../../../catalog/index.ts';
import type { AreaOptions } from '../../../platform/area.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { adoptDrafts } from '../core/adopt.ts';
import { ofMall } from '../core/author.ts';
import { packageAdopter } from './adopted.ts';
import { allCategories } from './queries.ts';
import { createOwnPackageService } from './service.ts';

/** The mall's own packages, for its operators (docs/decisions/070). */
export const mallPackageRoutes = ({ route, jobs, opened: { db }, answers }: AreaOptions): void => {
  const packages = createOwnPackageService({ db, answers });
  route.operator('mallPackage.list', (filter, caller) => packages.list(ofMall(caller), filter));
  route.operator('mallPackage.detail', ({ id }, caller) => packages.detail(ofMall(caller), id));
  route.operator('mallPackage.categories', async (_input, { language }) => {
    const [all, counts] = await Promise.all([allCategories(db), packagesIn(db)]);
    return all.map(({ id, name }) => ({
      id: String(id),
      name: pickText(name, language).text,
      names: name,
      packages: counts.get(id) ?? 0,
    }));
  });
  route.operator('mallPackage.saveCategory', async (input, caller) => {
    const id = await inTransaction(db, (tx) => savePackageCategory(tx, caller, input));
    answers.raise('catalogue');
    return { id: String(id) };
  });
  route.operator('mallPackage.moveCategory', async (input, caller) => {
    await inTransaction(db, (tx) => movePackageCategory(tx, caller, input));
    answers.raise('catalogue');
    return null;
  });
  route.operator('mallPackage.removeCategory', async ({ id }, caller) => {
    await inTransaction(db, (tx) => removePackageCategory(tx, caller, Number(id)));
    answers.raise('catalogue');
    return null;
  });
  route.operator('mallPackage.pieces', (input, caller) => packages.pieces(ofMall(caller), input));
  route.operator('mallPackage.create', (input, caller) => packages.create(ofMall(caller), input));
  route.operator('mallPackage.save', (input, caller) => packages.save(ofMall(caller), input));
  route.operator('mallPackage.copy', ({ id }, caller) => packages.copy(ofMall(caller), id));
  route.operator('mallPackage.publish', (at, caller) => packages.publish(ofMall(caller), at));
  route.operator('mallPackage.discard', (at, caller) => packages.discard(ofMall(caller), at));
  route.operator('mallPackage.sell', async ({ id, onSale }, caller) => ({
    onSale: await packages.show(ofMall(caller), { id, shown: onSale }),
  }));
  route.operator('mallPackage.remove', ({ id }, caller) => packages.remove(ofMall(caller), id));
  route.operator('mallPackage.restore', ({ id }, caller) => packages.restore(ofMall(caller), id));

  jobs.define('mallPackage.adopt', () => adoptDrafts(db, packageAdopter), '*/10 * * * *');
};
