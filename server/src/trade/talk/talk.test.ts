import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { erasePerson } from '../../member/accounts/erase.ts';
import { exportOf } from '../../member/accounts/export.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids/ids.ts';
import { createPeople, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { notifyAway } from './notify-away.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
let shop: Awaited<ReturnType<typeof people.shop>>;
let clerk: Awaited<ReturnType<typeof people.staff>>;
let productId: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
  clerk = await people.staff(shop.id, 'sales');
  ({ productId } = await api.given.sku({ stock: 5, price: 30_000 }));
});
afterAll(() => api.stop());

type Words = Partial<Sent<'talk.send'>>;
type Caller = Pick<Shopper, 'call'>;
const say = (who: Caller, id: string, words: string, more: Words = {}) =>
  who.call('talk.send', { id, key: newId(), words, ...more });
const answer = (who: Caller, id: string, words: string, more: Partial<Sent<'shopTalk.send'>> = {}) =>
  who.call('shopTalk.send', { id, key: newId(), words, ...more });
const about = () => ({ kind: 'product' as const, id: productId });

/** A member in the shop who has asked about a product there. */
const asked = async (words = 'Is it oak?') => {
  const member = await people.shopper({ code: shop.code, name: 'Lin Talk' });
  const { data } = await member.call('talk.open', about());
  await say(member, data.id, words, { about: about() });
  return { member, id: data.id };
};
const outcomesOf = (replies: readonly { code: number; msgKey?: string }[]): string[] =>
  replies.map(({ code, msgKey }) => (code === 200 ? 'ok' : String(msgKey))).toSorted();

describe('a conversation', () => {
  it('has the thing with it, is one for a member and a shop, and goes on with the next thing', async () => {
    const { member, id } = await asked();
    const { data: order } = await people.buy(member, (await api.given.sku({ stock: 3, price: 100 })).skuId);
    const again = await member.call('talk.open', { kind: 'order', id: order.orderId });
    expect(again.data.id).toBe(id);
    await say(member, id, 'And this order?', { about: { kind: 'order', id: order.orderId } });
    const { data } = await member.call('talk.show', { id });
    expect(data.messages.map(({ words, thing }) => [words, thing?.kind, thing?.id])).toEqual([
      ['Is it oak?', 'product', productId],
      ['And this order?', 'order', order.orderId],
    ]);
    expect(data.conversation).toMatchObject({
      status: 'open',
      lastSeq: 2,
      unread: 0,
      name: expect.any(String),
    });
    expect(data.reception).toEqual({ open: true, opensAt: null, answersWithin: null });
  });

  it('is opened once by two tabs at once', async () => {
    const member = await people.shopper({ code: shop.code });
    const opened = await Promise.all([1, 2, 3].map(() => member.call('talk.open', about())));
    const id = opened[0]?.data.id ?? '';
    expect((await member.call('talk.show', { id })).data).toMatchObject({
      messages: [],
      conversation: { lastSeq: 0 },
    });
    expect((await member.call('talk.list', {})).data.list).toEqual([]);
    expect((await clerk.call('shopTalk.show', { id })).msgKey).toBe('missing');
    expect(new Set(opened.map(({ data }) => data.id)).size).toBe(1);
  });

  it('is about what a member may see: nothing of another, nothing of another shop', async () => {
    const { member, id } = await asked();
    const other = await people.shopper({ code: shop.code });
    const { data: order } = await people.buy(other, (await api.given.sku({ stock: 3, price: 100 })).skuId);
    const theirs = { kind: 'order', id: order.orderId } as const;
    expect((await member.call('talk.open', theirs)).msgKey).toBe('missing');
    expect((await say(member, id, 'x', { about: theirs })).msgKey).toBe('missing');
    expect((await member.call('talk.open', { kind: 'delivery', id: 'none' })).msgKey).toBe('missing');
    // The same product is the mall's where no shop is entered: another conversation.
    const visitor = api.as({ token: member.token ?? '' });
    expect((await visitor.call('talk.open', about())).data.id).not.toBe(id);
    expect((await say(visitor, id, 'x', { about: about() })).msgKey).toBe('missing');
  });

  it('of another member or another shop does not exist', async () => {
    const { id } = await asked();
    const other = await people.shopper();
    const elsewhere = await people.shop();
    const replies = await Promise.all([
      other.call('talk.show', { id }),
      say(other, id, 'x'),
      other.call('talk.read', { id, seq: 1 }),
      elsewhere.call('shopTalk.show', { id }),
      answer(elsewhere, id, 'x'),
      elsewhere.call('shopTalk.take', { id }),
      elsewhere.call('shopTalk.close', { id, after: 1 }),
    ]);
    expect(replies.map(({ code }) => code)).toEqual(Array(7).fill(40400));
    expect((await elsewhere.call('shopTalk.list', { tab: 'all' })).data.list).toEqual([]);
  });

  it('has a message once, however often it is sent', async () => {
    const { member, id } = await asked();
    const key = newId();
    const sent = await Promise.all([1, 2, 3, 4].map(() => say(member, id, 'twice?', { key })));
    expect(new Set(sent.map(({ data }) => data.seq)).size).toBe(1);
    expect((await member.call('talk.show', { id })).data.messages).toHaveLength(2);
  });

  it('answers a message that is sent again as at first, though its thing is gone', async () => {
    const { member, id } = await asked();
    const { productId: gone } = await api.given.sku({ stock: 1, price: 100 });
    const key = newId();
    const again = () => say(member, id, 'And this?', { key, about: { kind: 'product', id: gone } });
    const { data } = await again();
    await api.db.updateTable('products').set({ banned: true }).where('id', '=', Number(gone)).execute();
    expect((await say(member, id, 'New', { about: { kind: 'product', id: gone } })).code).toBe(40400);
    expect(await again()).toMatchObject({ code: 200, data });
  });

  it('numbers what many say at once without a gap', async () => {
    const { member, id } = await asked();
    const sent = await Promise.all([...Array(12).keys()].map((n) => say(member, id, `n${n}`)));
    expect(sent.map(({ data }) => data.seq).toSorted((a, b) => a - b)).toEqual(
      [...Array(12).keys()].map((n) => n + 2),
    );
  });

  it('takes own pictures only, and needs words or one', async () => {
    const { member, id } = await asked();
    const [mine, others] = [await people.picture(member.memberId), await people.picture(shop.ownerId)];
    expect((await say(member, id, '')).msgKey).toBe('talk.empty');
    expect((await say(member, id, '', { pictures: [others] })).msgKey).toBe('talk.pictureUnknown');
    expect((await say(member, id, '', { pictures: [mine] })).code).toBe(200);
    expect((await clerk.call('shopTalk.show', { id })).data.messages.at(-1)?.pictures).toEqual([mine]);
  });

  it('is read a page at a time, and from the last that was received', async () => {
    const { member, id } = await asked('first');
    await sql`insert into conversation_messages (conversation_id, seq, side, kind, by, key, words)
      select ${id}, n, 'member', 'words', ${member.memberId}, 'many-' || n, 'n' || n from generate_series(2, 120) n`.execute(
      api.db,
    );
    await sql`update conversations set last_seq = 120 where id = ${id}`.execute(api.db);
    const last = (await member.call('talk.show', { id })).data;
    expect([last.messages.length, last.messages[0]?.seq, last.more]).toEqual([50, 71, true]);
    const before = (await member.call('talk.show', { id, before: 21 })).data;
    expect([before.messages[0]?.seq, before.messages.at(-1)?.seq, before.more]).toEqual([1, 20, false]);
    const after = (await member.call('talk.show', { id, after: 100 })).data;
    expect([after.messages[0]?.seq, after.messages.length, after.more]).toEqual([101, 20, false]);
  });
});

describe('in the office', () => {
  it('waits for an answer, and is the one’s who answers first', async () => {
    const { member, id } = await asked('Does it fold, zebra?');
    const waiting = (await clerk.call('shopTalk.list', { keyword: 'ZEBRA' })).data;
    expect(waiting.list).toMatchObject([{ id, unread: 1, assigned: null, member: { name: 'Lin Talk' } }]);
    await answer(clerk, id, 'It does');
    expect((await clerk.call('shopTalk.list', { keyword: 'zebra' })).data.list).toEqual([]);
    const mine = (await clerk.call('shopTalk.list', { tab: 'mine', keyword: 'zebra' })).data.list;
    expect(mine).toMatchObject([
      { id, assigned: { id: clerk.memberId }, lastWords: 'It does', lastSide: 'office' },
    ]);
    const { data } = await member.call('talk.list', {});
    expect(data).toMatchObject({ unread: 1, list: [{ id, unread: 1, lastWords: 'It does' }] });
    expect((await member.call('message.count', {})).data.messageCount).toBe(1);
  });

  it('tells each side how far the other has read', async () => {
    const { member, id } = await asked();
    expect((await shop.call('message.count', { audience: 'shop' })).data.messageCount).toBeGreaterThan(0);
    await clerk.call('shopTalk.read', { id, seq: 1 });
    expect((await member.call('talk.show', { id })).data.conversation.peerRead).toBe(1);
    await answer(clerk, id, 'one');
    await answer(clerk, id, 'two');
    await member.call('talk.read', { id, seq: 2 });
    await member.call('talk.read', { id, seq: 1 });
    expect((await member.call('talk.list', {})).data.unread).toBe(1);
    expect((await clerk.call('shopTalk.show', { id })).data.conversation).toMatchObject({
      peerRead: 2,
      unread: 0,
    });
  });

  it('is taken by one of several, and handed over with a note that the member never sees', async () => {
    const { member, id } = await asked();
    const second = await people.staff(shop.id, 'sales');
    const replies = await Promise.all([clerk, second, shop].map((who) => who.call('shopTalk.take', { id })));
    expect(outcomesOf(replies)).toEqual(['ok', 'talk.taken', 'talk.taken']);
    const has = replies.find(({ code }) => code === 200)?.data.assigned?.id ?? null;
    const handed = await clerk.call('shopTalk.handOver', {
      id,
      to: second.memberId,
      seenBy: has,
      note: 'Knows oak',
    });
    expect(handed.data.assigned?.id).toBe(second.memberId);
    const stale = await clerk.call('shopTalk.handOver', { id, to: shop.ownerId, seenBy: null });
    expect(stale.msgKey).toBe('talk.taken');
    const stranger = await people.staff(shop.id, 'content');
    const wrong = { id, to: stranger.memberId, seenBy: second.memberId };
    expect((await clerk.call('shopTalk.handOver', wrong)).msgKey).toBe('talk.noColleague');
    await answer(clerk, id, 'Only among us', { note: true });
    const seen = await member.call('talk.show', { id });
    expect(JSON.stringify(seen.data)).not.toMatch(/Knows oak|among us/);
    expect(seen.data.conversation).toMatchObject({ lastWords: 'Is it oak?', unread: 0, lastSeq: 1 });
    const inside = (await clerk.call('shopTalk.show', { id })).data.messages;
    expect(inside.map(({ kind, words }) => [kind, words])).toEqual([
      ['words', 'Is it oak?'],
      ['note', 'Knows oak'],
      ['note', 'Only among us'],
    ]);
  });

  it('is closed as it was read, and open again by what is said next', async () => {
    const { member, id } = await asked();
    const both = await Promise.all([say(member, id, 'More'), clerk.call('shopTalk.close', { id, after: 1 })]);
    // Whichever came first: nothing that was said is in a closed conversation.
    expect(outcomesOf(both)).toContain('ok');
    expect((await member.call('talk.show', { id })).data.conversation.status).toBe('open');
    const closed = await clerk.call('shopTalk.close', { id, after: 2 });
    expect(closed.data).toMatchObject({ status: 'closed', waitingSince: null });
    expect((await clerk.call('shopTalk.list', { tab: 'closed', keyword: 'More' })).data.list).toMatchObject([
      { id },
    ]);
    await say(member, id, 'Still there?');
    expect((await clerk.call('shopTalk.show', { id })).data.conversation).toMatchObject({ status: 'open' });
  });

  it('says when it is open and how soon it answers, and keeps answers', async () => {
    const { member, id } = await asked();
    const days = Array.from({ length: 7 }, () => ({ from: 0, to: 1 }));
    const { hours } = (await shop.call('shopTalk.desk', {})).data;
    const save = (from: Pick<typeof shop, 'call'>, version: number) =>
      from.call('shopTalk.saveHours', { version, days, answersWithin: 30 });
    expect((await save(clerk, hours.version)).code).toBe(40300);
    const replies = await Promise.all([save(shop, hours.version), save(shop, hours.version)]);
    expect(outcomesOf(replies)).toEqual(['ok', 'talk.changedElsewhere']);
    const { reception } = (await member.call('talk.show', { id })).data;
    expect(reception).toMatchObject({ answersWithin: 30 });
    expect(reception.open || Date.parse(reception.opensAt ?? '') > Date.now()).toBe(true);

    const kept = (await clerk.call('shopTalk.saveAnswer', { title: 'Oak', words: 'It is oak' })).data;
    await clerk.call('shopTalk.saveAnswer', { ...kept, words: 'It is solid oak' });
    const { data } = await shop.call('shopTalk.desk', {});
    expect(data.answers).toEqual([{ ...kept, words: 'It is solid oak' }]);
    expect(data.people.map((one) => one.id)).toContain(clerk.memberId);
    expect((await (await people.shop()).call('shopTalk.removeAnswer', { id: kept.id })).msgKey).toBe(
      'missing',
    );
    await clerk.call('shopTalk.removeAnswer', { id: kept.id });
    expect((await shop.call('shopTalk.desk', {})).data.answers).toEqual([]);
    for (let n = 0; n < 50; n += 1) await clerk.call('shopTalk.saveAnswer', { title: `t${n}`, words: 'x' });
    expect((await clerk.call('shopTalk.saveAnswer', { title: 'one more', words: 'x' })).msgKey).toBe(
      'talk.tooManyAnswers',
    );
  });
});

it('the mall answers for itself, and its log says who did', async () => {
  const operatorId = await api.given.member();
  await api.given.operator(operatorId);
  const operator = api.as({ token: await api.signIn(operatorId) });
  const member = await people.shopper();
  const { data: opened } = await member.call('talk.open', about());
  const { id } = opened;
  await say(member, id, 'Where is my order?', { about: about() });
  const { data } = await operator.call('mallTalk.list', {});
  expect(data.list).toMatchObject([{ id, unread: 1 }]);
  await operator.call('mallTalk.read', { id, seq: 1 });
  await operator.call('mallTalk.take', { id });
  await operator.call('mallTalk.send', { id, key: newId(), words: 'On its way' });
  const desk = (await operator.call('mallTalk.desk', {})).data;
  expect(desk.people.map((one) => one.id)).toContain(operatorId);
  await operator.call('mallTalk.handOver', { id, to: operatorId, seenBy: operatorId, note: 'me' });
  await operator.call('mallTalk.saveHours', { ...desk.hours, days: Array(7).fill(null), answersWithin: 60 });
  const kept = (await operator.call('mallTalk.saveAnswer', { title: 'a', words: 'b' })).data;
  await operator.call('mallTalk.removeAnswer', { id: kept.id });
  const { lastSeq } = (await operator.call('mallTalk.show', { id })).data.conversation;
  expect((await operator.call('mallTalk.close', { id, after: lastSeq })).data.status).toBe('closed');
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_log where actor_id = ${operatorId} order by 1`.execute(api.db);
  expect(rows.map(({ action }) => action)).toEqual(
    ['answer', 'close', 'handOver', 'hours', 'removeAnswer', 'saveAnswer', 'take'].map((of) => `talk.${of}`),
  );
  expect((await member.call('talk.list', {})).data.list[0]?.name).toBe('');
});

it('tells who is away once a silence, in the shop too', async () => {
  const { member, id } = await asked();
  const silence = () =>
    sql`update conversations set last_at = now() - interval '2 minutes' where id = ${id}`.execute(api.db);
  const told = async () =>
    (await member.call('message.list', {})).data.list.filter(({ type }) => type === 'talk.answered').length;
  const shopTold = async () => {
    const { rows } =
      await sql`select from messages where type = 'talk.asked' and once_key like ${`talk.asked:${id}:%`}`.execute(
        api.db,
      );
    return rows.length;
  };
  await notifyAway(api.db);
  expect(await shopTold()).toBe(0);
  await silence();
  await notifyAway(api.db);
  expect(await shopTold()).toBe(1);
  await answer(clerk, id, 'one');
  await answer(clerk, id, 'two');
  await silence();
  await Promise.all([notifyAway(api.db), notifyAway(api.db)]);
  expect(await told()).toBe(1);
  await answer(clerk, id, 'three');
  await silence();
  await notifyAway(api.db);
  expect(await told()).toBe(1);
  await member.call('talk.read', { id, seq: 4 });
  await answer(clerk, id, 'four');
  await silence();
  await notifyAway(api.db);
  expect(await told()).toBe(2);
});

it('is in the member’s data, and goes with them', async () => {
  const { member, id } = await asked('My secret wish');
  await answer(clerk, id, 'We hear you');
  await answer(clerk, id, 'A note on them', { note: true });
  let text = '';
  for await (const part of exportOf(api.db, member.memberId)) text += part;
  expect(text).toContain('My secret wish');
  expect(text).toContain('We hear you');
  expect(text).not.toContain('A note on them');
  await inTransaction(api.db, (tx) => erasePerson(tx, member.memberId, member.mobile));
  expect((await clerk.call('shopTalk.show', { id })).msgKey).toBe('missing');
  const left = await sql`select from conversation_messages where conversation_id = ${id}`.execute(api.db);
  expect(left.rows).toEqual([]);
});
