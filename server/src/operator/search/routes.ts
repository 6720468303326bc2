import type { AreaOptions } from '../../platform/area.ts';
import { createSearchService } from './service.ts';

export const mallSearchRoutes = ({ route, opened: { db }, jobs }: AreaOptions): void => {
  const search = createSearchService({ db, jobs });
  route.operator('mallSearch.misses', (input) => search.misses(input));
  route.operator('mallSearch.settle', (input, caller) => search.settle(caller, input));
  route.operator('mallSearch.groups', () => search.groups());
  route.operator('mallSearch.createGroup', (input, caller) => search.createGroup(caller, input));
  route.operator('mallSearch.changeGroup', (input, caller) => search.changeGroup(caller, input));
  route.operator('mallSearch.removeGroup', (input, caller) => search.removeGroup(caller, input));
};
