import type { AreaOptions } from '../area.ts';
import { listChanges } from './service.ts';

export const auditRoutes = ({ route, opened: { db } }: AreaOptions): void => {
  route.staff('audit.list', (input, caller) => listChanges(db, caller, input));
};
