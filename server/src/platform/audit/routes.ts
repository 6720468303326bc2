import type { AreaOptions } from '../area.ts';
import { sealAudit } from './chain/seal.ts';
import { listChanges } from './service.ts';

export const auditRoutes = ({ app, route, opened: { db }, jobs }: AreaOptions): void => {
  route.staff('audit.list', (input, caller) => listChanges(db, caller, input));
  jobs.define(
    'audit.seal',
    async () => {
      const last = await sealAudit(db);
      // Whoever changes the database does not change the logs that have left it.
      if (last !== undefined) app.log.info(last, 'changes are sealed');
    },
    '* * * * *',
  );
};
