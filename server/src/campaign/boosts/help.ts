import { boostLimits, cutOf, type LaunchStatus, unitsOf } from '@mall/contract/campaign/boost';
import { money } from '@mall/contract/core/money';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/open.ts';
import { inRange } from '../../platform/i18n/range.queries.ts';
import type { Mark } from './device.ts';
import type { Helped } from './helped.ts';
import { reachGoal } from './reach.ts';
import { launchNamed } from './rows.queries.ts';
import { type HelpFacts, whyNotHelp } from './rules.ts';

type Locked = Helped & {
  readonly new_user_weight: number;
  readonly help_limit: number;
  readonly help_limit_day: number;
};
export type Applied = {
  readonly cut: number;
  readonly units: number;
  readonly helps: number;
  readonly target: number;
  readonly currentPrice: number | null;
  readonly status: LaunchStatus;
};

/**
 * A friend helps. Of many at the same moment each waits for their turn, and no more are accepted than the
 * goal needs (D5).
 */
export const helpLaunch = async (tx: Tx, helperId: string, id: string, mark: Mark): Promise<Applied> => {
  await queueUp(tx, helperId, mark);
  const launch = await lockLaunch(tx, id);
  if (launch === undefined) throw new Refusal('missing');
  const facts = await factsOf(tx, launch, helperId, mark);
  const why = whyNotHelp(facts);
  if (why !== null)
    throw new Refusal(why, {
      status: facts.status,
      limit: why === 'boost.helpsToday' ? facts.dayLimit : facts.hereLimit,
    });
  const units = unitsOf(facts, launch.new_user_weight, launch.target - launch.helps);
  return applyHelp(tx, launch, { helperId, units, mark });
};

/**
 * Counts over several launches are made by one request at a time: for the helper, their device and their
 * address.
 */
const queueUp = async (tx: Tx, helperId: string, { device, address }: Mark): Promise<void> => {
  const keys = [`help ${helperId}`, `help ${device}`, `help ${address}`].toSorted();
  const values = sql.join(keys.map((key) => sql`(${key}::text)`));
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from (values ${values}) as keys(key)`.execute(
    tx,
  );
};

const lockLaunch = async (tx: Tx, id: string): Promise<Locked | undefined> => {
  const { rows } = await sql<Locked>`
    select l.id, l.activity_id, l.user_id, a.kind, l.target, l.helps, l.start_price, l.cut,
      array_to_json(l.plan) as plan, l.order_hours, a.template_id, a.reward,
      a.new_user_weight, a.help_limit, a.help_limit_day,
      case when l.status = 'active' and l.expires_at <= now() then 'expired' else l.status end as status
    from boost_launches l join boost_activities a on a.id = l.activity_id where ${launchNamed(id)}
      for update of l`.execute(tx);
  return rows[0];
};

type Asked = Pick<Locked, 'id' | 'activity_id' | 'user_id' | 'status' | 'help_limit' | 'help_limit_day'>;

/** The data that decides whether somebody may help a launch, and whether they are new. */
export const factsOf = async (
  reader: Reader,
  launch: Asked,
  helperId: string,
  { device, address }: Mark,
): Promise<HelpFacts & { isNew: boolean }> => {
  const today = sql`h.nth > 0 and ${inRange(sql`h.at`, 'today')}`;
  const { rows } = await sql<
    Omit<HelpFacts, 'status' | 'isOwn' | 'dayLimit' | 'hereLimit'> & { isNew: boolean }
  >`
    select u.mobile_proved_at is not null as proved,
      u.created_at > now() - make_interval(hours => ${boostLimits.newUserHours})
      and not exists (select 1 from orders o where o.user_id = u.id) as "isNew",
      exists (select 1 from boost_helps h where h.launch_id = ${launch.id} and h.helper_id = u.id) as helped,
      exists (select 1 from boost_helps h where h.launch_id = ${launch.id} and h.device = ${device}) as
        "deviceHelpedHere",
      (select count(*) from boost_helps h where h.helper_id = u.id and ${today})::int as today,
      (select count(*) from boost_helps h where h.helper_id = u.id and h.nth > 0
        and h.activity_id = ${launch.activity_id})::int as here,
      (select count(*) from boost_helps h where h.device = ${device} and ${today})::int as "byDevice",
      (select count(*) from boost_helps h where h.address = ${address} and ${today})::int as "byAddress"
    from users u where u.id = ${helperId}`.execute(reader);
  const [counted] = rows;
  if (counted === undefined) throw new Refusal('session.expired');
  return {
    ...counted,
    status: launch.status,
    isOwn: launch.user_id === helperId,
    dayLimit: launch.help_limit_day,
    hereLimit: launch.help_limit,
  };
};

/** Takes the next cuts of the plan of a locked launch, and completes it when they were the last. */
export const applyHelp = async (
  tx: Tx,
  launch: Helped,
  { helperId, units, mark }: { helperId: string; units: number; mark: Mark },
): Promise<Applied> => {
  const cut = cutOf(launch.plan.map(money), launch.helps, units);
  await tx
    .insertInto('boost_helps')
    .values({
      launch_id: launch.id,
      helper_id: helperId,
      activity_id: launch.activity_id,
      nth: launch.helps,
      units,
      cut,
      ...mark,
    })
    .execute();
  await sql`
    update boost_launches set helps = helps + ${units}::smallint, cut = cut + ${cut}::bigint
      where id = ${launch.id}`.execute(tx);
  const helps = launch.helps + units;
  const status = helps === launch.target ? await reachGoal(tx, launch) : launch.status;
  return {
    cut: launch.kind === 'coupon' ? 0 : cut,
    units,
    helps,
    target: launch.target,
    currentPrice: launch.kind === 'price_cut' ? (launch.start_price ?? 0) - launch.cut - cut : null,
    status,
  };
};
