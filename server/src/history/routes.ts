import type { AreaOptions } from '../areas.ts';
import { clearHistory, listHistory } from './history.ts';

export const historyRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.member('history.list', (query, caller) => listHistory(db, caller, query));
  route.member('history.clear', async ({ ids }, caller) => {
    await clearHistory(db, caller.memberId, ids?.map(Number));
    return null;
  });
};
