import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Staff } from '../../platform/http/caller.ts';

/** Records that a person hides the first steps, or has shared the shop. */
export const saveSteps = async (
  db: Db,
  { staff, memberId }: Staff,
  { hidden, shared }: Input<'dashboard.saveSteps'>,
): Promise<null> => {
  await sql`
    insert into first_steps (shop_id, user_id, hidden, shared_at)
    values (${staff.shopId}, ${memberId}, ${hidden ?? false}, case when ${shared ?? false} then now() end)
    on conflict (shop_id, user_id) do update set
      hidden = coalesce(${hidden ?? null}::boolean, first_steps.hidden),
        shared_at = coalesce(first_steps.shared_at, excluded.shared_at)`.execute(db);
  return null;
};
