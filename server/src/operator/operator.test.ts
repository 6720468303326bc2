import { freePort } from '../../../scripts/services/free-port.ts';
import { operations } from '@mall/contract/operations';
import { generate } from 'otplib';
import { hashPassword } from '../member/accounts/password.ts';
import { expectInvariants } from '../testing/invariants.ts';
import { createPeople, type People } from '../testing/people.ts';
import { samples, type World } from '../testing/samples.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import { runOperator } from './run.ts';
import { operatorNames, readInput } from './help.ts';

let api: Api;
let people: People;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const id = await api.given.member({ operator: true, mobile: '13800000009' });
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('demo1234') })
    .where('id', '=', id)
    .execute();
  env = { MALL_URL: url, OPERATOR_MOBILE: '13800000009', OPERATOR_PASSWORD: 'demo1234' };
});
afterAll(() => api.stop());

const run = async (words: readonly string[], over: NodeJS.ProcessEnv = {}) => {
  const [said, complained]: string[][] = [[], []];
  const code = await runOperator(
    words,
    { ...env, ...over },
    { say: (line) => void said?.push(line), complain: (line) => void complained?.push(line) },
  );
  return { code, said: (said ?? []).join('\n'), complained: (complained ?? []).join('\n') };
};

it('lists every operation of the operator, and says what each takes', async () => {
  const { said } = await run([]);
  for (const name of operatorNames) {
    expect(said).toContain(name);
    expect((await run(['help', name])).code).toBe(0);
  }
  const { said: help } = await run(['help', 'platformPromoter.decide']);
  expect(help).toContain('userId  needed');
  expect(help).toContain('approve | reject | suspend | restore');
});

it('approves somebody who wants to promote', async () => {
  const who = await people.shopper();
  await who.call('promoter.apply', { realName: '林小满', contact: '13800008888', reason: '朋友常问我' });
  const waiting = await run(['platformPromoter.list', 'status=pending']);
  expect(JSON.parse(waiting.said).list).toMatchObject([{ userId: who.memberId, status: 'pending' }]);
  expect((await run(['platformPromoter.decide', `userId=${who.memberId}`, 'decision=approve'])).code).toBe(0);
  expect((await who.call('promoter.progress', {})).data.status).toBe('approved');
  const again = await run([
    'platformPromoter.decide',
    JSON.stringify({ userId: who.memberId, decision: 'approve' }),
  ]);
  expect(again).toMatchObject({ code: 1, said: '' });
  expect(again.complained).toMatch(/\(40900\)/);
});

describe('an order without a shop code', () => {
  const paid = async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    const id = await people.paidOrder(lin, skuId);
    return { lin, id, no: (await lin.call('order.detail', { id })).data.no };
  };
  afterEach(() => expectInvariants(api));

  it('is found by its number, recorded, shipped and received, as somebody types it', async () => {
    const { lin, id, no } = await paid();
    const { said } = await run(['platformOrder.list', 'need=record', `keyword=${no}`]);
    expect(JSON.parse(said).list).toMatchObject([{ id, no, actions: ['record'] }]);
    const early = await run(['platformOrder.ship', `id=${id}`, 'carrier=SF Express', 'receiptNo=1']);
    expect(early).toMatchObject({ code: 1, said: '' });
    const commands = [
      ['platformOrder.record', `id=${id}`, 'productionDays=10', 'urgent=true'],
      ['platformOrder.ship', `id=${id}`, 'carrier=SF Express', 'receiptNo=773012345678901234'],
      ['platformOrder.receive', `id=${id}`, 'note=signed for at the door'],
    ];
    for (const [at, words] of commands.entries()) {
      const done = await run(words);
      expect(done).toMatchObject({ code: 0, complained: '' });
      expect(JSON.parse(done.said)).toMatchObject({ id, status: at + 2 });
      const again = await run(words);
      expect(again).toMatchObject({ code: 1, said: '' });
      expect(again.complained).toContain(`(40900) {"status":${at + 2}}`);
    }
    const { data } = await lin.call('order.logistics', { orderId: id });
    expect(data.deliveries).toMatchObject([{ carrier: 'SF Express', receiptNo: '773012345678901234' }]);
    expect((await lin.call('order.detail', { id })).data.status).toBe(4);
  });

  it('is received by its buyer, once it is shipped', async () => {
    const { lin, id } = await paid();
    const early = await lin.call('order.receive', { id });
    expect(early).toMatchObject({ msgKey: 'order.notAllowed', data: { status: 1 } });
    await run(['platformOrder.record', `id=${id}`]);
    await run(['platformOrder.ship', `id=${id}`, 'carrier=SF', 'receiptNo=SF1']);
    expect((await lin.call('order.receive', { id })).code).toBe(200);
    const { said } = await run(['platformOrder.detail', `id=${id}`]);
    expect(JSON.parse(said)).toMatchObject({ status: 4, actions: [], deliveries: [{ receiptNo: 'SF1' }] });
  });

  it('tells a new operator what to type', async () => {
    const { said } = await run(['help', 'platformOrder.ship']);
    expect(said).toContain('carrier  needed; Who carries the goods');
    expect(said).toContain('npm run operator -- platformOrder.ship id=… carrier=… receiptNo=…');
  });

  it('is nothing for a member, and an order of a shop nothing for the operator', async () => {
    const { id } = await paid();
    const member = await api.given.member({ mobile: '13800000078' });
    const password_hash = await hashPassword('demo1234');
    await api.db.updateTable('users').set({ password_hash }).where('id', '=', member).execute();
    const refused = await run(['platformOrder.record', `id=${id}`], { OPERATOR_MOBILE: '13800000078' });
    expect(refused).toMatchObject({ code: 1, said: '' });
    expect(refused.complained).toContain('(40300)');

    const shop = await people.shop();
    const mei = await people.shopper({ code: shop.code });
    const theirs = await people.paidOrder(mei, (await api.given.sku()).skuId);
    const missing = await run(['platformOrder.record', `id=${theirs}`]);
    expect(missing).toMatchObject({ code: 1, said: '' });
    expect(missing.complained).toContain('(40400)');
  });
});

it.each(operatorNames)('%s understands its fields as they are typed', (name) => {
  const world = new Proxy({}, { get: () => '1' }) as World; // any id will do
  const words = Object.entries(samples[name](world)).map(([key, value]) =>
    typeof value === 'object' ? `${key}=${JSON.stringify(value)}` : `${key}=${String(value)}`,
  );
  expect(operations[name].input.safeParse(readInput(words)).error).toBeUndefined();
});

it.each([
  ['an operation that is not there', ['platformMall.sell'], {}, 2, 'cannot do'],
  ['an operation of somebody else', ['order.detail', 'id=1'], {}, 2, 'cannot do'],
  ['words that are no fields', ['platformPromoter.list', 'pending'], {}, 2, 'field=value'],
  ['nobody', ['platformPromoter.list'], { OPERATOR_PASSWORD: '' }, 2, 'OPERATOR_PASSWORD'],
  ['a wrong password', ['platformPromoter.list'], { OPERATOR_PASSWORD: 'wrong123' }, 1, '40001'],
] as const)('says what is wrong with %s', async (_what, words, over, code, sentence) => {
  const answer = await run(words, over);
  expect(answer.code).toBe(code);
  expect(answer.complained).toContain(sentence);
});

describe('an operator with a second factor', () => {
  const withApp = async (mobile: string) => {
    const memberId = await api.given.member({ operator: true, mobile });
    const password_hash = await hashPassword('demo1234');
    await api.db.updateTable('users').set({ password_hash }).where('id', '=', memberId).execute();
    const here = api.as({ token: await api.signIn(memberId) });
    const { secret } = (await here.call('secondFactor.beginCodes')).data;
    const epoch = Math.floor(Date.now() / 1000);
    const { data } = await here.call('secondFactor.confirmCodes', {
      one_time_code: await generate({ secret, epoch: epoch - 30 }),
    });
    return { next: () => generate({ secret, epoch }), recoveryCode: data.recoveryCodes[0] ?? '' };
  };

  it('gives its code, and is told when it is missing, without the ticket on the screen', async () => {
    const OPERATOR_MOBILE = '13800000076';
    const { next, recoveryCode } = await withApp(OPERATOR_MOBILE);
    const without = await run(['platformPromoter.list'], { OPERATOR_MOBILE });
    expect(without).toMatchObject({ code: 1, said: '' });
    expect(without.complained).toMatch(/OPERATOR_CODE \(40311\)$/);
    for (const OPERATOR_CODE of [await next(), recoveryCode])
      expect((await run(['platformPromoter.list'], { OPERATOR_MOBILE, OPERATOR_CODE })).code).toBe(0);
  });

  it('is helped by another one who lost everything', async () => {
    const mobile = '13800000075';
    await withApp(mobile);
    const helped = await run([
      'platformMember.removeSecondFactors',
      `mobile=${mobile}`,
      'reason=seen in person',
    ]);
    expect(JSON.parse(helped.said)).toEqual({ removed: 1 });
    expect((await run(['platformPromoter.list'], { OPERATOR_MOBILE: mobile })).code).toBe(0);
  });
});

it('says that no mall answers', async () => {
  const MALL_URL = `http://127.0.0.1:${await freePort()}`;
  expect(await run(['platformPromoter.list'], { MALL_URL })).toMatchObject({
    code: 3,
    complained: `No mall answers at ${MALL_URL}.`,
  });
});

it('does not do it for somebody who is no operator', async () => {
  const id = await api.given.member({ mobile: '13800000077' });
  await api.db
    .updateTable('users')
    .set({ password_hash: await hashPassword('demo1234') })
    .where('id', '=', id)
    .execute();
  expect(await run(['platformPromoter.list'], { OPERATOR_MOBILE: '13800000077' })).toMatchObject({
    code: 1,
    said: '',
  });
});
