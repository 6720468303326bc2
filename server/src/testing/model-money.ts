import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { followDue } from '../incentive/distribution/follow.ts';
import { balancesOf } from '../platform/ledger/balances.queries.ts';
import { hashPassword } from '../member/accounts/password.ts';
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
export const createModelMoney = async (api: Api, people: People, buyers: readonly Shopper[]) => {
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
    suspend: async (buyer: Shopper) => {
      const { memberId: userId } = promoterOf(buyer);
      await operator.call('platformPromoter.decide', { userId, decision: 'suspend', reason: 'asked to' });
      return operator.call('platformPromoter.decide', { userId, decision: 'restore' });
    },
  };
};
