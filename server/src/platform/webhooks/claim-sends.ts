import { secondMs } from '@mall/contract/core/time';
import { webhookLimits as limits, webhookMoves } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { inOneStatement } from '../db/transaction.ts';

export type Claimed = {
  readonly id: string;
  readonly event: string;
  readonly data: Record<string, unknown>;
  readonly created_at: Date;
  readonly tries: number;
  readonly heldBy: string;
  readonly endpoint_id: string;
  readonly url: string;
  readonly secret: string;
  readonly old_secret: string | null;
  readonly old_until: Date | null;
  /** That the last try failed, or was slow. */
  readonly failing: boolean;
};

/** A claim is lost after this: longer than a try takes with all around it. */
const heldMs = limits.timeoutMs + 20 * secondMs;

/** Of an event `s`: it is due, and the first of its object that has not ended. */
const canBeTaken = sql<boolean>`s.state = 'waiting' and s.due_at <= now()
  and not exists (select from webhook_sends b where b.endpoint_id = s.endpoint_id and b.about = s.about
    and b.seq < s.seq and b.state in ('waiting', 'sending'))`;

/**
 * Takes events that are due, at most so many, in a claim that is called `heldBy`. Two claims never take one: the last
 * step asks again whether it still waits. They seldom look at one address at once, since each skips those that another has
 * locked; but what one counts may be as old as its beginning, so for a moment an address can have more under way than it
 * may. Of an object nothing is taken while an earlier event waits or is under way. Addresses of which something can be
 * taken take turns.
 */
export const claimSends = async (
  db: Db,
  heldBy: string,
  slots: { readonly all: number; readonly failing: number },
): Promise<Claimed[]> => {
  const { send } = webhookMoves;
  const { rows } = await inOneStatement(() =>
    sql<Omit<Claimed, 'heldBy'>>`
      with turns as (
        select e.id, url, secret, old_secret, old_until, failing, most
        from webhook_endpoints e
        cross join lateral (select e.failing_since is not null or e.slow as failing) f
        cross join lateral (
          select case when failing then ${limits.perFailing}::int else ${limits.perEndpoint}::int end as most) m
        where e.enabled and e.removed_at is null and (not failing or ${slots.failing > 0})
          and exists (select from webhook_sends s where s.endpoint_id = e.id and ${canBeTaken})
          and (select count(*) from webhook_sends u where u.endpoint_id = e.id and u.state = 'sending') < most
        order by e.served_at nulls first, e.id limit ${slots.all}
        for no key update of e skip locked),
      served as (update webhook_endpoints set served_at = now() where id in (select id from turns)),
      found as (
        select w.id, t.id as of_endpoint, t.failing, row_number() over (partition by t.failing order by w.turn, t.id) as nth, w.turn
        from turns t cross join lateral (
          select s.id, row_number() over (order by s.seq) as turn from webhook_sends s
          where s.endpoint_id = t.id and ${canBeTaken}
          order by s.seq
          limit greatest(0, t.most - (
            select count(*) from webhook_sends u where u.endpoint_id = t.id and u.state = 'sending'))) w),
      chosen as (
        select id, of_endpoint from found where not failing or nth <= ${slots.failing}
        order by turn, of_endpoint limit ${slots.all})
      update webhook_sends s set state = ${send.to}, tries = s.tries + 1, held_by = ${heldBy},
        held_until = now() + ${heldMs}::int * interval '1 millisecond'
      from chosen c join turns t on t.id = c.of_endpoint
      where s.id = c.id and s.state = any(${[...send.from]}::text[])
      returning s.id, s.event, s.data, s.created_at, s.tries, s.endpoint_id, t.url, t.secret, t.old_secret, t.old_until,
        t.failing`.execute(db),
  );
  return rows.map((row) => ({ ...row, heldBy }));
};
