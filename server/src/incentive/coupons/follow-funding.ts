import { orderStatus } from '@mall/contract/trade/order';
import { reversedOf } from '@mall/contract/incentive/commission';
import { money, portion } from '@mall/contract/core/money';
import { usualTerms } from '@mall/contract/trade/settlement';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Tx } from '../../platform/db/open.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';

type Line = { readonly shop_id: string; readonly currency: string; readonly paid: boolean } & {
  readonly share: number;
  readonly pay: number;
  readonly refunded: number;
  /** The share that the shop bears by its terms, basis points. */
  readonly shopBps: number;
};

/**
 * The mall's payment to a shop for an order that one of the mall's own coupons made cheaper (decisions 2.13):
 * the coupon's share of each line, less what was refunded of it. Posts the difference to what is already
 * posted, so that it may be called after every change of an order, in its transaction. A shop's own coupon is
 * its own loss and posts nothing.
 */
export const followFunding = async (tx: Tx, orderId: string): Promise<void> => {
  const { rows } = await sql<Line>`
    select o.shop_id, o.currency, o.status between ${literal(orderStatus.paid)}
      and ${literal(orderStatus.received)} as paid, l.coupon_share as share, l.pay, l.refunded,
      coalesce((select t.coupon_bps from order_terms k join settlement_terms t on t.id = k.terms_id
        where k.order_id = o.id), ${usualTerms.couponBps}) as "shopBps"
    from orders o join coupons c on c.id = o.coupon_id and c.funder = 'platform' join order_lines l on l.order_id = o.id
    where o.id = ${orderId} and o.shop_id is not null and l.coupon_share > 0`.execute(tx);
  const [first] = rows;
  if (first === undefined) return;
  const funded = rows.reduce((sum, line) => sum + fundedOf(line), 0);
  const due = funded - portion(money(funded), first.shopBps, 10_000);
  const account = shopAccountOf(first.shop_id, 'couponFunding');
  const { rows: booked } = await sql<{ amount: number; seq: number }>`
    select coalesce(-sum(e.delta), 0)::bigint as amount, count(*)::int as seq
    from ledger_txns t join ledger_entries e on e.txn_id = t.id and e.account = ${account}
    where t.biz_type = 'coupon.funding' and t.biz_id = ${orderId}`.execute(tx);
  const { amount, seq } = booked[0] ?? { amount: 0, seq: 0 };
  if (due === amount) return;
  await postLedger(tx, { bizType: 'coupon.funding', bizId: orderId, seq, currency: first.currency }, [
    { account: 'platform:couponFunding', delta: due - amount },
    { account, delta: amount - due },
  ]);
};

const fundedOf = ({ paid, share, pay, refunded }: Line): number =>
  paid ? share - reversedOf(money(share), money(refunded), money(pay)) : 0;
