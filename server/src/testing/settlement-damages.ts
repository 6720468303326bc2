import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../platform/db/transaction.ts';
import { closeStatement } from '../trade/settlement/close-statement.ts';
import type { People, Shopper } from './people.ts';
import { setTermsOf } from './settlement.ts';
import type { Api } from './start-api.ts';

type Shop = Awaited<ReturnType<People['shop']>>;

/** A shop with terms sells, is stated and paid: enough for the damages below. */
export const prepareSettlement = async (
  api: Api,
  people: People,
  shop: Shop,
  buyer: Shopper,
): Promise<void> => {
  const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  await setTermsOf(api, shop.id, {
    fee_bps: 500,
    fixed_fee: 100,
    payable_days: 0,
    commission_bps: 5000,
    coupon_bps: 0,
  });
  const { skuId } = await api.given.sku({ price: 50_000 });
  const id = await people.paidOrder(buyer, skuId);
  await shop.call('shopOrder.record', { id });
  await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' });
  await buyer.call('order.receive', { id });
  const whose = { shopId: shop.id, currency: 'CNY' } as const;
  await operator.call('mallSettlement.adjust', { ...whose, amount: 900, reason: 'for the picture' });
  await shop.call('shopSettlement.setAccount', {
    method: 'alipay',
    holder: '林小满',
    account: '13800001111',
  });
  await sql`update ledger_txns set at = now() - interval '60 days' where id in (
    select txn_id from ledger_entries where account like ${`shop:${shop.id}:%`})`.execute(api.db);
  await inTransaction(api.db, (tx) => closeStatement(tx, { ...whose, period: '2020-01' }));
  const period = new Date().toISOString().slice(0, 7);
  await inTransaction(api.db, (tx) => closeStatement(tx, { ...whose, period }));
  await operator.call('mallPayout.create', whose);
  const { data } = await shop.call('shopSettlement.statements', {});
  const { data: asked } = await shop.call('shopQuestion.ask', {
    statementId: data.list[0]?.id ?? '',
    line: 1,
    words: 'What for?',
  });
  await operator.call('mallQuestion.answer', { id: asked.id, after: 1, words: 'It comes back', amount: 100 });
};

/** One piece of damage for each rule. */
export const settlementDamages: Record<string, RawBuilder<unknown>> = {
  'a coupon that its shop bears is used there, and nobody pays the shop for it': sql`
    update coupons set funder = 'shop' where order_id is not null`,
  'what the mall gives for its coupons is its share of what was paid and not given back': sql`
    update ledger_entries set account = 'platform:other' where account = 'platform:couponFunding'`,
  'the sales of a shop are what was paid to it and not given back': sql`update orders set refunded = 1
    where shop_id is not null and status = 1`,
  'what a shop received itself are transfers to it, less what it gave back': sql`
    update payment_intents set method = 'offline' where status = 'succeeded'`,
  'a shop bears its share of commissions': sql`
    update ledger_entries set account = 'shop:x:commission' where account = 'platform:commission'`,
  'the fee of an order is that of its terms': sql`update settlement_terms set fixed_fee = fixed_fee + 1`,
  'a statement is what its entries and its lines sum to': sql`update statements set closing = closing + 1`,
  'a statement begins with what the one before ended with': sql`update statements set opening = opening + 1,
    closing = closing + 1`,
  'a statement has entries of its shop alone, from before its end': sql`update statements set until = until - interval '1 year'`,
  'a payout has what it took from its shop, unless it gave it back': sql`update payouts set amount = amount + 1`,
  'a question waits for the side that did not say the last word': sql`
    update statement_questions set waits_for = 'mall'`,
  'an answer adjusts what is owed to the shop that asked': sql`
    update settlement_adjustments set currency = 'USD'`,
  'an adjustment is booked once': sql`update settlement_adjustments set amount = amount + 1`,
};
