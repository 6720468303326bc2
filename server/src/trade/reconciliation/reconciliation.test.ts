import path from 'node:path';
import type { Output } from '@mall/contract/operations';
import { reconciliationLimits } from '@mall/contract/trade/reconciliation';
import { sql } from 'kysely';
import { clock } from '../../platform/clock/clock.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createFolderStorage } from '../../platform/ports/storage.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { arrive } from '../../testing/parked.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { alipayFile, inGb18030, type TestLine, wechatFile } from '../../testing/provider-files.ts';
import { cellsOf } from '../../testing/shop-work.ts';
import { type Api, type Reply, startApi } from '../../testing/start-api.ts';
import { markRefunded } from '../refunds/mark-refunded.ts';
import { compareFile, compareLeft } from './compare.ts';
import { dayOf } from './files/read-file.ts';
import { forgetFiles } from './forget-files.ts';

let api: Api;
let people: People;
let token: string;
let operator: ReturnType<Api['as']>;
let parts: Parameters<typeof compareFile>[0];
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  token = await api.signIn(await api.given.member({ operator: true, name: 'Wei' }));
  operator = api.as({ token, lang: 'en' });
  parts = { db: api.db, storage: createFolderStorage(path.join(api.settings.DATA_DIR, 'media')) };
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type File = Output<'mallReconciliation.upload'>;
const dayBefore = (days: number): string =>
  dayOf('alipay', new Date(clock.nowMs() - days * 24 * 60 * 60 * 1000));
const on = (day: string, time = '10:02:11') => `${day} ${time}`;

const send = async (
  day: string,
  text: string | Buffer,
  more: { method?: string; name?: string } = {},
): Promise<Reply<File>> => {
  const form = new FormData();
  form.append('name', more.name ?? 'bill.csv');
  form.append('file', new Blob([new Uint8Array(Buffer.from(text))]), 'bill.csv');
  const encoded = new Response(form);
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api/platform/providerFiles/${more.method ?? 'alipay'}/${day}`,
    headers: { token, 'x-locale': 'en', 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { ...reply.json<Reply<File>>(), status: reply.statusCode };
};
/** Sent and compared. */
const compared = async (...sent: Parameters<typeof send>): Promise<string> => {
  const { data, code, msg } = await send(...sent);
  expect([code, msg]).toEqual([200, expect.anything()]);
  await compareFile(parts, data.id);
  return data.id;
};
const linesOf = async (id: string, show: 'all' | 'open' = 'open') =>
  (await operator.call('mallReconciliation.lines', { id, show, size: 100 })).data.list;
const detail = async (id: string) => (await operator.call('mallReconciliation.detail', { id })).data;

let made = 0;
/** An order that was paid at a provider on a day, as its notification booked it. */
const paid = async (day: string, { at = on(day), method = 'alipay' as 'alipay' | 'wechat' } = {}) => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku({ price: 100_000 });
  const { data: bought } = await people.buy(lin, skuId, 1);
  const { data: order } = await lin.call('order.detail', { id: bought.orderId });
  made += 1;
  const ref = `ours${made}`;
  await api.db
    .insertInto('payment_intents')
    .values({
      ...{ id: `intent-${made}`, order_id: order.id, method, amount: order.pay, currency: 'CNY' },
      ...{ status: 'pending', provider_ref: ref },
    })
    .execute();
  expect(await arrive(api, { method, ref, amount: order.pay })).toBe('settled');
  const settled = new Date(`${at.replace(' ', 'T')}+08:00`);
  await api.db
    .updateTable('payment_intents')
    .set({ settled_at: settled })
    .where('id', '=', `intent-${made}`)
    .execute();
  const line: TestLine = {
    ref: `ali${made}`,
    ours: ref,
    amount: (order.pay / 100).toFixed(2),
    at,
    fee: '-6.00',
  };
  return { order, line, intentId: `intent-${made}` };
};

it('says line by line what agrees, differs, is unknown, doubled, missing or not counted', async () => {
  const day = dayBefore(3);
  const [agrees, less, missing] = [await paid(day), await paid(day), await paid(day)];
  const elsewhere = await paid(day, { method: 'wechat' });
  expect((await operator.call('platformRefund.give', { id: agrees.order.id, reason: 'dented' })).code).toBe(
    200,
  );
  const back = await api.db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', agrees.order.id)
    .executeTakeFirstOrThrow();
  await inTransaction(api.db, (tx) => markRefunded(tx, back.id));
  await api.db
    .updateTable('refunds')
    .set({ refunded_at: new Date(`${day}T12:00:00+08:00`), provider_ref: back.id.replaceAll('-', '') })
    .where('id', '=', back.id)
    .execute();
  await arrive(api, { ref: 'nobody-1', amount: 500 });
  await sql`update parked_payments set parked_at = ${`${day}T12:00:00+08:00`} where provider_ref = 'nobody-1'`.execute(
    api.db,
  );
  const refundLine = {
    ...agrees.line,
    amount: `-${(back.amount / 100).toFixed(2)}`,
    refund: back.id.replaceAll('-', ''),
  };
  const id = await compared(
    day,
    inGb18030(
      alipayFile(day, [
        agrees.line,
        { ...less.line, amount: '1.00' },
        refundLine,
        { ...agrees.line, ref: 'nobody', ours: 'nobody-1', amount: '5.00' },
        { ...agrees.line, ref: 'who', ours: 'who-is-this' },
        elsewhere.line,
        agrees.line,
        { ...agrees.line, at: on(dayBefore(9)), ours: 'another-day' },
      ]),
    ),
  );
  const lines = await linesOf(id, 'all');
  expect(lines.map(({ no, outcome, problem, firstNo }) => [no, outcome, problem ?? firstNo])).toEqual([
    [6, 'agrees', null],
    [7, 'amount', null],
    [8, 'agrees', null],
    [9, 'agrees', null],
    [10, 'unknown', null],
    [11, 'provider', null],
    [12, 'doubled', 6],
    [13, 'unreadable', 'day'],
    [null, 'missing', null],
  ]);
  expect(lines[1]).toMatchObject({
    amount: 100,
    mallAmount: less.order.pay,
    paymentId: less.intentId,
    order: { no: less.order.no },
  });
  expect(lines[2]).toMatchObject({ kind: 'refund', refundId: back.id, mallAmount: -back.amount });
  expect(lines[5]).toMatchObject({ mallMethod: 'wechat' });
  expect(lines[8]).toMatchObject({
    amount: null,
    mallAmount: missing.order.pay,
    paymentId: missing.intentId,
  });
  const pay = agrees.order.pay;
  const file = 100 + 500 + pay * 3 - back.amount;
  const mall = pay + less.order.pay - back.amount + 500 + missing.order.pay;
  expect(await detail(id)).toMatchObject({
    ...{ status: 'read', lines: 8, handled: 8, differences: 6, open: 6, by: { name: 'Wei' } },
    counts: { agrees: 3, amount: 1, unknown: 1, provider: 1, doubled: 1, unreadable: 1, missing: 1 },
    totals: [{ currency: 'CNY', file, mall, difference: file - mall, fees: 3600 }],
  });
  const { data: days } = await operator.call('mallReconciliation.days', { method: 'alipay', state: 'open' });
  expect(days.list).toMatchObject([{ day, state: 'open', booked: 5, file: { id } }]);
});

it('books nothing, whatever a file says', async () => {
  const entries = async () =>
    (await sql<{ n: string }>`select count(*) || ' ' || max(id) as n from ledger_txns`.execute(api.db)).rows;
  const before = await entries();
  const day = dayBefore(4);
  await compared(day, alipayFile(day, [{ ref: 'x', ours: 'y', amount: '99999.00', at: on(day) }]));
  expect(await entries()).toEqual(before);
});

it('refuses what is not the file of that provider and day, and the same file twice', async () => {
  const day = dayBefore(5);
  const line = { ref: 'x', ours: 'y', amount: '1.00', at: on(day) };
  const said = async (...sent: Parameters<typeof send>) => (await send(...sent)).msg;
  expect(await said(day, wechatFile([line]))).toContain('wechat');
  expect(await said(day, 'name,price\nsofa,1')).toContain('支付宝交易号');
  expect(await said(day, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]))).toContain('not the file');
  expect(await said(dayBefore(6), alipayFile(day, [line]))).toContain(day);
  expect(await said(dayBefore(0), alipayFile(day, [line]))).toContain('not over');
  expect((await send('yesterday', alipayFile(day, [line]))).msgKey).toBe('request.invalid');
  await compared(day, alipayFile(day, [line]));
  expect(await said(day, alipayFile(day, [line]))).toContain('Wei');
  expect(await api.db.selectFrom('provider_files').where('day', '=', day).selectAll().execute()).toHaveLength(
    1,
  );
});

it('of two who send the same at once one is taken', async () => {
  const day = dayBefore(7);
  const text = alipayFile(day, [{ ref: 'x', ours: 'y', amount: '1.00', at: on(day) }]);
  const replies = await Promise.all([1, 2, 3].map(() => send(day, text)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  for (const { msgKey } of replies.filter(({ code }) => code !== 200))
    expect(['reconciliation.reading', 'reconciliation.sameFile']).toContain(msgKey);
});

it('a newer file of a day replaces the one before, and an explanation stays with its difference', async () => {
  const day = dayBefore(8);
  const { line } = await paid(day);
  const strange = { ...line, ref: 'strange', ours: 'strange-8' };
  const first = await compared(day, alipayFile(day, [strange]));
  const [unknown, missing] = await linesOf(first);
  expect([unknown?.outcome, missing?.outcome]).toEqual(['unknown', 'missing']);
  const explained = await operator.call('mallReconciliation.explain', {
    id: first,
    lines: [unknown?.id ?? ''],
    reason: 'a test of theirs',
  });
  expect(explained.data).toMatchObject({ differences: 2, open: 1 });
  const second = await compared(day, alipayFile(day, [line, strange]));
  expect((await detail(first)).status).toBe('replaced');
  expect(await detail(second)).toMatchObject({ status: 'read', differences: 1, open: 0 });
  const [kept] = (await operator.call('mallReconciliation.lines', { id: second, show: 'explained' })).data
    .list;
  expect(kept?.explained).toMatchObject({ reason: 'a test of theirs', by: { name: 'Wei' } });
  const open = await operator.call('mallReconciliation.reopen', { id: second, lines: [kept?.id ?? ''] });
  expect(open.data.open).toBe(1);
  expect(
    (await operator.call('mallReconciliation.reopen', { id: second, lines: [kept?.id ?? ''] })).msgKey,
  ).toBe('missing');
  const [agreeing] = await linesOf(second, 'all');
  expect(
    (
      await operator.call('mallReconciliation.explain', {
        id: second,
        lines: [agreeing?.id ?? ''],
        reason: 'x',
      })
    ).msgKey,
  ).toBe('reconciliation.noDifference');
  const { data: log } = await operator.call('operatorLog.list', { size: 20 });
  expect(JSON.stringify(log)).toContain('Differences with a provider explained');
});

it('what a day lacks may stand in the file of the next, and is no difference then', async () => {
  const [day, next] = [dayBefore(11), dayBefore(10)];
  const { line } = await paid(day, { at: on(day, '23:59:59') });
  const first = await compared(day, alipayFile(day, []));
  expect(await linesOf(first)).toMatchObject([{ outcome: 'missing' }]);
  const second = await compared(next, alipayFile(next, [{ ...line, at: on(next, '00:00:01') }]));
  expect([await linesOf(first), await linesOf(second)]).toEqual([[], []]);
  const again = await operator.call('mallReconciliation.again', { id: first });
  expect(again.data).toMatchObject({ status: 'reading', handled: 0 });
  await compareFile(parts, first);
  expect(await linesOf(first)).toEqual([]);
});

it('a payment that is booked after all agrees when it is compared again', async () => {
  const day = dayBefore(12);
  const id = await compared(
    day,
    alipayFile(day, [{ ref: 'late', ours: 'late-12', amount: '5.00', at: on(day) }]),
  );
  expect(await linesOf(id)).toMatchObject([{ outcome: 'unknown' }]);
  await arrive(api, { ref: 'late-12', amount: 500 });
  await operator.call('mallReconciliation.again', { id });
  await compareFile(parts, id);
  expect(await linesOf(id, 'all')).toMatchObject([{ outcome: 'agrees' }]);
  expect((await operator.call('mallReconciliation.again', { id: 'no-such-file' })).msgKey).toBe('missing');
});

it('is compared once, by several workers at once and after one was lost', async () => {
  const day = dayBefore(13);
  const lines = Array.from({ length: 1100 }, (_, n) => ({
    ref: `r${n}`,
    ours: `many-${n}`,
    amount: '1.00',
    at: on(day),
  }));
  const { data } = await send(day, alipayFile(day, lines));
  expect((await operator.call('mallReconciliation.again', { id: data.id })).msgKey).toBe(
    'reconciliation.notRead',
  );
  await Promise.all([1, 2, 3].map(() => compareFile(parts, data.id)));
  await compareFile(parts, data.id);
  expect(await detail(data.id)).toMatchObject({ status: 'read', handled: 1100, counts: { unknown: 1100 } });
  await sql`update provider_files set status = 'reading', handled = 1000, touched_at = now() - interval '1 hour' where id = ${data.id}`.execute(
    api.db,
  );
  await sql`delete from provider_lines where file_id = ${data.id} and no > 1005`.execute(api.db);
  expect(await compareLeft(parts)).toMatchObject({ failed: [] });
  expect(await detail(data.id)).toMatchObject({ status: 'read', counts: { unknown: 1100 } });
  await parts.storage.remove(
    (
      await api.db
        .selectFrom('provider_files')
        .selectAll()
        .where('id', '=', data.id)
        .executeTakeFirstOrThrow()
    ).source_key ?? '',
  );
  await operator.call('mallReconciliation.again', { id: data.id });
  await compareFile(parts, data.id);
  expect(await detail(data.id)).toMatchObject({ status: 'refused', refused: 'gone' });
});

it('a file is kept for ninety days, and what was compared of it stays', async () => {
  const day = dayBefore(16);
  const old = (ref: string) => alipayFile(day, [{ ref, ours: `old-${ref}`, amount: '1.00', at: on(day) }]);
  const [replaced, counts] = [await compared(day, old('a')), await compared(day, old('b'))];
  const keys = await api.db
    .selectFrom('provider_files')
    .select('source_key as key')
    .where('id', 'in', [replaced, counts])
    .execute();
  const kept = async () =>
    Promise.all(keys.map(async ({ key }) => (await parts.storage.get(key ?? '')) !== null));
  expect(await forgetFiles(parts)).toMatchObject({ done: 0 });
  await sql`update provider_files set taken_at = now() - interval '91 days' where day = ${day}`.execute(
    api.db,
  );
  expect(await forgetFiles(parts)).toEqual({ done: 2, failed: [] });
  expect(await kept()).toEqual([false, false]);
  expect((await operator.call('mallReconciliation.detail', { id: replaced })).msgKey).toBe('missing');
  expect((await operator.call('mallReconciliation.again', { id: counts })).msgKey).toBe(
    'reconciliation.gone',
  );
  expect(await detail(counts)).toMatchObject({ status: 'read', stored: false, counts: { unknown: 1 } });
  expect(await forgetFiles(parts)).toMatchObject({ done: 0 });
});

it('a file that this version cannot read calls nothing missing', async () => {
  const day = dayBefore(17);
  await paid(day);
  const { data } = await send(day, alipayFile(day, []));
  const { source_key: key } = await api.db
    .selectFrom('provider_files')
    .select('source_key')
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  await parts.storage.put(key ?? '', Buffer.from('name,price'));
  await compareFile(parts, data.id);
  expect(await detail(data.id)).toMatchObject({ status: 'refused', refused: 'notItsFile', counts: {} });
});

it('a file with too many lines is refused before it is read', async () => {
  const day = dayBefore(18);
  const reply = await send(day, `${alipayFile(day, [])}${'\r\n'.repeat(reconciliationLimits.rows)}`);
  expect(reply.msgKey).toBe('reconciliation.tooLong');
});

it('the differences leave as a sheet in which nothing is a formula', async () => {
  const day = dayBefore(14);
  const id = await compared(
    day,
    alipayFile(day, [{ ref: '=1+1', ours: '@SUM(A1)', amount: '1.00', at: on(day) }]),
  );
  const reply = await api.app.inject({
    method: 'GET',
    url: `/api/platform/providerFile/${id}/sheet`,
    headers: { token, 'x-locale': 'en' },
  });
  const [titles, row] = await cellsOf(reply.rawPayload);
  expect(titles?.slice(0, 2)).toEqual(['Line', 'Result']);
  expect(row?.slice(0, 6)).toEqual([
    6,
    'Unknown to the mall',
    'Payment',
    expect.anything(),
    '=1+1',
    '@SUM(A1)',
  ]);
});

it('waits on the start page, and who may only look explains nothing', async () => {
  const { data: start } = await operator.call('operator.start');
  expect(start.queues.find(({ queue }) => queue === 'reconciliation')?.count).toBeGreaterThan(0);
  const looker = await api.given.member();
  await api.given.operator(looker, ['finance.view']);
  const looks = api.as({ token: await api.signIn(looker) });
  expect((await looks.call('mallReconciliation.days', { method: 'stripe' })).data).toMatchObject({
    total: 1,
  });
  expect((await looks.call('mallReconciliation.again', { id: 'x' })).code).toBe(40300);
});
