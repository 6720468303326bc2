import type { BoostKind } from '@mall/contract/campaign/boost';
import type { Texts } from '@mall/contract/core/languages';
import { money, ratio } from '@mall/contract/core/money';
import { operations, type Sent } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { createActivity } from '../campaign/boosts/create.ts';
import { helpLaunch } from '../campaign/boosts/help.ts';
import { launchActivity } from '../campaign/boosts/launch.ts';
import { activityRows } from '../campaign/boosts/rows.queries.ts';
import { whyNotLaunch } from '../campaign/boosts/rules.ts';
import { endDue } from '../campaign/boosts/end.ts';
import { json, type Db, type Tx } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { mobileIndex } from '../platform/sealed-fields/fields.ts';
import { newId } from '../platform/ids/ids.ts';
import { demoAccounts, reviewerMobile } from './people.ts';

/** The duration of a boost; when less than a day is left the next ones open. */
const days = 8;
const names: Record<BoostKind, Texts> = {
  price_cut: {
    zh: '好友助力 低价带回家',
    en: 'Friends cut the price',
    indo: 'Teman menurunkan harga',
    fili: 'Pababain ang presyo',
  },
  red_envelope: {
    zh: '助力领现金红包',
    en: 'A red envelope with friends',
    indo: 'Angpao bersama teman',
    fili: 'Sobre kasama ang kaibigan',
  },
  coupon: {
    zh: '助力领大额券',
    en: 'A big coupon with friends',
    indo: 'Kupon besar',
    fili: 'Malaking coupon',
  },
};
const floorPercent = 60;
const reward = 2000;
const couponOff = { value: 30_000, threshold: 300_000 } as const;

/**
 * Keeps the demo from going stale: one boost of each kind runs, and the member has a launch that friends have
 * helped. Run at the start and every midnight; does nothing as long as there are some. Returns how many
 * boosts were opened.
 */
export const keepBoosts = async (db: Db): Promise<number> => {
  await endDue(db);
  const opened = await inTransaction(db, async (tx) => {
    const kinds = [];
    for (const kind of ['price_cut', 'red_envelope', 'coupon'] as const)
      if (!(await runs(tx, kind)) && (await open(tx, kind))) kinds.push(kind);
    return kinds;
  });
  const member = await memberOf(db);
  if (member !== undefined && !member.won) await inTransaction(db, (tx) => winEnvelope(tx, member.id));
  if (member !== undefined && !member.launched)
    await inTransaction(db, (tx) => launchWithFriends(tx, member.id, 'price_cut', 4));
  return opened.length;
};

const runs = async (tx: Tx, kind: BoostKind): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from boost_activities where kind = ${kind} and status = 'open'
      and end_at > now() + interval '1 day'`.execute(tx);
  return rows.length > 0;
};

/** False when the mall has nothing for such a boost. */
const open = async (tx: Tx, kind: BoostKind): Promise<boolean> => {
  const prize = await prizes[kind](tx);
  if (prize === null) return false;
  const { zh, en = '', indo = '', fili = '' } = names[kind];
  const terms: Sent<'platformBoost.create'> = {
    kind,
    nameZh: zh ?? en,
    nameEn: en,
    nameIndo: indo,
    nameFili: fili,
    durationHours: 72,
    launchLimit: 9,
    stock: kind === 'price_cut' ? 10 : 200,
    startAt: new Date(Date.now() - 60_000).toISOString(),
    endAt: new Date(Date.now() + days * dayMs).toISOString(),
    ...prize,
  };
  await createActivity(tx, operations['platformBoost.create'].input.parse(terms), null);
  return true;
};

const prizes: Record<BoostKind, (tx: Tx) => Promise<Partial<Sent<'platformBoost.create'>> | null>> = {
  price_cut: async (tx) => {
    const { rows } = await sql<{ id: number; price: number }>`
      select s.id, s.price from skus s join products p on p.id = s.product_id
      where s.idx = 0 and s.stock - s.held >= 30 and p.on_sale and not p.banned and p.review_status = 'approved'
        and p.shop_id is null
        and s.price between 200000 and 600000
        and not exists (select 1 from seckill_activities a where a.sku_id = s.id and a.end_at > now())
        and not exists (select 1 from boost_activities a where a.sku_id = s.id)
      order by p.sales desc, s.id limit 1`.execute(tx);
    const [sku] = rows;
    if (sku === undefined) return null;
    const floorPrice = Math.round(ratio(money(sku.price), floorPercent, 100) / 100) * 100;
    return { skuId: String(sku.id), startPrice: sku.price, floorPrice };
  },
  red_envelope: async () => ({ reward, helps: 6 }),
  coupon: async (tx) => {
    const id = newId();
    await tx
      .insertInto('coupon_templates')
      .values({
        id,
        name: json(names.coupon),
        kind: 'amount',
        ...couponOff,
        scope: 'all',
        per_user: 9,
        take_from: new Date(),
        take_to: new Date(Date.now() + days * dayMs),
        valid_days: 30,
        source: 'boost',
      })
      .execute();
    return { templateId: id, helps: 5 };
  },
};

type DemoMember = { id: string; launched: boolean; won: boolean };
const memberOf = async (db: Db): Promise<DemoMember | undefined> => {
  const { rows } = await sql<DemoMember>`
    select u.id, exists (select 1 from boost_launches l where l.user_id = u.id
      and l.status in ('active', 'reached', 'ordered')) as launched,
      exists (select 1 from red_envelopes e where e.user_id = u.id) as won
    from users u where u.mobile_index = ${mobileIndex(demoAccounts.member.mobile)}`.execute(db);
  return rows[0];
};

/** An envelope that was won two days ago: it can be withdrawn. */
const winEnvelope = async (tx: Tx, userId: string): Promise<void> => {
  const launch = await launchWithFriends(tx, userId, 'red_envelope', 5);
  await sql`
    update red_envelopes set created_at = created_at - interval '2 days',
      available_at = available_at - interval '2 days',
      expires_at = expires_at - interval '2 days' where launch_id = ${launch}`.execute(tx);
};

/**
 * Launches the boost of a kind that ends last, if possible, helped by this many who did not help in it
 * before. Returns the launch, null without.
 */
const launchWithFriends = async (
  tx: Tx,
  userId: string,
  kind: BoostKind,
  count: number,
): Promise<string | null> => {
  const [activity] = await activityRows(
    tx,
    { memberId: userId, shop: null },
    sql`a.kind = ${kind} and a.status = 'open' and a.end_at > now() + interval '1 day'`,
  );
  if (activity === undefined || whyNotLaunch(activity) !== null) return null;
  const launch = await launchActivity(tx, { memberId: userId, shop: null }, activity.id, markOf(userId));
  const { rows: friends } = await sql<{ id: string }>`
    select u.id from users u where u.mobile_index = any(${reviewerIndexes()}::text[])
      and not exists (select 1 from boost_helps h where h.helper_id = u.id
        and (h.activity_id = ${activity.id} or h.at > now() - interval '1 day'))
    order by u.id limit ${count}`.execute(tx);
  for (const { id } of friends) await helpLaunch(tx, id, launch, markOf(id));
  return launch;
};

/** Of the first hundred, more than there are. */
const reviewerIndexes = () => Array.from({ length: 100 }, (_, at) => mobileIndex(reviewerMobile(at)));

/** Every person of the demo has a device and an address of their own. */
const markOf = (userId: string) => ({ device: `demo ${userId}`, address: `demo ${userId}` });
