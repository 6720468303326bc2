import type { AreaOptions } from '../areas.ts';
import * as collect from './collect.ts';

export const collectRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.member('collect.toggle', (input, caller) => collect.toggle(db, caller, input));
  route.member('collect.list', (paging, caller) => collect.list(db, caller, paging));
  route.member('collect.marks', ({ ids }, caller) => collect.marks(db, caller.memberId, ids));
};
