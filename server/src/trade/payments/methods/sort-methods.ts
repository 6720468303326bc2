import { type SwitchedMethod, switchedMethods } from '@mall/contract/trade/payment';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/open.ts';

/** Puts the ways to pay in this order; those that are not named come after them, as they are listed. */
export const sortMethods = async (tx: Tx, methods: readonly SwitchedMethod[]): Promise<void> => {
  const named = [...new Set(methods)];
  const all = [...named, ...switchedMethods.filter((method) => !named.includes(method))];
  await sql`
    insert into payment_methods (method, position)
    select method, place from unnest(${all}::text[]) with ordinality as sorted (method, place) order by method
    on conflict (method) do update set position = excluded.position`.execute(tx);
};
