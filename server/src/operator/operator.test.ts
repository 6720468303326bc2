import { freePort } from '../../../scripts/services/free-port.ts';
import { hashPassword } from '../members/password.ts';
import { createPeople, type People } from '../testing/people.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import { runOperator } from './run.ts';
import { operatorNames } from './words.ts';

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
  expect(JSON.parse(waiting.said).list).toMatchObject([{ userId: who.memberId, realName: '林小满' }]);
  expect((await run(['platformPromoter.decide', `userId=${who.memberId}`, 'decision=approve'])).code).toBe(0);
  expect((await who.call('promoter.progress', {})).data.status).toBe('approved');
  const again = await run([
    'platformPromoter.decide',
    JSON.stringify({ userId: who.memberId, decision: 'approve' }),
  ]);
  expect(again).toMatchObject({ code: 1, said: '' });
  expect(again.complained).toMatch(/\(40900\)/);
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
