import { type RawBuilder, sql } from 'kysely';
import type { NewCommission } from './earner.ts';

/** The part of a statement that writes what will be earned from the order of its part `placed`. */
export const recordCommissions = (commissions: readonly NewCommission[]): RawBuilder<unknown> =>
  commissions.length === 0
    ? sql`earned as (select 1)`
    : sql`
    earned as (
      insert into commissions (id, order_id, line_id, promoter_id, level, via, base, rate_source, rate_kind, rate,
        limited, lead, amount)
      select c.id, p.id, c.line_id, c.promoter_id, c.level, c.via, c.base, c.rate_source, c.rate_kind, c.rate,
        c.limited, c.lead, c.amount
      from jsonb_to_recordset(${JSON.stringify(commissions)}::text::jsonb) as c(
        id text, line_id text, promoter_id text, level smallint, via text, base bigint, rate_source text,
        rate_kind text, rate bigint,
        limited text[], lead boolean, amount bigint), placed p)`;

/** With each order from which somebody earns, its buyer stays their customer for another year, if `when` holds. */
export const recordReferredOrder = (
  commissions: readonly NewCommission[],
  userId: string,
  when: RawBuilder<boolean>,
): RawBuilder<unknown> =>
  commissions.length === 0
    ? sql`stayed as (select 1)`
    : sql`
    stayed as (
      update referrals set last_order_at = now() where user_id = ${userId} and bound_to in (${sql.join(
        commissions.map(({ via, promoter_id: promoter }) => via ?? promoter),
      )}) and ${when})`;
