import { setTimeout as sleep } from 'node:timers/promises';
import { mostStreams } from '@mall/contract/trade/talk';
import { newId } from '../../platform/ids/ids.ts';
import { eventually } from '../../testing/eventually.ts';
import { readNews } from '../../testing/news-reader.ts';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
let mall: string;
let twin: string;
let shop: Awaited<ReturnType<typeof people.shop>>;
let productId: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  mall = await api.app.listen({ host: '127.0.0.1', port: 0 });
  twin = await (await api.twin()).listen({ host: '127.0.0.1', port: 0 });
  shop = await people.shop();
  ({ productId } = await api.given.sku({ stock: 5, price: 30_000 }));
});
afterAll(() => api.stop());

const listen = (path: string, token = '', lastId?: number, at = mall) =>
  readNews(`${at}/api${path}`, {
    token,
    ...(lastId === undefined ? {} : { 'last-event-id': String(lastId) }),
  });
const begin = async () => {
  const member = await people.shopper({ code: shop.code });
  const about = { kind: 'product' as const, id: productId };
  const { data } = await member.call('talk.open', about);
  const say = (words: string) => member.call('talk.send', { id: data.id, key: newId(), words });
  const answer = (words: string) => shop.call('shopTalk.send', { id: data.id, key: newId(), words });
  return { member, id: data.id, say, answer };
};
type Reader = Awaited<ReturnType<typeof readNews>>;
const words = ({ events }: Reader): string[] =>
  events.flatMap(({ data }) =>
    typeof data === 'object' && data !== null && 'lastWords' in data ? [String(data.lastWords)] : [],
  );
const heard = (reader: Reader, last: string) =>
  eventually(
    async () => words(reader),
    (all) => all.at(-1) === last,
  );

it('brings what is said to both sides, whichever process they are connected to', async () => {
  const { member, say, answer } = await begin();
  const [mine, office] = await Promise.all([
    listen('/talk/stream', member.token),
    listen('/shop/talkStream', shop.token, undefined, twin),
  ]);
  expect(mine.type).toContain('text/event-stream');
  await say('Good day');
  expect(await heard(office, 'Good day')).toEqual(['Good day']);
  await answer('Welcome');
  expect((await heard(mine, 'Welcome')).at(-1)).toBe('Welcome');
  await Promise.all([mine.leave(), office.leave()]);
});

it('loses nothing of what was said while the connection was lost', async () => {
  const { member, say, answer } = await begin();
  await say('one');
  const first = await listen('/talk/stream', member.token);
  await answer('two');
  await heard(first, 'two');
  await first.leave();
  const last = first.lastId();
  await Promise.all(['three', 'four', 'five'].map(answer));
  const second = await listen('/talk/stream', member.token, last, twin);
  const found = await eventually(
    async () => second.events,
    (events) => events.length > 1,
  );
  // The state of the conversation, with all of it; what was said is read from the last message received.
  expect(found.at(-1)?.data).toMatchObject({ lastSeq: 5, unread: 4 });
  expect(second.lastId()).toBeGreaterThan(last);
  await second.leave();
});

it('has nothing of others, and no note', async () => {
  const { member, id, say } = await begin();
  const other = await people.shopper({ code: shop.code });
  const [mine, theirs] = await Promise.all([
    listen('/talk/stream', member.token),
    listen('/talk/stream', other.token),
  ]);
  await shop.call('shopTalk.send', { id, key: newId(), words: 'a note', note: true });
  await say('heard');
  await heard(mine, 'heard');
  await sleep(200); // what would come to the wrong one has come by then
  expect(words(mine)).toEqual(['heard']);
  expect(words(theirs)).toEqual([]);
  await Promise.all([mine.leave(), theirs.leave()]);
});

it('ends with the session, and when the right is taken away', async () => {
  const { member } = await begin();
  const clerk = await people.staff(shop.id, 'sales');
  const [mine, office] = await Promise.all([
    listen('/talk/stream', member.token),
    listen('/shop/talkStream', clerk.token),
  ]);
  await api.db.deleteFrom('sessions').where('user_id', '=', member.memberId).execute();
  await api.db.updateTable('staff').set({ role: 'content' }).where('user_id', '=', clerk.memberId).execute();
  const over = async () => mine.isOver() && office.isOver();
  expect(await eventually(over, (is) => is)).toBe(true);
  const refused = await fetch(`${mall}/api/talk/stream`, { headers: { token: member.token ?? '' } });
  expect(await refused.json()).toMatchObject({ code: 40003 });
});

it('is held open a few times by one person, whose places come back', async () => {
  const { member } = await begin();
  const open = () => listen('/talk/stream', member.token);
  const held = await Promise.all(Array.from({ length: mostStreams }, open));
  expect(held.every(({ type }) => type.includes('event-stream'))).toBe(true);
  const refused = await fetch(`${mall}/api/talk/stream`, { headers: { token: member.token ?? '' } });
  expect(await refused.json()).toMatchObject({ msgKey: 'tooFast' });
  await Promise.all(held.map(({ leave }) => leave()));
  const again = await eventually(open, ({ type }) => type.includes('event-stream'));
  expect(again.type).toContain('event-stream');
  await again.leave();
});

it('lets nobody say more than a person can, and keeps what was accepted', async () => {
  const strict = await api.twin({ RATE_LIMITS: 'on' });
  const { member, id } = await begin();
  const fast = api.asIn(strict, { token: member.token ?? '' });
  const replies = [];
  for (let n = 0; n < 30; n += 1)
    replies.push(await fast.call('talk.send', { id, key: newId(), words: `n${n}` }));
  const accepted = replies.filter(({ code }) => code === 200).length;
  expect(accepted).toBe(20);
  expect(replies.at(-1)).toMatchObject({ msgKey: 'tooFast', msg: expect.stringMatching(/\w/) });
  expect((await member.call('talk.show', { id })).data.messages).toHaveLength(accepted);
});
