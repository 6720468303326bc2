import { orderStatus } from '@mall/contract/trade/order';
import { sql } from 'kysely';
import { literal } from '../../platform/db/literal.ts';
import type { Tx } from '../../platform/db/open.ts';
import { postLedger } from '../../platform/ledger/post.ts';
import { shopAccountOf } from '../../platform/ledger/shop-accounts.ts';
import { feeOfOrder, type FeeLine } from './fee.ts';

type Row = {
  readonly shopId: string;
  readonly currency: string;
  readonly paid: boolean;
  readonly fixed: number;
  readonly lines: readonly FeeLine[];
};

/**
 * Posts the difference between the fee of an order and what is already posted of it. To be called in the transaction of
 * every change of an order, after `keepTerms`; a second call finds nothing to do.
 */
export const followFee = async (tx: Tx, orderId: string): Promise<void> => {
  const { rows } = await sql<Row>`
    select o.shop_id as "shopId", o.currency, t.fixed_fee as fixed,
      o.status between ${literal(orderStatus.paid)} and ${literal(orderStatus.received)} as paid,
      (select json_agg(json_build_object('rate', coalesce((k.rates ->> l.id)::int, 0), 'pay', l.pay, 'refunded', l.refunded))
        from order_lines l where l.order_id = o.id) as lines
    from orders o join order_terms k on k.order_id = o.id join settlement_terms t on t.id = k.terms_id
    where o.id = ${orderId} and o.shop_id is not null`.execute(tx);
  const [order] = rows;
  if (order === undefined) return;
  const account = shopAccountOf(order.shopId, 'fee');
  const due = feeOfOrder(order.paid, order.fixed, order.lines);
  const { rows: booked } = await sql<{ amount: number; seq: number }>`
    select coalesce(sum(e.delta), 0)::bigint as amount, count(*)::int as seq
    from ledger_txns t join ledger_entries e on e.txn_id = t.id and e.account = ${account}
    where t.biz_type = 'fee' and t.biz_id = ${orderId}`.execute(tx);
  const { amount, seq } = booked[0] ?? { amount: 0, seq: 0 };
  if (due === amount) return;
  await postLedger(tx, { bizType: 'fee', bizId: orderId, seq, currency: order.currency }, [
    { account, delta: due - amount },
    { account: 'platform:fees', delta: amount - due },
  ]);
};
