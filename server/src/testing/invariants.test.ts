import { dayMs } from '@mall/contract/core/time';
import { type RawBuilder, sql } from 'kysely';
import { batchDamages, prepareBatch } from './batch-damages.ts';
import { changeAudit } from './change-audit.ts';
import { brokenInvariants, expectInvariants, invariants } from './invariants.ts';
import { wholeCase } from './cases.ts';
import { wholeGoods } from './goods.ts';
import { wholePackage } from './packages.ts';
import { createPeople, hashShown } from './people.ts';
import { parkedDamages, prepareParked } from './parked-damages.ts';
import { preparePromotion, promotionDamages } from './promotion-damages.ts';
import { reportDamages } from './report-invariants.ts';
import { prepareSettlement, settlementDamages } from './settlement-damages.ts';
import { samplePlan } from './sample-plan.ts';
import { type Api, startApi } from './start-api.ts';
import { prepareTransfers, transferDamages } from './transfer-invariants.ts';
import { foldDue } from '../trade/reports/fold-due.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const people = createPeople(api);
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code, mobile: '13877770002' });
  const { skuId } = await api.given.sku({ stock: 50, price: 10_000 });
  const { data: coupon } = await lin.call('coupon.take', { id: await people.template({ total: 5 }) });
  const paid = await people.buy(lin, skuId, 1, { couponId: coupon.id, key: 'one-of-all' });
  await people.pay(lin, paid.data.orderId);
  await shop.call('shopOrder.record', { id: await people.paidOrder(lin, skuId) });
  await people.buy(lin, skuId, 2, { couponId: '' });
  const late = await people.buy(lin, skuId, 1, { couponId: '' });
  const { data: intent } = await lin.call('payment.start', { id: late.data.orderId, method: 'sandbox' });
  await lin.call('order.cancel', { id: late.data.orderId });
  await lin.call('payment.sandbox', { id: intent.id, outcome: 'success' });
  const packageId = await api.given.package({ price: 9_000, slots: [{ key: 'sofa', skuIds: [skuId] }] });
  await lin.call('cart.add', { packageId, qty: 1, selection: [`sofa*${skuId}`] });
  const whole = await lin.call('order.previewCart', { couponId: '' });
  await lin.call('order.createCart', {
    addressId: lin.addressId,
    couponId: '',
    previewHash: hashShown(whole),
  });
  const { data: design } = await shop.call('design.save', { name: '客厅', plan: samplePlan(skuId) });
  await shop.call('shopQuote.offerDesign', {
    ...design,
    mobile: '13877770002',
    lines: [{ skuId, qty: 1, unitPrice: 9_000 }],
    validUntil: new Date(Date.now() + dayMs).toISOString(),
  });
  const { data: goods } = await shop.call('ownGoods.create', {
    content: await wholeGoods(api, people, shop.ownerId),
  });
  const { data: sent } = await shop.call('ownGoods.submit', goods);
  const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  await operator.call('platformGoods.decide', { ...sent, decision: 'approve' });
  const { data: begun } = await shop.call('ownPackage.create', {
    content: await wholePackage(api, people, shop.ownerId),
  });
  const { data: offered } = await shop.call('ownPackage.submit', begun);
  await operator.call('platformPackage.decide', { ...offered, decision: 'approve' });
  const { data: ownCase } = await shop.call('ownCase.create', {
    content: await wholeCase(people, shop.ownerId, [skuId]),
  });
  const { data: sentCase } = await shop.call('ownCase.submit', ownCase);
  await operator.call('platformCase.decide', { ...sentCase, decision: 'approve' });
  const sale = await people.activity();
  const preview = await lin.call('seckill.preview', { ...sale, qty: 1 });
  await lin.call('seckill.create', {
    ...sale,
    qty: 1,
    addressId: lin.addressId,
    previewHash: hashShown(preview),
  });
  await preparePromotion(api, people);
  const mei = await people.shopper({ code: shop.code });
  await prepareSettlement(api, people, shop, mei);
  await prepareParked(api, people, mei);
  await prepareTransfers(api, people, await people.shopper());
  await prepareBatch(api, people);
  await foldDue(api.db);
});
afterAll(() => api.stop());

/** One piece of damage for each rule. */
const damages: Record<string, RawBuilder<unknown>> = {
  ...promotionDamages,
  ...settlementDamages,
  ...reportDamages,
  ...parkedDamages,
  ...transferDamages,
  ...batchDamages,
  'the coefficient of a shop is what its last change made it': sql`
    insert into price_factor_changes (id, shop_id, old_factor, new_factor, old_ending, new_ending, by)
    select 'x', id, 10000, 20000, 'none', 'none', owner_id from shops limit 1`,
  'lists know the own prices of shops': sql`
    insert into shop_listings (shop_id, product_id, fixed)
    select (select id from shops limit 1), (select product_id from listings limit 1), 1`,
  'an export that is done has its file as long as it is kept': sql`
    insert into shop_jobs (id, shop_id, by, kind, state, language, request, ended_at, expires_at)
    select 'lost', id, owner_id, 'orderExport', 'done', 'zh', '{}', now(), now() + interval '1 day' from shops limit 1`,
  'stock is the initial stock and its moves': sql`update skus set stock = stock + 1`,
  'SKUs are banned as their product is, and a ban that is open bans it': sql`update skus set banned = true`,
  'held is what unpaid orders and launches of boosts hold': sql`update skus set held = held - 1 where held > 0`,
  'an order is the sum of its lines': sql`update order_lines set qty = qty + 1`,
  'an order has lines': sql`delete from order_lines
    where id not in (select line_id from delivery_lines union select line_id from commissions)`,
  'a line is price times quantity less its shares': sql`update order_lines set member_price = member_price + 1`,
  'the lines of a package in an order sum to the price of the package': sql`update order_packages
    set price = price + 1`,
  'only a line of a package has a share of one, and never more than it costs alone': sql`
    update order_lines set package_share = goods + 1 where package_idx is null`,
  'a paid order has one succeeded payment of its amount': sql`update orders set paid = paid - 1 where status = 1`,
  'an order that is not paid has no succeeded payment': sql`update orders set status = 5 where status = 1`,
  'money that went back has its record': sql`update refunds
    set intent_id = (select id from payment_intents where status = 'succeeded' limit 1)`,
  'what is given back is the sum of the approved refunds': sql`update orders set refunded = 1 where status = 1`,
  'a line gives back what its refunds say, or all of it with its order': sql`update order_lines set refunded = 1`,
  'no more pieces and no more money are asked back than were bought': sql`
    insert into refunds (id, order_id, intent_id, kind, order_line_id, qty, due, amount, reason, status)
    select n || l.id, l.order_id, i.id, 'line', l.id, l.qty, 1, 1, 'other', 'requested'
    from order_lines l join payment_intents i on i.order_id = l.order_id, generate_series(1, 2) n`,
  'what is asked again is what was not given of another refund of the same line': sql`
    with partly as (
      insert into refunds (id, order_id, intent_id, kind, order_line_id, qty, due, amount, reason, status, decided_at)
      select 'partly', l.order_id, i.id, 'line', l.id, l.qty, 10, 4, 'other', 'approved', now()
      from order_lines l join payment_intents i on i.order_id = l.order_id limit 1 returning *)
    insert into refunds (id, order_id, intent_id, kind, order_line_id, rest_of, due, amount, reason, status)
    select 'rest', order_id, intent_id, 'rest', order_line_id, id, due, due, 'other', 'requested' from partly`,
  'an accepted quote is one order at its price, and an order from a quote has one': sql`update orders
    set source = 'quote' where status = 1`,
  'an ordered draft is one order of its shop at its prices, and an order from a draft has one': sql`update orders
    set source = 'draft' where status = 1`,
  'a draft whose link is out has a price for each of its lines, and no other has one': sql`
    with written as (
      insert into order_drafts (id, no, shop_id, created_by, updated_by)
      select 'd', 'd', id, owner_id, owner_id from shops limit 1 returning id)
    insert into order_draft_lines (draft_id, idx, sku_id, qty, full_price, price) select w.id, 0, s.id, 1, 1, 1
      from written w, (select id from skus limit 1) s`,
  'of one room a member has one offer of a shop that waits': sql`
    insert into quotes (id, no, design_id, design_name, plan, shop_id, user_id, freight, valid_until, created_by)
    select 'twin', 'twin', design_id, design_name, plan, shop_id, user_id, freight, valid_until, created_by from quotes
      where design_id is not null`,
  'what has ended or is fake has no offer that waits': sql`
    with asked as (
      insert into wants (id, no, contact, phone, district_id, region, quantity, remark, valid_until, verify)
      select 'w', 'w', '', '', min(id), '', 1, '', now(), 'fake' from regions returning id)
    insert into quotes (id, want_id, user_id, freight, valid_until, created_by) select 'w', a.id, u.id, 0, now(), u.id
      from asked a, (select id from users limit 1) u`,
  'what members are owed is approved and has not left': sql`update refunds set status = 'approved', refunded_at = null`,
  'each ledger transaction sums to zero': sql`update ledger_entries set delta = delta + 1 where idx = 0`,
  'cash is payments less refunds, and what is parked': sql`delete from ledger_entries where account like 'cash:%'`,
  'an event that settled has its payment, and a payment is settled by one event at most': sql`
    insert into payment_events (provider, event_id, outcome) values ('stripe', 'evt', 'settled')`,
  'what is parked has its row in the audit log': sql`
    insert into payment_events (provider, event_id, outcome) values ('stripe', 'evt', 'parked')`,
  'nobody is owner and staff of the same shop': sql`
    insert into staff (shop_id, user_id, role) select id, owner_id, 'sales' from shops`,
  'a coupon in use belongs to one living order': sql`update coupons set order_id = 'nobody' where order_id is not null`,
  'a coupon is on one living order at most': sql`update orders set coupon_id = (select id from coupons limit 1)`,
  'coupons taken are coupons counted': sql`update coupon_templates set taken = taken + 1`,
  'a flash sale sells what it has': sql`update seckill_activities set stock_left = stock_left + 1`,
  'a flash sale of a shop sells that shop’s goods in that shop': sql`update seckill_activities set shop_id = (select min(id) from shops)`,
  'quotas are what people bought, within the limit': sql`update seckill_quotas set bought = bought + 1`,
  'events follow the table of moves to the present status': sql`update order_events set to_status = 3
    where note = 'paid'`,
  'steps of a delivery follow the table of moves to its present status': sql`update deliveries set status = 3`,
  'each piece of a recorded order is in one of its deliveries, and each delivery has pieces': sql`delete
    from delivery_lines`,
  'an order is received by acceptance of all its deliveries, by its buyer or by the clock': sql`
    update order_events set note = 'received', actor = 'system' where note = 'recorded'`,
  'an order of which every delivery is accepted is received': sql`
    with shipped as (update orders set status = 3 where status = 2) update deliveries set status = 5`,
  'lists of deliveries know shop, promise and state of the order': sql`
    with off as (select set_config('session_replication_role', 'replica', true)) update deliveries
      set awaited = (select true from off) and not awaited`,
  'a paid order promises what its lines said, from the moment on at which it was paid': sql`
    update orders set promised_at = paid_at + interval '35 days'`,
  'what was accepted or refused was signed for': sql`update deliveries set refusals = refusals + 1`,
  'a repeated request has its answer': sql`update idempotency_keys
    set response = null, created_at = now() - interval '5 minutes'`,
  'a product of a shop is its own, and has a brand of the mall or of that shop': sql`
    update products set shop_id = null where shop_id is not null`,
  'a package is its seller’s own, as it was published, of goods of the mall or of that shop': sql`
    update package_versions v set price = 1 from packages p where p.id = v.package_id and p.shop_id is not null`,
  'what is in review or approved was sent, or published by an operator': sql`
    update audit_log set object = 'goods:x' where action = 'goods.submit'`,
  'a design case is its seller’s own, as it was sent or published': sql`
    update design_cases set shop_id = null where shop_id is not null`,
  'figures of reviews are those of the reviews': sql`
    insert into reviews (id, order_line_id, product_id, user_id, score, service, logistics, text, spec_text)
    select 'r', l.id, l.product_id, o.user_id, 5, 5, 5, 'x', '{}' from order_lines l join orders o on o.id = l.order_id
      limit 1`,
  'a review belongs to the seller of its order, and one that is reported to its shop': sql`
    insert into reviews (id, order_line_id, product_id, user_id, score, service, logistics, text, spec_text, state)
    select 'r', l.id, l.product_id, o.user_id, 5, 5, 5, 'x', '{}', 'waiting' from order_lines l
      join orders o on o.id = l.order_id limit 1`,
};

it('all hold after orders, payments, coupons and flash sales', () => expectInvariants(api));

it.each(Object.keys(invariants))('%s: damage is seen', async (rule) => {
  const damage = damages[rule];
  if (damage === undefined) throw new Error('no damage for this rule');
  const rollBack = new Error('roll back');
  await api.db
    .transaction()
    .execute(async (tx) => {
      await changeAudit(tx, damage);
      expect(Object.keys(await brokenInvariants(tx))).toContain(rule);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
});
