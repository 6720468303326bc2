import type { AreaOptions } from '../../../platform/area.ts';
import { createListExportService } from './service.ts';

/** The console's lists as files (docs/decisions/115); jobs/routes.ts defines the work itself. */
export const listExportRoutes = ({ route, opened: { db }, jobs, limits }: AreaOptions): void => {
  const lists = createListExportService({ db, jobs });
  route.operator('mallMember.exportJob', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return lists.begin(caller, 'memberExport', input);
  });
  route.operator('mallShop.exportJob', async (input, caller) => {
    await limits.take('exportKey', caller.memberId);
    return lists.begin(caller, 'shopExport', input);
  });
  route.operator('platformPromoter.exportJob', async ({ status, ...input }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return lists.begin(caller, 'promoterExport', { ...input, state: status });
  });
  route.operator('platformWithdrawal.exportJob', async ({ status, ...input }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return lists.begin(caller, 'withdrawalExport', { ...input, state: status });
  });
};
