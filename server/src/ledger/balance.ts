import { type RawBuilder, sql } from 'kysely';

/** What a member may draw, in minor units: his accounts that hold available money (decisions 2.12). For a query with that member's row. */
export const drawable = (userId: RawBuilder<string>): RawBuilder<number> => sql<number>`
  coalesce((select sum(delta) from ledger_entries where account in ('member:' || ${userId} || ':commission.available', 'member:' || ${userId} || ':redEnvelope.available')), 0)::bigint`;
