import { sql } from 'kysely';
import { clock } from '../../../platform/clock/clock.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { closeStatement } from '../close-statement.ts';
import { periodBefore, periodOf } from '../periods.ts';

let api: Api;
let people: People;
let wei: ReturnType<Api['as']>;
let mei: ReturnType<Api['as']>;
const currency = 'CNY';
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  const someone = async () =>
    api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  [wei, mei] = [await someone(), await someone()];
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

/** A shop with a statement of the month before, of one line. */
const stated = async () => {
  const shop = await people.shop();
  await wei.call('mallSettlement.adjust', { shopId: shop.id, currency, amount: -500, reason: 'for packing' });
  await sql`update ledger_txns set at = now() - interval '40 days' where id in (
    select txn_id from ledger_entries where account like ${`shop:${shop.id}:%`})`.execute(api.db);
  const period = periodBefore(periodOf(clock.now()));
  await inTransaction(api.db, (tx) => closeStatement(tx, { shopId: shop.id, currency, period }));
  const { data } = await shop.call('shopSettlement.statements', {});
  return { shop, statementId: data.list[0]?.id ?? '' };
};
const asked = async () => {
  const one = await stated();
  const { data: question } = await one.shop.call('shopQuestion.ask', {
    statementId: one.statementId,
    line: 1,
    words: 'What was packed?',
  });
  return { ...one, question };
};

it('a line is questioned, answered with an adjustment, and both see the thread', async () => {
  const { shop, question, statementId } = await asked();
  expect(question).toMatchObject({ status: 'open', waitsFor: 'mall', line: { no: 1, total: -500 } });
  const { data: start } = await wei.call('operator.start', {});
  expect(start.queues.find(({ queue }) => queue === 'question')?.count).toBeGreaterThan(0);
  const { data: answered } = await wei.call('mallQuestion.answer', {
    ...{ id: question.id, after: 1, words: 'Nothing was. It comes back', amount: 500 },
  });
  expect(answered).toMatchObject({ waitsFor: 'shop', thread: [{ side: 'shop' }, { adjustment: 500 }] });
  const { data: standing } = await shop.call('shopSettlement.show', {});
  expect(standing.balances[0]?.total).toBe(0);
  const owner = api.as({ token: shop.token });
  expect((await owner.call('message.list', {})).data.list.map(({ type }) => type)).toContain(
    'question.answered',
  );
  const more = await shop.call('shopQuestion.answer', { id: question.id, after: 2, words: 'Thank you' });
  expect(more.data).toMatchObject({ waitsFor: 'mall' });
  const list = { statementId, status: 'open' } as const;
  const [theirs, ours] = [
    await shop.call('shopQuestion.list', list),
    await wei.call('mallQuestion.list', list),
  ];
  expect(ours.data).toEqual(theirs.data);
  expect(ours.data.list[0]?.thread.map(({ words }) => words)).toEqual([
    'What was packed?',
    'Nothing was. It comes back',
    'Thank you',
  ]);
  await inTransaction(api.db, (tx) =>
    closeStatement(tx, { shopId: shop.id, currency, period: periodOf(clock.now()) }),
  );
  const { data: after } = await shop.call('shopSettlement.statements', {});
  expect(after.list[0]).toMatchObject({ adjustments: 500, closing: 0 });
});

it('of two who answer at once one is heard, so that an adjustment is made once', async () => {
  const { shop, question } = await asked();
  const answer = { id: question.id, after: 1, words: 'It comes back', amount: 500 };
  const replies = await Promise.all([wei, mei, wei].map((who) => who.call('mallQuestion.answer', answer)));
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(replies.filter(({ msgKey }) => msgKey === 'question.movedOn')).toHaveLength(2);
  expect((await shop.call('shopSettlement.show', {})).data.balances[0]?.total).toBe(0);
});

it('of a line and of the statement one question is open each, and either side closes it', async () => {
  const { shop, question, statementId } = await asked();
  const ask = (line?: number) =>
    shop.call('shopQuestion.ask', { statementId, words: 'Why?', ...(line === undefined ? {} : { line }) });
  expect((await ask(1)).msgKey).toBe('question.open');
  const whole = await Promise.all([ask(), ask()]);
  expect(whole.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 40900]);
  expect((await ask(2)).msgKey).toBe('missing');
  const closed = await Promise.all([
    shop.call('shopQuestion.close', { id: question.id }),
    wei.call('mallQuestion.close', { id: question.id }),
  ]);
  expect(closed.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 40900]);
  const again = { id: question.id, after: 1, words: 'More' };
  expect((await shop.call('shopQuestion.answer', again)).msgKey).toBe('question.closed');
  const { data: anew } = await ask(1);
  const { data } = await wei.call('mallQuestion.list', { statementId });
  expect(data.list.map(({ status }) => status)).toEqual(['open', 'open', 'closed']);
  expect((await wei.call('mallQuestion.close', { id: anew.id })).data.status).toBe('closed');
  const { data: next } = await ask(1);
  expect((await shop.call('shopQuestion.close', { id: next.id })).data.status).toBe('closed');
  const owner = api.as({ token: shop.token });
  expect((await owner.call('message.list', {})).data.list.map(({ type }) => type)).toContain(
    'question.closed',
  );
});

it('is of its shop alone', async () => {
  const { question, statementId } = await asked();
  const other = await people.shop();
  const clerk = await people.staff(other.id, 'finance');
  expect((await clerk.call('shopQuestion.list', { statementId })).data.list).toEqual([]);
  expect((await clerk.call('shopQuestion.ask', { statementId, words: 'x' })).msgKey).toBe('missing');
  expect((await clerk.call('shopQuestion.close', { id: question.id })).msgKey).toBe('missing');
});

it('a thread that is full takes no more', async () => {
  const { shop, question } = await asked();
  await sql`insert into statement_question_words (question_id, no, side, by, words)
    select question_id, n, side, by, words from statement_question_words, generate_series(2, 50) n
    where question_id = ${question.id}`.execute(api.db);
  const answer = { id: question.id, after: 50, words: 'x' };
  expect((await shop.call('shopQuestion.answer', answer)).msgKey).toBe('question.full');
});
