import type { AreaOptions } from '../../platform/area.ts';
import { listHistory } from './history.queries.ts';
import { clearHistory } from './clear.ts';

export const historyRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.member('browsingHistory.list', (query, caller) => listHistory(db, caller, query));
  route.member('browsingHistory.clear', (input, caller) => clearHistory(db, caller.memberId, input));
};
