import type { AreaOptions } from '../../platform/area.ts';
import { createWithdrawals } from './service.ts';

export const withdrawalRoutes = ({ route, opened: { db }, limits, ports: { secret } }: AreaOptions): void => {
  const withdrawals = createWithdrawals({ db, limits, secret });
  route.member('withdrawal.terms', (_input, caller) => withdrawals.terms(caller));
  route.member('withdrawal.list', (input, caller) => withdrawals.list(caller, input));
  route.member('withdrawal.create', (input, caller) => withdrawals.create(caller, input));
  route.member('withdrawal.cancel', (input, caller) => withdrawals.cancel(caller, input));
  route.operator('platformWithdrawal.list', (input) => withdrawals.waiting(input));
  route.operator('platformWithdrawal.move', (input, caller) => withdrawals.move(caller, input));
};
