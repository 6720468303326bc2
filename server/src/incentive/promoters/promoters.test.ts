import { operatorRoles } from '@mall/contract/core/operator-permissions';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { sql } from 'kysely';
import { hashPassword } from '../../member/accounts/password.ts';
import { balancesOf } from '../../platform/ledger/balances.queries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { toPromoter } from './present.ts';
import { promotersPage, promotersStatements } from './promoters.queries.ts';

let api: Api;
let people: People;
let wei: Awaited<ReturnType<typeof operator>>;
const password = 'demo1234';
const operator = async (permissions: readonly OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions === null ? null : [...permissions]);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operator();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const form = { realName: '林小满', contact: '13800008888', reason: 'Ask 13700007777 about me' };
const applicant = async (name: string, inviter = ''): Promise<Shopper> => {
  const who = await people.shopper({ name });
  await who.call('promoter.apply', { ...form, inviter });
  return who;
};
const promoter = async (name: string, inviter = '') => {
  const who = await applicant(name, inviter);
  await wei.call('platformPromoter.decide', { userId: who.memberId, decision: 'approve' });
  return { ...who, mark: (await who.call('promoter.links', {})).data.code };
};
/** An order of somebody whom a promoter brought: ¥1,000.00, which earn ¥50.00 and the one above ¥20.00. */
const sale = async (promoterId: string, code?: string) => {
  const buyer = await people.shopper({ name: 'Buyer of Oak', ...(code === undefined ? {} : { code }) });
  await api.db
    .insertInto('referrals')
    .values({ user_id: buyer.memberId, bound_to: promoterId, bound_at: new Date() })
    .execute();
  const orderId = await people.paidOrder(
    buyer,
    (await api.given.sku({ price: 100_000, supply: 1000 })).skuId,
  );
  return { buyer, orderId };
};
const correction = (userId: string, amount: number, over: object = {}) => ({
  userId,
  id: crypto.randomUUID(),
  amount,
  reason: 'An order was missed',
  ...over,
});
const available = async (userId: string) => (await balancesOf(api.db, userId, 'commission')).available;

describe('the list', () => {
  const found = async (input: object) =>
    (await wei.call('platformPromoter.list', { status: 'all', ...input })).data.list.map(
      ({ userId }) => userId,
    );

  it('finds by the beginning of the name, whole number, code or id, and by no part of a number', async () => {
    const mine = await promoter('Xiaoman Q');
    const { mobile } = await api.db
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', mine.memberId)
      .executeTakeFirstOrThrow();
    expect(mobile).not.toMatch(/^1\d{10}$/);
    for (const keyword of ['xiaom', mine.memberId, mine.mark, mine.mark.toLowerCase()])
      expect(await found({ keyword })).toEqual([mine.memberId]);
    const number = api.given.mobile();
    const lin = await api.given.member({ mobile: number, name: 'Lin' });
    await api.db
      .insertInto('promoters')
      .values({ user_id: lin, status: 'approved', code: 'AB12CD34' })
      .execute();
    expect(await found({ keyword: number })).toEqual([lin]);
    expect(await found({ keyword: number.slice(0, 10) })).toEqual([]);
    expect(await found({ keyword: 'iaoman' })).toEqual([]);
    const { data } = await wei.call('platformPromoter.list', { status: 'all', keyword: number });
    expect(JSON.stringify(data)).not.toContain(number);
    expect(data.list[0]?.mobile).toBe(`${number.slice(0, 3)}****${number.slice(7)}`);
  });

  it('counts each state among those that fit, the first who waits first', async () => {
    const [one, two] = [await applicant('Tulip one'), await applicant('Tulip two')];
    const three = await promoter('Tulip three');
    const { data } = await wei.call('platformPromoter.list', { keyword: 'Tulip', status: 'all' });
    expect(data).toMatchObject({
      total: 3,
      more: false,
      atLeast: [],
      counts: { all: 3, pending: 2, approved: 1, rejected: 0, suspended: 0 },
    });
    expect(await found({ keyword: 'Tulip', status: 'pending' })).toEqual([one.memberId, two.memberId]);
    const waiting = await found({ status: 'pending', size: 100 });
    expect(waiting.indexOf(one.memberId)).toBeLessThan(waiting.indexOf(two.memberId));
    await wei.call('platformPromoter.decide', { userId: three.memberId, level: 3, reason: 'Sells much' });
    expect(await found({ keyword: 'Tulip', level: 3 })).toEqual([three.memberId]);
    expect((await found({}))[0]).toBe(three.memberId);
  });

  it('is read from an index, whatever it is narrowed by', async () => {
    const undone = new Error('undone');
    const look = api.db.transaction().execute(async (tx) => {
      await sql`insert into users (id, mobile, mobile_index, name, removed_at)
        select 'many-' || n, 'gone-' || n, 'gone-' || n, '*', now() from generate_series(1, 5000) n`.execute(
        tx,
      );
      await sql`insert into promoters (user_id, status, level, applied_at)
        select 'many-' || n, case when n % 500 = 0 then 'pending' else 'approved' end, 1 + n % 3,
          now() - make_interval(days => 1, secs => n) from generate_series(1, 5000) n`.execute(tx);
      await sql`update users set name = 'Crowd', removed_at = null where id like 'many-%' and length(id) = 8`.execute(
        tx,
      );
      await sql`analyze promoters`.execute(tx);
      await sql`analyze users`.execute(tx);
      const asked = { keyword: '', page: 1, size: 20 };
      for (const narrow of [
        { status: 'all' },
        { status: 'pending' },
        { status: 'all', level: 3 },
        { status: 'approved', level: 2 },
        { status: 'approved', keyword: 'AB12CD34' },
      ] as const) {
        const { rows } = promotersStatements({ ...asked, ...narrow });
        const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`explain ${rows}`.execute(tx);
        const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
        expect(plan).toMatch(/Index.*Scan/);
        expect(plan).not.toMatch(/Seq Scan on promoters/);
      }
      const { rows } = await promotersPage(tx, { ...asked, status: 'approved', level: 2, page: 80 });
      expect(rows.map(toPromoter).at(-1)).toMatchObject({ name: '*', mobile: '' });
      // 900 have that name; the count of each state ends with the first of all.
      const { counts, all } = await promotersPage(tx, { ...asked, status: 'all', keyword: 'crow' });
      expect(all).toBe(200);
      expect(counts.every(({ more }) => more)).toBe(true);
      throw undone;
    });
    await expect(look).rejects.toBe(undone);
  });
});

describe('a promoter', () => {
  it('is shown masked, with who brought them and what was decided, and one value whole on demand', async () => {
    const above = await promoter('Above');
    const mine = await promoter('Below', above.mark);
    const { data } = await wei.call('platformPromoter.detail', { userId: mine.memberId });
    expect(data).toMatchObject({
      realName: '林**',
      contact: '138****8888',
      reason: 'Ask 137****7777 about me',
      status: 'approved',
      above: { userId: above.memberId, name: 'Above' },
      customers: 0,
      steps: [
        { is: 'pending', by: null },
        { is: 'approved', by: 'Wei' },
      ],
    });
    for (const [contact, masked] of [
      ['lin@example.com', 'l***@example.com'],
      ['+86 138-0000 8888', '861****88'],
      ['wx lin88, 13800008888', 'w**'],
    ]) {
      const other = await people.shopper();
      await other.call('promoter.apply', { ...form, contact: contact ?? '' });
      const { data: shown } = await wei.call('platformPromoter.detail', { userId: other.memberId });
      expect(shown.contact).toBe(masked);
    }
    const reveal = (what: 'realName' | 'contact') =>
      wei.call('platformPromoter.reveal', { userId: mine.memberId, what });
    expect((await reveal('contact')).data.value).toBe('13800008888');
    expect((await reveal('realName')).data.value).toBe('林小满');
    const { data: log } = await wei.call('operatorLog.list', { size: 2 });
    expect(log.list.map(({ title }) => title)).toEqual([
      'Real name of a promoter looked at',
      'Contact of a promoter looked at',
    ]);
    expect((await wei.call('platformPromoter.detail', { userId: wei.memberId })).msgKey).toBe('missing');
    expect(
      (await wei.call('platformPromoter.reveal', { userId: wei.memberId, what: 'contact' })).msgKey,
    ).toBe('missing');
  });

  it('has those whom they brought one level at a time, and customers named in part', async () => {
    const above = await promoter('Root');
    const [one, two] = [await promoter('First', above.mark), await promoter('Second', above.mark)];
    await promoter('Third', one.mark);
    const { buyer } = await sale(above.memberId);
    const asked = { userId: above.memberId, size: 1 };
    const { data: first } = await wei.call('platformPromoter.team', asked);
    expect(first).toMatchObject({ total: 2, more: false, list: [{ userId: two.memberId, below: 0 }] });
    const { data: second } = await wei.call('platformPromoter.team', { ...asked, page: 2 });
    expect(second.list).toMatchObject([{ userId: one.memberId, below: 1 }]);
    const { data: brought } = await wei.call('platformPromoter.customers', { userId: above.memberId });
    expect(brought).toMatchObject({ total: 1, list: [{ userId: buyer.memberId, name: 'B**' }] });
    for (const name of ['platformPromoter.team', 'platformPromoter.customers'] as const)
      expect((await wei.call(name, { userId: 'nobody' })).msgKey).toBe('missing');
  });

  it('keeps what is booked while suspended, and earns nothing by what is paid then', async () => {
    const mine = await promoter('Paused');
    await sale(mine.memberId);
    const suspend = { userId: mine.memberId, decision: 'suspend' } as const;
    expect((await wei.call('platformPromoter.decide', suspend)).msgKey).toBe('promoter.reasonMissing');
    const { data } = await wei.call('platformPromoter.decide', { ...suspend, reason: 'Spam' });
    expect(data).toMatchObject({ status: 'suspended', rejectReason: 'Spam' });
    await sale(mine.memberId);
    const { data: money } = await wei.call('platformPromoter.money', { userId: mine.memberId });
    expect(money).toMatchObject({ earned: 5000, estimated: 5000 });
    await wei.call('platformPromoter.decide', { userId: mine.memberId, decision: 'restore' });
    await sale(mine.memberId);
    expect((await wei.call('platformPromoter.money', { userId: mine.memberId })).data.earned).toBe(10_000);
    expect((await wei.call('platformPromoter.decide', { ...suspend, userId: 'nobody' })).msgKey).toBe(
      'missing',
    );
  });
});

describe('the money of a promoter', () => {
  it('is what orders earned and corrections changed, entry by entry with its order', async () => {
    const above = await promoter('Rich above');
    const mine = await promoter('Rich', above.mark);
    const { orderId } = await sale(mine.memberId);
    await wei.call('platformPromoter.correct', correction(mine.memberId, 700));
    const { data: money } = await wei.call('platformPromoter.money', { userId: mine.memberId });
    expect(money).toEqual({
      ...{ earned: 5000, corrected: 700, estimated: 5000 },
      ...{ frozen: 0, available: 700, held: 0, withdrawn: 0 },
    });
    const { data: entries } = await wei.call('platformPromoter.entries', { userId: mine.memberId });
    expect(entries.list).toMatchObject([
      { cause: 'correction', pocket: 'available', delta: 700, order: null, reason: 'An order was missed' },
      { cause: 'commission', pocket: 'estimated', delta: 5000, order: { id: orderId, shop: null } },
    ]);
    const paged = await wei.call('platformPromoter.entries', { userId: mine.memberId, page: 2, size: 1 });
    expect(paged.data).toMatchObject({ total: 2, list: [{ cause: 'commission' }] });
    const { data: orders } = await wei.call('platformPromoter.orders', { userId: above.memberId });
    expect(orders).toMatchObject({
      total: 1,
      list: [{ id: orderId, level: 2, base: 100_000, commission: 2000, state: 'estimated', shop: null }],
    });
    const none = { userId: above.memberId, state: 'available' } as const;
    expect((await wei.call('platformPromoter.orders', none)).data.total).toBe(0);
    for (const name of ['money', 'entries', 'orders'] as const)
      expect((await wei.call(`platformPromoter.${name}`, { userId: 'nobody' })).msgKey).toBe('missing');
  });

  it('is corrected once, told to them and logged, and never taken below nothing', async () => {
    const mine = await promoter('Corrected');
    const given = correction(mine.memberId, 700);
    const answers = await Promise.all([1, 2, 3].map(() => wei.call('platformPromoter.correct', given)));
    expect(answers.map(({ data }) => data)).toEqual([1, 2, 3].map(() => ({ id: given.id, available: 700 })));
    const other = { ...given, amount: 701 };
    expect((await wei.call('platformPromoter.correct', other)).msgKey).toBe('idempotency.mismatch');
    const refused = await wei.call('platformPromoter.correct', correction(mine.memberId, -701));
    expect(refused).toMatchObject({
      msgKey: 'withdrawal.notEnough',
      msg: 'There is not enough: ¥7.00 can be withdrawn',
    });
    expect((await wei.call('platformPromoter.correct', correction(mine.memberId, -200))).data.available).toBe(
      500,
    );
    const { data: news } = await mine.call('message.list', {});
    expect(
      news.list
        .filter(({ type }) => /credited|debited/.test(type))
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['promoter.credited', 'promoter.debited']);
    const { data: log } = await wei.call('operatorLog.list', { size: 1 });
    expect(log.list[0]).toMatchObject({ title: 'Commission of a promoter corrected' });
    expect(log.list[0]?.changes).toContainEqual({ field: 'Amount', old: null, new: '-¥2.00' });
  });

  it('is nobody’s own to correct, and not that of who does not promote', async () => {
    await api.db
      .insertInto('promoters')
      .values({ user_id: wei.memberId, status: 'approved', code: 'FF00FF00' })
      .execute();
    expect((await wei.call('platformPromoter.correct', correction(wei.memberId, 1))).msgKey).toBe(
      'promoter.ownMoney',
    );
    const waiting = await applicant('Waits');
    expect((await wei.call('platformPromoter.correct', correction(waiting.memberId, 1))).msgKey).toBe(
      'missing',
    );
    expect((await wei.call('platformPromoter.correct', correction(waiting.memberId, 0))).msgKey).toBe(
      'request.invalid',
    );
  });

  it('leaves once, when a correction and a withdrawal want all of it at the same moment', async () => {
    const hash = await hashPassword(password);
    for (let turn = 0; turn < 4; turn += 1) {
      const mine = await promoter(`Racer ${turn}`);
      await api.db
        .updateTable('users')
        .set({ password_hash: hash })
        .where('id', '=', mine.memberId)
        .execute();
      await wei.call('platformPromoter.correct', correction(mine.memberId, 20_000));
      const draw = mine.call('withdrawal.create', {
        ...{ source: 'commission', amount: 20_000, password, method: 'alipay' },
        ...{ holder: '林小满', account: '13800001111' },
      });
      const take = wei.call('platformPromoter.correct', correction(mine.memberId, -20_000));
      const codes = (await Promise.all([draw, take])).map(({ code }) => code);
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      expect(await available(mine.memberId)).toBe(0);
    }
  });

  it('takes nothing that a refund took before it, and leaves a refund all of its own', async () => {
    const shop = await people.shop();
    for (let turn = 0; turn < 3; turn += 1) {
      const mine = await promoter(`Refunded ${turn}`);
      const { buyer, orderId: id } = await sale(mine.memberId, shop.code);
      await shop.call('shopOrder.record', { id });
      await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: '1' });
      await buyer.call('order.receive', { id });
      await sql`update commissions set thaw_at = now() where order_id = ${id}`.execute(api.db);
      await wei.call('platformPromoter.money', { userId: mine.memberId });
      expect(await available(mine.memberId)).toBe(5000);
      const { data: detail } = await buyer.call('order.detail', { id });
      const lines = [{ lineId: detail.lines[0]?.id ?? '', qty: 1 }];
      const { data: asked } = await buyer.call('refund.ask', { id, reason: 'damaged', lines });
      const [refund, take] = await Promise.all([
        shop.call('shopRefund.decide', { id: asked.ids[0] ?? '', decision: 'approve' }),
        wei.call('platformPromoter.correct', correction(mine.memberId, -5000)),
      ]);
      expect(refund.code).toBe(200);
      const { data: entries } = await wei.call('platformPromoter.entries', { userId: mine.memberId });
      const moved = entries.list.filter(({ pocket }) => pocket === 'available').map(({ cause }) => cause);
      expect(moved).toEqual(
        take.code === 200 ? ['commission', 'correction', 'commission'] : ['commission', 'commission'],
      );
      expect(await available(mine.memberId)).toBe(take.code === 200 ? -5000 : 0);
    }
  });
});

describe('who is forgotten', () => {
  it('is nobody’s to restore, nor to be given another level', async () => {
    const mine = await promoter('Forgotten');
    await wei.call('mallMember.erase', { id: mine.memberId, reason: 'Asked for it' });
    for (const asked of [{ decision: 'restore' as const }, { level: 2 }]) {
      const { msgKey } = await wei.call('platformPromoter.decide', { userId: mine.memberId, ...asked });
      expect(msgKey).toBe('missing');
    }
  });

  it('is given nothing, also at that moment', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const mine = await promoter(`Leaves ${turn}`);
      const codes = await Promise.all([
        wei.call('platformPromoter.correct', correction(mine.memberId, 100)),
        wei.call('mallMember.erase', { id: mine.memberId, reason: 'Asked for it' }),
      ]);
      expect(codes.filter(({ code }) => code === 200)).toHaveLength(1);
    }
  });
});

describe('rights', () => {
  it('show money to finance, who corrects it, and not to who decides about promoters', async () => {
    const mine = await promoter('Seen by all');
    const userId = mine.memberId;
    const campaigns = await operator(operatorRoles.campaigns);
    const finance = await operator(operatorRoles.finance);
    expect((await campaigns.call('platformPromoter.detail', { userId })).code).toBe(200);
    expect((await campaigns.call('platformPromoter.money', { userId })).code).toBe(40300);
    expect((await campaigns.call('platformPromoter.correct', correction(userId, 1))).code).toBe(40300);
    expect((await finance.call('platformPromoter.detail', { userId })).code).toBe(200);
    expect((await finance.call('platformPromoter.correct', correction(userId, 1))).code).toBe(200);
    expect((await finance.call('platformPromoter.decide', { userId, level: 2 })).code).toBe(40300);
    expect((await finance.call('platformPromoter.reveal', { userId, what: 'contact' })).code).toBe(40300);
  });
});
