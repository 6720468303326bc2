import type { AreaOptions } from '../../platform/area.ts';
import { expectAllDone } from '../../platform/jobs/due.ts';
import { readParts } from '../../platform/media/upload.ts';
import { compareFile, compareLeft } from './compare.ts';
import { forgetFiles } from './forget-files.ts';
import { compareJob, createReconciliation } from './service.ts';

export const reconciliationRoutes = ({
  route,
  opened: { db },
  jobs,
  limits,
  ports: { storage },
}: AreaOptions): void => {
  const mall = createReconciliation({ db, jobs, storage });
  route.operator('mallReconciliation.days', (input) => mall.days(input));
  route.operator('mallReconciliation.upload', async (input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return mall.upload(caller, input, await readParts(request));
  });
  route.operator('mallReconciliation.detail', ({ id }) => mall.detail(id));
  route.operator('mallReconciliation.lines', (input) => mall.lines(input));
  route.operator('mallReconciliation.explain', (input, caller) => mall.explain(caller, input));
  route.operator('mallReconciliation.reopen', (input, caller) => mall.reopen(caller, input));
  route.operator('mallReconciliation.again', ({ id }, caller) => mall.again(caller, id));
  route.operatorFile('mallReconciliation.sheet', async ({ id }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return mall.sheet(id, caller.language);
  });

  jobs.define(compareJob, ({ id = '' }) => compareFile({ db, storage }, id));
  jobs.define(
    'reconciliation.goOn',
    async () => expectAllDone(await compareLeft({ db, storage })),
    '* * * * *',
  );
  jobs.define(
    'reconciliation.forget',
    async () => expectAllDone(await forgetFiles({ db, storage })),
    '41 * * * *',
  );
};
