import type { AreaOptions } from '../../platform/area.ts';
import { clearHistory, listHistory } from './history.queries.ts';

export const historyRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.member('history.list', (query, caller) => listHistory(db, caller, query));
  route.member('history.clear', (input, caller) => clearHistory(db, caller.memberId, input));
};
