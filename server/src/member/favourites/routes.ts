import type { AreaOptions } from '../../platform/area.ts';
import * as collect from './toggle.ts';
import { list } from './list.queries.ts';
import { noticeFavourites } from './notice.ts';

export const collectRoutes = ({ route, opened: { db }, jobs }: AreaOptions): void => {
  route.member('favourite.toggle', (input, caller) => collect.toggle(db, caller, input));
  route.member('favourite.list', (query, caller) => list(db, caller, query));
  route.member('favourite.remove', ({ ids }, caller) => collect.removeMany(db, caller.memberId, ids));
  route.member('favourite.marks', ({ ids }, caller) => collect.marks(db, caller.memberId, ids));
  jobs.define('collect.notice', () => noticeFavourites(db), '*/20 * * * *');
};
