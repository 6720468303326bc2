import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { followDue } from '../incentive/distribution/follow.ts';
import { balancesOf } from '../platform/ledger/balances.queries.ts';
import { hashPassword } from '../member/accounts/password.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { closeStatement } from '../trade/settlement/close-statement.ts';
import { arrive, parkedIdOf } from './parked.ts';
import { setTermsOf } from './settlement.ts';
import type { People, Shopper } from './people.ts';
import type { Api } from './start-api.ts';

const password = 'demo1234';
const card = { method: 'bank', holder: '林小满', account: '4111111111111111' } as const;
const moves = ['approve', 'reject', 'send', 'settle', 'fail'] as const;
type Move = (typeof moves)[number];

/**
 * Promoters of the buyers of a model test, and their earnings: in two chains, one above the other, so that
 * two may earn by each order. Each step uses its people's own operation; a step without anything to do is
 * refused.
 */
export const createModelMoney = async (
  api: Api,
  people: People,
  shop: Awaited<ReturnType<People['shop']>>,
  buyers: readonly Shopper[],
) => {
  const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  const hash = await hashPassword(password);
  const promoters: Shopper[] = [];
  for (let index = 0; index < 6; index += 1) {
    const who = await people.shopper();
    await api.db.updateTable('users').set({ password_hash: hash }).where('id', '=', who.memberId).execute();
    await api.db
      .insertInto('promoters')
      .values({
        user_id: who.memberId,
        status: 'approved',
        level: 1,
        code: `MODEL${index}`,
        parent_id: promoters[index - 2]?.memberId ?? null,
      })
      .execute();
    promoters.push(who);
  }
  const promoterOf = (buyer: Shopper): Shopper => {
    const who = promoters[buyers.indexOf(buyer) % promoters.length];
    if (who === undefined) throw new Error('a buyer of nobody');
    return who;
  };
  for (const buyer of buyers)
    await api.db
      .insertInto('referrals')
      .values({
        user_id: buyer.memberId,
        clicked_by: promoterOf(buyer).memberId,
        clicked_at: new Date(Date.now() + dayMs),
      })
      .execute();

  await setTermsOf(api, shop.id, {
    fee_bps: 730,
    fixed_fee: 37,
    commission_bps: 6667,
    coupon_bps: 1234,
    payable_days: 0,
  });
  await shop.call('shopSettlement.setAccount', card);
  const whose = { shopId: shop.id, currency: 'CNY' } as const;
  /** Months of a time before the mall: each call states another. */
  let months = 0;
  const nextMonth = (): string => {
    months += 1;
    return `${1900 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  };
  /** Everything that is booked for the shop and not stated, as if it had been in a month that is over. */
  const closeMonth = async (): Promise<void> => {
    const period = nextMonth();
    await sql`update ledger_txns t set at = ${`${period}-15T00:00:00Z`}::timestamptz from ledger_entries e
      where e.txn_id = t.id and e.account like ${`shop:${shop.id}:%`}
        and not exists (select from statement_entries s where s.txn_id = e.txn_id)`.execute(api.db);
    await inTransaction(api.db, (tx) => closeStatement(tx, { ...whose, period }));
  };
  let closing = Promise.resolve();
  let moved = 0;

  const longestParked = async (): Promise<string> => {
    const row = await api.db
      .selectFrom('parked_payments')
      .select('id')
      .where('status', '=', 'open')
      .orderBy('parked_at')
      .orderBy('id')
      .executeTakeFirst();
    return row?.id ?? 'none';
  };
  const reason = 'seen at the provider';

  const lastDrawn = async (who: Shopper): Promise<string> => {
    const row = await api.db
      .selectFrom('withdrawals')
      .select('id')
      .where('user_id', '=', who.memberId)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    return row?.id ?? 'none';
  };
  return {
    thaw: async (buyer: Shopper, orderId: string) => {
      await sql`update commissions set thaw_at = now() - interval '1 second' where order_id = ${orderId}
        and state = 'frozen'`.execute(api.db);
      await followDue(api.db, promoterOf(buyer).memberId);
      return promoterOf(buyer).call('earnings.mine', {});
    },
    /** Everything, as if the last request had been yesterday. */
    draw: async (buyer: Shopper) => {
      const who = promoterOf(buyer);
      await sql`update withdrawals set created_at = created_at - interval '1 day'
        where user_id = ${who.memberId}`.execute(api.db);
      const { available } = await balancesOf(api.db, who.memberId, 'commission');
      return who.call('withdrawal.create', {
        source: 'commission',
        amount: Math.max(1, Math.min(available, 100_000)),
        password,
        ...card,
      });
    },
    cancelDraw: async (buyer: Shopper) =>
      promoterOf(buyer).call('withdrawal.cancel', { id: await lastDrawn(promoterOf(buyer)) }),
    moveDraw: async (buyer: Shopper, move: Move) =>
      operator.call('platformWithdrawal.move', {
        id: await lastDrawn(promoterOf(buyer)),
        move,
        reason: 'the bank said so',
      }),
    /** One after the other: what is moved to a month that is over must not be stated meanwhile. */
    closeMonth: async () => {
      closing = closing.then(closeMonth);
      await closing;
      return shop.call('shopSettlement.show', {});
    },
    adjust: async () => {
      moved += 1;
      const amount = moved % 2 === 0 ? -moved : moved;
      return operator.call('mallSettlement.adjust', { ...whose, amount, reason: 'to be even' });
    },
    payOut: () => operator.call('mallPayout.create', whose),
    movePayout: async () => {
      const listed = await operator.call('mallPayout.list', { shopId: shop.id, size: 1 });
      if (listed.code !== 200) return listed;
      const [last] = listed.data.list;
      moved += 1;
      const next = {
        draft: moved % 3 === 0 ? 'cancel' : 'approve',
        approved: 'send',
        sent: moved % 3 === 0 ? 'fail' : 'settle',
      } as const;
      const move = next[(last?.status ?? 'draft') as keyof typeof next] ?? 'settle'; // those that have ended refuse
      return operator.call('mallPayout.move', { id: last?.id ?? 'none', move, reason: 'the bank said so' });
    },
    /** The provider tells of a payment that nobody started. */
    park: async () => {
      moved += 1;
      await arrive(api, { ref: `model-${moved}`, amount: 1 + (moved % 900) });
      return operator.call('mallParked.list', { size: 1 });
    },
    /** What the order costs arrives by a payment that the mall does not know, and an operator says whose it is. */
    assign: async (buyer: Shopper, orderId: string) => {
      const { data: order } = await buyer.call('order.detail', { id: orderId });
      if (order === null) return operator.call('mallParked.assign', { id: 'none', orderNo: 'none', reason });
      moved += 1;
      const ref = `model-${moved}`;
      await arrive(api, { ref, amount: order.pay });
      return operator.call('mallParked.assign', {
        id: await parkedIdOf(api, ref),
        orderNo: order.no,
        reason,
      });
    },
    giveUp: async () => {
      moved += 1;
      const id = await longestParked();
      return moved % 2 === 0
        ? operator.call('mallParked.payBack', { id, by: 'hand', reference: 'B', reason })
        : operator.call('mallParked.dismiss', { id, reason });
    },
    /** A little is given, or taken from what can be withdrawn. */
    correct: async (buyer: Shopper) => {
      moved += 1;
      const amount = moved % 2 === 0 ? -moved : moved;
      const { memberId: userId } = promoterOf(buyer);
      return operator.call('platformPromoter.correct', { userId, id: `model-${moved}`, amount, reason });
    },
    suspend: async (buyer: Shopper) => {
      const { memberId: userId } = promoterOf(buyer);
      await operator.call('platformPromoter.decide', { userId, decision: 'suspend', reason: 'asked to' });
      return operator.call('platformPromoter.decide', { userId, decision: 'restore' });
    },
  };
};
