import type { Input } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import { runsIn } from '../../platform/http/runs-in.queries.ts';
import { type Asking, isRunning } from './rows.queries.ts';

/** The activities `a` and launches `l` of a query. */
export const allActivities = sql<boolean>`true`;
/** Those that somebody may begin in a shop, or in none. */
export const openActivities = (shop: Asking['shop']) =>
  sql<boolean>`(a.status = 'open' and a.end_at > now() and ${runsIn('boost', shop?.id ?? null)})`;
/** What shoppers may know: a draft is nobody's business. */
export const shownActivity = (id: string) => sql<boolean>`(a.id = ${id} and a.status <> 'draft')`;
export const activityWith = (id: string) => sql<boolean>`a.id = ${id}`;

export const launchWith = (id: string) => sql<boolean>`l.id = ${id}`;
export const launchesBy = (memberId: string) => sql<boolean>`l.user_id = ${memberId}`;
export const launchesFrom = (activityId: string) => sql<boolean>`l.activity_id = ${activityId}`;
export const launchFrom = (activityId: string, memberId: string) =>
  sql<boolean>`l.activity_id = ${activityId} and l.user_id = ${memberId}`;
export const runningOf = (memberId: string) => sql<boolean>`l.user_id = ${memberId} and ${isRunning}`;
/** Of one activity if it is named, in one status or in all. */
export const launchesOf = (
  activityId: string | undefined,
  status: Input<'platformBoost.launches'>['status'],
) =>
  sql<boolean>`(${activityId ?? null}::text is null or l.activity_id = ${activityId ?? null})
    and (${status} = 'all' or l.status = ${status})`;

const among: Record<Input<'boost.mine'>['state'], RawBuilder<unknown>> = {
  all: sql`true`,
  running: sql`l.status in ('active', 'frozen')`,
  reached: sql`l.status in ('reached', 'ordered')`,
  done: sql`l.status = 'done'`,
  over: sql`l.status in ('expired', 'lapsed', 'void')`,
};

/** For a member's own. */
export const launchesIn = (memberId: string, state: Input<'boost.mine'>['state']) =>
  sql<boolean>`l.user_id = ${memberId} and ${among[state]}`;
