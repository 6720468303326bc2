import { type RawBuilder, sql } from 'kysely';

/** The invariants of boosts and red envelopes. */
export const boostInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a boost has what it has not kept in reserve or given away': sql`
    select a.id from boost_activities a where a.stock_total <> a.stock_left + (
      select count(*) from boost_launches l where l.activity_id = a.id
        and l.status in ('active', 'reached', 'frozen', 'ordered', 'done'))`,
  'a launch is cut by its helps, each by its part of the plan, and the plan is the whole difference': sql`
    select l.id from boost_launches l left join lateral (
      select sum(h.units) as units, sum(h.cut) as cut,
        bool_and(h.cut = (select sum(p) from unnest(l.plan[h.nth + 1 : h.nth + h.units]) p)) as planned,
        count(*) filter (where h.nth = 0 and h.helper_id = l.user_id) as own
      from boost_helps h where h.launch_id = l.id) h on true
    where (l.helps, l.cut) is distinct from (h.units, h.cut) or h.planned is not true or h.own <> 1
      or l.difference <> (select sum(p) from unnest(l.plan) p) or (select min(p) from unnest(l.plan) p) < 1`,
  'a launch reached its goal with all its helps': sql`
    select id from boost_launches where (reached_at is not null) <> (helps = target)
      or (status in ('reached', 'lapsed', 'done') and reached_at is null and order_id is null)`,
  'an order of a launch is at the price that it was cut to, and a launch that is ordered has one': sql`
    select l.id from boost_launches l left join orders o on o.id = l.order_id
      left join order_lines x on x.order_id = o.id
    where (l.status = 'ordered' and o.status is distinct from 0)
      or (o.id is not null and (o.source <> 'boost' or o.user_id <> l.user_id
        or x.activity_price <> l.start_price - l.cut or x.qty <> 1))
      or (o.status between 1 and 4 and l.status <> 'done')`,
  'an order of a boost has its launch': sql`
    select o.id from orders o where o.source = 'boost'
      and not exists (select 1 from boost_launches l where l.order_id = o.id)`,
  'a goal brought what was promised, once': sql`
    select l.id from boost_launches l join boost_activities a on a.id = l.activity_id
      left join red_envelopes e on e.launch_id = l.id
    where (a.kind = 'red_envelope' and l.reached_at is not null) <> (e.id is not null) or e.amount <> a.reward
      or e.user_id <> l.user_id
      or (l.status = 'void' and e.status <> 'revoked')`,
  'coupons of a boost are those of its launches that are done': sql`
    select a.id from boost_activities a where a.kind = 'coupon' and
      (select count(*) from coupons c where c.template_id = a.template_id) <>
      (select count(*) from boost_launches l where l.activity_id = a.id and l.status = 'done')`,
  'what is in envelopes is what the books say': sql`
    select coalesce(a.account, e.account) as id from (
      select 'member:' || user_id || ':redEnvelope.' || pocket as account, sum(part) as amount from (
        select user_id, 'pending' as pocket, amount as part from red_envelopes where status = 'pending'
        union all select user_id, 'available', available from red_envelopes) parts group by 1) e
    full join (select * from ledger_accounts where account like '%:redEnvelope.pending'
    or account like '%:redEnvelope.available') a on a.account = e.account
    where coalesce(a.balance, 0) <> coalesce(e.amount, 0)`,
  'each part of an envelope is somewhere': sql`
    select e.id from red_envelopes e where e.status <> 'pending' and e.amount <> e.available + e.lost + coalesce((
      select sum(x.amount) from withdrawal_envelopes x where x.envelope_id = e.id), 0)`,
  'a withdrawal of envelopes is made of them until it comes to nothing': sql`
    select w.id from withdrawals w where w.source = 'redEnvelope' and coalesce((
      select sum(x.amount) from withdrawal_envelopes x where x.withdrawal_id = w.id), 0)
      <> case when w.status in ('rejected', 'cancelled', 'failed') then 0 else w.amount end`,
};
