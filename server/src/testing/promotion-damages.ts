import { type RawBuilder, sql } from 'kysely';
import { followEnvelopes } from '../incentive/red-envelopes/follow.ts';
import { hashPassword } from '../member/accounts/password.ts';
import { createFriends } from './friends.ts';
import type { People } from './people.ts';
import type { Api } from './start-api.ts';

/**
 * Boosts of each kind, an envelope that is being withdrawn, and an order by which a promoter earns: enough
 * for the damages below.
 */
export const preparePromotion = async (api: Api, people: People): Promise<void> => {
  const friends = createFriends(api, people);
  await friends.launched();
  const { lin, launch } = await friends.reached();
  const { data: ordered } = await friends.order(lin, launch.id);
  await people.pay(lin, ordered.orderId);
  const templateId = await people.template({ source: 'boost' });
  await friends.reached({ kind: 'coupon', templateId });
  await friends.reached({ kind: 'red_envelope', reward: 3000 }, lin);
  await api.db
    .updateTable('red_envelopes')
    .set({ available_at: new Date(Date.now() - 1000) })
    .execute();
  await followEnvelopes(api.db);
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('demo1234') })
    .where('id', '=', lin.memberId)
    .execute();
  await lin.call('withdrawal.create', {
    source: 'redEnvelope',
    amount: 2000,
    password: 'demo1234',
    method: 'alipay',
    holder: '林小满',
    account: '13800001111',
  });
  const promoter = await api.given.member();
  await api.db
    .insertInto('promoters')
    .values({ user_id: promoter, status: 'approved', code: 'AAAA1111' })
    .execute();
  const wei = await api.given.member({ operator: true });
  await api
    .as({ token: await api.signIn(wei) })
    .call('platformPromoter.correct', { userId: promoter, id: 'given-once', amount: 700, reason: 'Missed' });
  const customer = await people.shopper();
  await api.db
    .insertInto('referrals')
    .values({ user_id: customer.memberId, bound_to: promoter, bound_at: new Date() })
    .execute();
  await people.paidOrder(customer, (await api.given.sku()).skuId);
};

/** The database itself refuses to move one that waits in a batch. */
const isAlone = sql`id not in (select withdrawal_id from withdrawal_batch_lines)`;

/** One piece of damage for each rule of boosts, envelopes and commission. */
export const promotionDamages: Readonly<Record<string, RawBuilder<unknown>>> = {
  'a boost has what it has not kept in reserve or given away': sql`update boost_activities
    set stock_left = stock_left - 1`,
  'a launch is cut by its helps, each by its part of the plan, and the plan is the whole difference': sql`update
    boost_helps set cut = cut + 1`,
  'a launch reached its goal with all its helps': sql`update boost_launches set reached_at = now()
    where status = 'active'`,
  'an order of a launch is at the price that it was cut to, and a launch that is ordered has one': sql`
    update order_lines set activity_price = activity_price + 1 where activity_price is not null`,
  'an order of a boost has its launch': sql`update orders set source = 'boost' where status = 1`,
  'a goal brought what was promised, once': sql`update red_envelopes set amount = amount + 1`,
  'coupons of a boost are those of its launches that are done': sql`
    update boost_launches l set status = 'void' from boost_activities a where a.id = l.activity_id
      and a.kind = 'coupon'`,
  'what is in envelopes is what the books say': sql`update red_envelopes set available = available - 1`,
  'each part of an envelope is somewhere': sql`update red_envelopes set lost = lost + 1`,
  'a withdrawal of envelopes is made of them until it comes to nothing': sql`update withdrawal_envelopes
    set amount = amount - 1`,
  'a balance is what its entries make it': sql`update ledger_accounts set balance = balance + 1`,
  'what is estimated and frozen is what commissions say': sql`update commissions set amount = amount + 1`,
  'a correction is booked once, as it says': sql`update promoter_corrections set amount = amount + 1`,
  'commission is at most what its limits allow': sql`update commissions set amount = base`,
  'a commission stands where its order does': sql`update commissions
    set state = 'frozen', thaw_at = now() + interval '1 day'`,
  'nobody earns by his own orders': sql`
    update orders o set user_id = c.promoter_id from commissions c where c.order_id = o.id`,
  'what is held is what is asked for and on its way': sql`
    update withdrawals set status = 'cancelled' where ${isAlone}`,
  'what was drawn is what was paid': sql`
    update withdrawals set status = 'paid' where ${isAlone}`,
};
