import type { AreaOptions } from '../../platform/area.ts';
import type { Stamp } from '../../platform/http/answers.ts';
import * as packages from './service.ts';

const listed: readonly Stamp[] = ['catalogue', 'prices'];

export const packageRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.cached('package.categories', ['catalogue'], (_input, caller) => packages.listCategories(db, caller));
  route.cached('package.recommended', listed, (paging, caller) =>
    packages.recommendedPackages(db, caller, paging),
  );
  route.cached('package.list', listed, (query, caller) => packages.listPackages(db, caller, query));
  route.cached('package.singles', listed, (paging, caller) => packages.singlePackages(db, caller, paging));
  route.cached('package.detail', [...listed, 'stock'], ({ id }, caller) =>
    packages.packageDetail(db, caller, Number(id)),
  );
  route.visitor('package.quote', (input, caller) => packages.quotePackage(db, caller, input));
};
