import { dayMs } from '@mall/contract/core/time';
import { statementColumns } from '@mall/contract/trade/settlement';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { setTermsOf } from '../../testing/settlement.ts';
import { cellsOf, takeFile } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { closeDue } from './close-due.ts';
import { closeStatement } from './close-statement.ts';
import { earliestDay } from './set-terms.ts';
import { periodBefore, periodOf } from './periods.ts';

const card = { method: 'bank', holder: '林小满', account: '4111 1111 1111 1111' } as const;
const currency = 'CNY';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
let second: ReturnType<Api['as']>;
let finished: string[];
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  [operator, second] = [await anOperator(), await anOperator()];
  finished = [2, 1].map((back) =>
    Array.from({ length: back }).reduce<string>(periodBefore, periodOf(clock.now())),
  );
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const anOperator = async () =>
  api.as({ token: await api.signIn(await api.given.member({ operator: true })) });

/** A shop that is paid by the mall, a buyer of its, and goods at ¥1,000. */
const opened = async (terms: Parameters<typeof setTermsOf>[2] = {}) => {
  const shop = await people.shop();
  await setTermsOf(api, shop.id, { payable_days: 0, ...terms });
  expect((await shop.call('shopSettlement.setAccount', card)).code).toBe(200);
  const buyer = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ price: 100_000, stock: 100 });
  return { shop, buyer, skuId };
};
type Opened = Awaited<ReturnType<typeof opened>>;

const received = async ({ shop, buyer, skuId }: Opened, qty = 1): Promise<string> => {
  const id = await people.paidOrder(buyer, skuId, qty);
  await bring(shop, buyer, id);
  return id;
};
const bring = async (shop: Opened['shop'], buyer: Shopper, id: string): Promise<void> => {
  await shop.call('shopOrder.record', { id });
  await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' });
  await buyer.call('order.receive', { id });
};
/** All that was booked for a shop and is in no statement, as if it had happened in a month that is over. */
const asIfIn = (shopId: string, period: string) =>
  sql`
    update ledger_txns t set at = ${`${period}-15T00:00:00Z`}::timestamptz from ledger_entries e
    where e.txn_id = t.id and e.account like ${`shop:${shopId}:%`}
      and not exists (select from statement_entries s where s.txn_id = e.txn_id)`.execute(api.db);
const close = (shopId: string, period: string) =>
  inTransaction(api.db, (tx) => closeStatement(tx, { shopId, currency, period }));
const statementsOf = async ({ shop }: Opened) => (await shop.call('shopSettlement.statements', {})).data.list;
const balanceOf = async ({ shop }: Opened) => (await shop.call('shopSettlement.show', {})).data.balances[0];

describe('the fee of the mall', () => {
  it('is the rate of the nearest category and the fixed fee, of what is paid and not given back', async () => {
    const one = await opened({ fee_bps: 1000, fixed_fee: 500 });
    const { rows } = await sql<{ id: number }>`
      select p.category_id as id from skus s join products p on p.id = s.product_id where s.id = ${one.skuId}`.execute(
      api.db,
    );
    const other = await opened({ fee_bps: 1000, category_fees: { [rows[0]?.id ?? 0]: 250 } });
    const id = await received(one, 2);
    await received({ ...other, skuId: one.skuId });
    expect(await balanceOf(one)).toMatchObject({ total: 200_000 - 20_000 - 500 });
    expect(await balanceOf(other)).toMatchObject({ total: 100_000 - 2500 });

    const { data: order } = await one.buyer.call('order.detail', { id });
    const lines = [{ lineId: order.lines[0]?.id ?? '', qty: 1 }];
    const { data: asked } = await one.buyer.call('refund.ask', { id, reason: 'damaged', lines });
    await one.shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
    expect(await balanceOf(one)).toMatchObject({ total: 100_000 - 10_000 - 500 });
  });

  it('is nothing of an order that ended, and comes again when it is paid after all', async () => {
    const one = await opened({ fee_bps: 1000, fixed_fee: 500 });
    const id = await people.paidOrder(one.buyer, one.skuId);
    const { data: asked } = await one.buyer.call('refund.ask', { id, reason: 'changedMind' });
    await one.shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
    expect(await balanceOf(one)).toMatchObject({ total: 0 });

    const { data: made } = await people.buy(one.buyer, one.skuId, 1);
    const confirm = () => one.shop.call('shopOrder.confirmPayment', { id: made.orderId, amount: 100_000 });
    await confirm();
    expect(await balanceOf(one)).toMatchObject({ total: -10_500 });
    await one.shop.call('shopOrder.takeBackPayment', { id: made.orderId, reason: 'the bank returned it' });
    expect(await balanceOf(one)).toMatchObject({ total: 0 });
    await confirm();
    expect(await balanceOf(one)).toMatchObject({ total: -10_500 });
  });

  it('stays as it was when the order was paid, whatever terms come', async () => {
    const one = await opened({ fee_bps: 1000 });
    const id = await people.paidOrder(one.buyer, one.skuId);
    const terms = { feeBps: 0, categoryFees: {}, fixedFee: 0, commissionBps: 10_000, couponBps: 0 };
    const more = {
      payableDays: 0,
      minimumPayout: 0,
      secondFrom: 100_000_000,
      from: earliestDay(),
      reason: 'x',
    };
    const ask = { shopId: one.shop.id, ...terms, ...more };
    expect((await operator.call('mallSettlement.setTerms', { ...ask, from: '2026-01-01' })).msgKey).toBe(
      'settlement.tooEarly',
    );
    expect(
      (await operator.call('mallSettlement.setTerms', { ...ask, categoryFees: { 987654: 1 } })).msg,
    ).toContain('987654');
    expect((await operator.call('mallSettlement.setTerms', ask)).code).toBe(200);
    expect((await operator.call('mallSettlement.setTerms', ask)).msgKey).toBe('settlement.termsThere');
    const { data } = await operator.call('mallSettlement.terms', { shopId: one.shop.id });
    expect(data).toMatchObject({ now: { feeBps: 1000, own: true }, coming: [{ feeBps: 0 }], before: [] });
    // As if those had begun long ago, but after it was paid.
    await sql`update settlement_terms set valid_from = now(), created_at = now() where fee_bps = 0
      and shop_id = ${one.shop.id}`.execute(api.db);
    await bring(one.shop, one.buyer, id);
    expect(await balanceOf(one)).toMatchObject({ total: 90_000 });
  });

  it('shares commissions and coupons of the mall as the terms say', async () => {
    const one = await opened({ commission_bps: 2500, coupon_bps: 4000 });
    const promoter = await people.shopper();
    await api.db
      .insertInto('promoters')
      .values({ user_id: promoter.memberId, status: 'approved', level: 1, code: 'SHARED' })
      .execute();
    await api.db
      .insertInto('referrals')
      .values({ user_id: one.buyer.memberId, clicked_by: promoter.memberId, clicked_at: new Date() })
      .execute();
    const { data: template } = await operator.call('platformCoupon.create', {
      name: { zh: '满减券' },
      kind: 'amount',
      value: 3000,
      scope: 'all',
      takeFrom: new Date(Date.now() - dayMs).toISOString(),
      takeTo: new Date(Date.now() + dayMs).toISOString(),
      validDays: 30,
    });
    const { data: coupon } = await one.buyer.call('coupon.take', { id: template.id });
    const { data: made } = await people.buy(one.buyer, one.skuId, 1, { couponId: coupon.id });
    await people.pay(one.buyer, made.orderId);
    await asIfIn(one.shop.id, finished[1] ?? '');
    await close(one.shop.id, finished[1] ?? '');
    const earned = await api.db
      .selectFrom('commissions')
      .select('amount')
      .where('order_id', '=', made.orderId)
      .executeTakeFirstOrThrow();
    expect(earned.amount).toBeGreaterThan(0);
    expect(await statementsOf(one)).toMatchObject([
      { sales: 97_000, coupons: 1800, commission: -Math.floor(earned.amount / 4) },
    ]);
  });
});

describe('a statement', () => {
  it('has each entry of its month once, line by line, and what comes late is in the next', async () => {
    const one = await opened({ fee_bps: 1000 });
    const [early = '', late = ''] = finished;
    const first = await received(one);
    const { data: transferred } = await people.buy(one.buyer, one.skuId, 1);
    await one.shop.call('shopOrder.confirmPayment', { id: transferred.orderId, amount: 100_000 });
    await operator.call('mallSettlement.adjust', {
      shopId: one.shop.id,
      currency,
      amount: -700,
      reason: 'packing that we sent',
    });
    await asIfIn(one.shop.id, early);
    expect(await Promise.all([close(one.shop.id, early), close(one.shop.id, early)])).toEqual(
      expect.arrayContaining([true, false]),
    );
    const [statement] = await statementsOf(one);
    expect(statement).toMatchObject({
      ...{
        period: early,
        opening: 0,
        sales: 200_000,
        refunds: 0,
        direct: -100_000,
        commission: 0,
        coupons: 0,
      },
      ...{ fees: -20_000, adjustments: -700, payouts: 0, closing: 79_300, lines: 3 },
    });
    const id = statement?.id ?? '';
    const { data: lines } = await one.shop.call('shopSettlement.lines', { id });
    expect(lines.list).toMatchObject([
      { no: 1, order: { id: first }, cause: 'order', sales: 100_000, fees: -10_000, total: 90_000 },
      { no: 2, order: { id: transferred.orderId }, direct: -100_000, total: -10_000 },
      { no: 3, order: null, cause: 'adjustment', note: 'packing that we sent', total: -700 },
    ]);
    expect((await operator.call('mallSettlement.lines', { id })).data).toEqual(lines);
    expect((await operator.call('mallSettlement.statements', { shopId: one.shop.id })).data.list).toEqual([
      statement,
    ]);
    const file = await takeFile(api, one.shop.token, `/api/shop/statement/${id}/sheet`);
    expect(file.name).toBe(`statement-${early}-CNY.xlsx`);
    const rows = await cellsOf(file.bytes);
    const [titles] = rows;
    const at = (name: string) => titles?.indexOf(name) ?? -1;
    const total = rows.slice(2, -1).reduce((sum, row) => sum + Number(row[at('Total')]), 0);
    expect([rows.length, rows[1]?.[at('Total')], total, rows.at(-1)?.[at('Total')]]).toEqual([
      6, 0, 793, 793,
    ]);
    expect(rows[4]?.[at('What for')]).toBe('Adjustment: packing that we sent');
    expect((await operator.call('mallSettlement.statement', { id })).data).toMatchObject({
      shop: { id: one.shop.id },
    });

    const { data: asked } = await one.buyer.call('refund.ask', { id: first, reason: 'damaged' });
    await one.shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' });
    await asIfIn(one.shop.id, early); // of the month that is closed
    expect(await close(one.shop.id, early)).toBe(false);
    expect(await statementsOf(one)).toEqual([statement]);
    expect(await close(one.shop.id, late)).toBe(true);
    expect((await statementsOf(one))[0]).toMatchObject({
      ...{ period: late, opening: 79_300, sales: 0, refunds: -100_000, fees: 10_000, closing: -10_700 },
    });
    expect(await balanceOf(one)).toMatchObject({ total: -10_700, stated: -10_700, payable: 0 });
  });

  it('is read by its shop alone, and only by those who see its finances', async () => {
    const one = await opened();
    await received(one);
    await asIfIn(one.shop.id, finished[1] ?? '');
    await close(one.shop.id, finished[1] ?? '');
    const [statement] = await statementsOf(one);
    const id = statement?.id ?? '';
    const read = await one.shop.call('shopSettlement.statement', { id });
    expect(read.data).toMatchObject({ ...statement, shop: { id: one.shop.id } });
    const other = await people.shop();
    for (const name of ['shopSettlement.statement', 'shopSettlement.lines'] as const)
      expect((await other.call(name, { id })).msgKey).toBe('missing');
    const sheet = `/api/shop/statement/${id}/sheet`;
    expect((await takeFile(api, other.token, sheet)).refused).toBe('missing');
    const clerk = await people.staff(one.shop.id, 'sales');
    expect((await clerk.call('shopSettlement.statements', {})).code).toBe(40300);
  });

  it('is closed by the job for every shop that has something in the month, and its payout is drafted', async () => {
    const [one, poor, none] = [await opened(), await opened({ minimum_payout: 100_001 }), await opened()];
    for (const { shop, ...rest } of [one, poor]) {
      await received({ shop, ...rest });
      await asIfIn(shop.id, finished[1] ?? '');
    }
    expect((await closeDue(api.db)).failed).toEqual([]);
    expect((await closeDue(api.db)).failed).toEqual([]);
    expect(await statementsOf(one)).toMatchObject([{ period: finished[1], closing: 100_000 }]);
    expect(await statementsOf(none)).toEqual([]);
    expect((await one.shop.call('shopSettlement.payouts', {})).data.list).toMatchObject([
      { amount: 100_000, status: 'draft', holder: '林**', account: '•••• 1111' },
    ]);
    expect((await poor.shop.call('shopSettlement.payouts', {})).data.list).toEqual([]);
    const { data } = await operator.call('mallSettlement.shops', {});
    expect(data.list.find(({ shop }) => shop.id === one.shop.id)).toMatchObject({
      balances: [{ currency, total: 0, stated: 100_000, payable: 0 }],
      lastPeriod: finished[1],
      hasAccount: true,
      payouts: [{ status: 'draft', amount: 100_000, currency }],
    });
  });
});

it('a transfer that the version before booked as cash of the mall is the shop’s before its month is closed', async () => {
  const one = await opened();
  const { data: made } = await people.buy(one.buyer, one.skuId, 1);
  await one.shop.call('shopOrder.confirmPayment', { id: made.orderId, amount: 100_000 });
  await sql`update ledger_entries set account = 'cash:offline' where account = ${`shop:${one.shop.id}:direct`}`.execute(
    api.db,
  );
  expect(await balanceOf(one)).toMatchObject({ total: 100_000 });
  expect((await closeDue(api.db)).failed).toEqual([]);
  expect(await balanceOf(one)).toMatchObject({ total: 0 });
});

describe('a payout', () => {
  const stated = async (terms: Parameters<typeof opened>[0] = {}) => {
    const one = await opened(terms);
    await received(one);
    await asIfIn(one.shop.id, finished[1] ?? '');
    await close(one.shop.id, finished[1] ?? '');
    return one;
  };
  const draft = (one: Opened) => operator.call('mallPayout.create', { shopId: one.shop.id, currency });
  const move = (id: string, how: 'approve' | 'send' | 'settle' | 'fail' | 'cancel', who = operator) =>
    who.call('mallPayout.move', { id, move: how, reason: 'no such account', reference: 'B-1' });

  it('goes its way once, however many ask at once, and the owner hears of it', async () => {
    const one = await stated();
    const drafts = await Promise.all([draft(one), draft(one), draft(one)]);
    expect(drafts.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(drafts.filter(({ msgKey }) => msgKey === 'payout.open')).toHaveLength(2);
    const id = drafts.find(({ code }) => code === 200)?.data.id ?? '';
    expect(await balanceOf(one)).toMatchObject({ total: 0, payable: 0 });
    for (const [step, to] of [
      ['approve', 'approved'],
      ['send', 'sent'],
      ['settle', 'settled'],
    ] as const) {
      const answers = await Promise.all([move(id, step), move(id, step, second)]);
      expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 40900]));
      const { data } = await operator.call('mallPayout.list', { shopId: one.shop.id });
      expect(data.list).toMatchObject([{ id, status: to, amount: 100_000 }]);
      expect(data.list[0]?.account).toBe(to === 'settled' ? '•••• 1111' : '4111111111111111');
    }
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(delta), 0)::int as sum from ledger_entries e join ledger_txns t on t.id = e.txn_id
      where t.biz_id = ${id} and account = 'bank:payouts'`.execute(api.db);
    expect(rows[0]?.sum).toBe(-100_000);
    expect((await draft(one)).msgKey).toBe('payout.nothing');
    const owner = api.as({ token: one.shop.token });
    expect((await owner.call('message.list', {})).data.list.map(({ type }) => type)).toContain(
      'payout.settled',
    );
  });

  it.each([
    ['cancel', ['cancel']],
    ['cancel after it was approved', ['approve', 'cancel']],
    ['fail', ['approve', 'send', 'fail']],
  ] as const)('%s gives all of it back, and it can be drafted again', async (_how, moves) => {
    const one = await stated();
    const { data } = await draft(one);
    for (const step of moves) expect((await move(data.id, step)).code).toBe(200);
    expect(await balanceOf(one)).toMatchObject({ total: 100_000, payable: 100_000 });
    expect((await draft(one)).data).toMatchObject({ amount: 100_000, status: 'draft' });
  });

  it('above a set sum is approved by two', async () => {
    const one = await stated({ second_from: 100_000 });
    const { data } = await draft(one);
    expect((await move(data.id, 'approve')).data).toMatchObject({ status: 'draft', needsSecond: true });
    expect((await move(data.id, 'approve')).msgKey).toBe('payout.sameApprover');
    expect((await move(data.id, 'send')).msgKey).toBe('payout.notAllowed');
    const both = await Promise.all([move(data.id, 'approve', second), move(data.id, 'approve')]);
    expect(both.map(({ code }) => code)).toContain(200);
    expect((await operator.call('mallPayout.list', { shopId: one.shop.id })).data.list).toMatchObject([
      { status: 'approved', approvedBy: { id: expect.any(String) }, secondBy: { id: expect.any(String) } },
    ]);
  });

  it('leaves what orders may still take back, and needs to know where to', async () => {
    const held = await stated({ payable_days: 30 });
    expect(await balanceOf(held)).toMatchObject({ stated: 100_000, held: 100_000, payable: 0 });
    expect((await draft(held)).msgKey).toBe('payout.nothing');
    const asked = await opened();
    const id = await received(asked);
    await asIfIn(asked.shop.id, finished[1] ?? '');
    await close(asked.shop.id, finished[1] ?? '');
    await asked.buyer.call('refund.ask', { id, reason: 'damaged' });
    expect(await balanceOf(asked)).toMatchObject({ held: 100_000, payable: 0 });
    const nowhere = await stated();
    await api.db.deleteFrom('shop_payout_accounts').where('shop_id', '=', nowhere.shop.id).execute();
    expect((await draft(nowhere)).msgKey).toBe('payout.noAccount');
    expect((await draft({ ...held, shop: { ...held.shop, id: 'nobody' } })).msgKey).toBe('missing');
  });

  it('and its account are asked for a reason, and written down', async () => {
    const one = await stated();
    const { data } = await draft(one);
    expect((await operator.call('mallPayout.move', { id: data.id, move: 'cancel' })).msgKey).toBe(
      'payout.reasonMissing',
    );
    const wrong = { ...card, account: '4111 1111 1111 1112' };
    expect((await one.shop.call('shopSettlement.setAccount', wrong)).msgKey).toBe('withdrawal.accountWrong');
    const manager = await people.staff(one.shop.id, 'finance');
    expect((await manager.call('shopSettlement.setAccount', card)).msgKey).toBe('payout.ownerOnly');
    const log = await api.db
      .selectFrom('audit_log')
      .select('action')
      .where('object', '=', `payout:${data.id}`)
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['payout.create']);
  });
});

it('no column of a statement is left out of its sum', async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name::text as name from information_schema.columns
    where table_name = 'statement_lines' and data_type = 'bigint' and column_name <> 'total'`.execute(api.db);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(statementColumns));
});
