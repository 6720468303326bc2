import type { AreaOptions } from '../../platform/area.ts';
import { createBatches } from '../batches/service.ts';
import { leavingWithdrawals } from './leaving.ts';
import { createWithdrawals } from './service.ts';

export const withdrawalRoutes = ({
  route,
  opened: { db },
  limits,
  ports: { secret },
  hooks: { needsSecond },
}: AreaOptions): void => {
  const withdrawals = createWithdrawals({ db, limits, secret, needsSecond });
  route.member('withdrawal.terms', (_input, caller) => withdrawals.terms(caller));
  route.member('withdrawal.list', (input, caller) => withdrawals.list(caller, input));
  route.member('withdrawal.create', (input, caller) => withdrawals.create(caller, input));
  route.member('withdrawal.cancel', (input, caller) => withdrawals.cancel(caller, input));
  route.operator('platformWithdrawal.list', (input) => withdrawals.waiting(input));
  route.operator('platformWithdrawal.moveMany', (input, caller) => withdrawals.moveMany(caller, input));
  route.operator('platformWithdrawal.days', (input) => withdrawals.days(input));
  route.operator('platformWithdrawal.move', (input, caller) => withdrawals.move(caller, input));

  const batches = createBatches({ db, secret, needsSecond }, leavingWithdrawals);
  route.operator('platformBatch.list', (input) => batches.list(input));
  route.operator('platformBatch.detail', ({ id }) => batches.detail(id));
  route.operator('platformBatch.create', (input, caller) => batches.create(caller, input));
  route.operator('platformBatch.move', (input, caller) => batches.move(caller, input));
  route.operator('platformBatch.file', async ({ id }, caller) => {
    await limits.take('exportKey', caller.memberId);
    return batches.file(caller, id);
  });
  route.operator('platformBatch.settle', (input, caller) => batches.settle(caller, input));
};
