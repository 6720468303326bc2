import { type RawBuilder, sql } from 'kysely';

/** A share of an amount that is not negative, rounded down. */
const part = (amount: RawBuilder<unknown>, bps: RawBuilder<unknown>) =>
  sql`floor(${amount}::numeric * ${bps} / 10000)`;
/** What is left of an amount of a line, the same part of it as of what was paid for the line. */
const left = (amount: RawBuilder<unknown>) =>
  sql`(${amount} - case when l.refunded >= l.pay then ${amount} else floor(${amount}::numeric * l.refunded / l.pay) end)`;
const fee = part(sql`l.pay`, sql`coalesce((k.rates ->> l.id)::int, 0)`);

/** The invariants of money between the mall and its shops. */
export const settlementInvariants: Readonly<Record<string, RawBuilder<unknown>>> = {
  'the sales of a shop are what was paid to it and not given back': sql`
    select s.id from shops s
    where (select coalesce(-sum(delta), 0) from ledger_entries where account = 'shop:' || s.id || ':sales') <>
      (select coalesce(sum(paid - refunded), 0) from orders where shop_id = s.id and paid_at is not null)`,
  'what a shop received itself are transfers to it, less what it gave back': sql`
    select s.id from shops s
    where (select coalesce(sum(delta), 0) from ledger_entries where account = 'shop:' || s.id || ':direct') <>
      (select coalesce(sum(i.amount), 0) from payment_intents i join orders o on o.id = i.order_id
        where o.shop_id = s.id and i.method = 'offline' and i.status in ('succeeded', 'refunded'))
      - (select coalesce(sum(r.amount), 0) from refunds r join payment_intents i on i.id = r.intent_id
        join orders o on o.id = r.order_id
        where o.shop_id = s.id and i.method = 'offline' and r.status = 'refunded')`,
  'what the mall gives for its coupons is its share of what was paid and not given back': sql`
    select o.id from orders o join coupons c on c.id = o.coupon_id and c.funder = 'platform'
      left join order_terms k on k.order_id = o.id left join settlement_terms s on s.id = k.terms_id
    left join (select t.biz_id, sum(e.delta) as given from ledger_txns t join ledger_entries e on e.txn_id = t.id
      and e.account = 'platform:couponFunding'
      where t.biz_type = 'coupon.funding' group by t.biz_id) f on f.biz_id = o.id
    cross join lateral (select sum(${left(sql`l.coupon_share`)}) as amount from order_lines l where l.order_id = o.id) due
    where coalesce(f.given, 0) <> case when o.shop_id is not null and o.status between 1 and 4
      then due.amount - ${part(sql`due.amount`, sql`coalesce(s.coupon_bps, 0)`)} else 0 end`,
  'a coupon that its shop bears is used there, and nobody pays the shop for it': sql`
    select o.id from orders o join coupons c on c.id = o.coupon_id and c.funder = 'shop'
    where o.shop_id is distinct from c.shop_id or exists (select from ledger_txns t
      where t.biz_type = 'coupon.funding' and t.biz_id = o.id)`,
  'a shop bears its share of commissions': sql`
    select c.id from commissions c join orders o on o.id = c.order_id
      left join order_terms k on k.order_id = o.id left join settlement_terms s on s.id = k.terms_id
      left join (select t.biz_id, -sum(e.delta) as borne from ledger_txns t join ledger_entries e on e.txn_id = t.id
        and e.account like 'shop:%:commission' where t.biz_type = 'commission' group by t.biz_id) b on b.biz_id = c.id
    where coalesce(b.borne, 0) <> case when o.shop_id is null or c.state not in ('estimated', 'frozen', 'available') then 0
      else ${part(sql`(c.amount - c.reversed)`, sql`coalesce(s.commission_bps, 10000)`)} end`,
  'the fee of an order is that of its terms': sql`
    select o.id from orders o left join order_terms k on k.order_id = o.id left join settlement_terms s on s.id = k.terms_id
    left join (select t.biz_id, sum(e.delta) as taken from ledger_txns t join ledger_entries e on e.txn_id = t.id
      and e.account like 'shop:%:fee' where t.biz_type = 'fee' group by t.biz_id) f on f.biz_id = o.id
    cross join lateral (select sum(${left(fee)}) as rated, sum(l.pay) as pay, sum(l.pay - l.refunded) as unreturned
      from order_lines l where l.order_id = o.id) due
    where coalesce(f.taken, 0) <> case when k.order_id is null or o.status not between 1 and 4 then 0
      else due.rated + case when due.unreturned = 0 then 0 else least(s.fixed_fee, due.pay - due.rated) end end`,
  'a statement is what its entries and its lines sum to': sql`
    select s.id from statements s left join (
      select x.statement_id, sum(case when e.account like '%:commission' then e.delta else -e.delta end) as gained
      from statement_entries x join ledger_entries e on e.txn_id = x.txn_id and e.idx = x.idx
      group by x.statement_id) e on e.statement_id = s.id
    left join (select statement_id, count(*) as n, sum(total) as total from statement_lines group by 1) l
      on l.statement_id = s.id
    where s.closing - s.opening <> coalesce(e.gained, 0) or s.closing - s.opening <> coalesce(l.total, 0)
      or s.lines <> coalesce(l.n, 0) or s.closing - s.opening <> s.sales + s.refunds + s.direct + s.commission
        + s.coupons + s.fees + s.adjustments + s.payouts`,
  'a statement begins with what the one before ended with': sql`
    select id from (select id, opening, lag(closing, 1, 0::bigint)
      over (partition by shop_id, currency order by period) as before from statements) s where opening <> before`,
  'a statement has entries of its shop alone, from before its end': sql`
    select s.id from statements s join statement_entries x on x.statement_id = s.id
      join ledger_entries e on e.txn_id = x.txn_id and e.idx = x.idx join ledger_txns t on t.id = e.txn_id
    where e.account not like 'shop:' || s.shop_id || ':%' or e.currency <> s.currency or t.at >= s.until`,
  'a payout has what it took from its shop, unless it gave it back': sql`
    select p.id from payouts p left join (
      select t.biz_id, sum(e.delta) filter (where e.account like 'shop:%:payout') as taken,
        -coalesce(sum(e.delta) filter (where e.account = 'bank:payouts'), 0) as sent
      from ledger_txns t join ledger_entries e on e.txn_id = t.id where t.biz_type like 'payout.%' group by t.biz_id) e
      on e.biz_id = p.id
    where coalesce(e.taken, 0) <> case when p.status in ('failed', 'cancelled') then 0 else p.amount end
      or coalesce(e.sent, 0) <> case when p.status = 'settled' then p.amount else 0 end`,
  'a question waits for the side that did not say the last word': sql`
    select q.id from statement_questions q where q.waits_for is not distinct from (
      select side from statement_question_words w where w.question_id = q.id order by no desc limit 1)`,
  'an answer adjusts what is owed to the shop that asked': sql`
    select q.id from statement_question_words w join settlement_adjustments a on a.id = w.adjustment_id
      join statement_questions q on q.id = w.question_id join statements s on s.id = q.statement_id
    where a.shop_id <> s.shop_id or a.currency <> s.currency or a.reason <> w.words`,
  'an adjustment is booked once': sql`
    select a.id from settlement_adjustments a left join ledger_txns t on t.biz_type = 'adjustment' and t.biz_id = a.id
      left join ledger_entries e on e.txn_id = t.id and e.account = 'shop:' || a.shop_id || ':adjustment'
    where coalesce(-e.delta, 0) <> a.amount`,
};
