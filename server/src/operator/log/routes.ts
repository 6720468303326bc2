import type { AreaOptions } from '../../platform/area.ts';
import { listLog } from './service.ts';

export const logRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.operator('operatorLog.list', (input, caller) => listLog(db, caller, input));
};
