import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { newId } from '../../platform/ids/ids.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { scaled } from '../../testing/scale.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

/** Orders of a flash sale share statements: one member's input must not cost another their order. */
let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const honestBuyers = scaled(60, 600);

type Sale = Awaited<ReturnType<People['activity']>>;
type Buyer = Shopper & { readonly previewHash: string };

/** Made by some at a time: what they ask together is their order. */
const buyersOf = async (sale: Sale, n: number): Promise<Buyer[]> => {
  const made: Buyer[] = [];
  const next = async (): Promise<Buyer> => {
    const who = await people.shopper();
    const preview = await who.call('seckill.preview', { ...sale, qty: 1, addressId: who.addressId });
    return { ...who, previewHash: hashShown(preview) };
  };
  while (made.length < n)
    made.push(...(await Promise.all(Array.from({ length: Math.min(20, n - made.length) }, next))));
  return made;
};
/** A buyer's input; `wrong` replaces the right value, whatever it is. */
const order = (sale: Sale, { previewHash, addressId, call }: Buyer, wrong: Record<string, unknown> = {}) =>
  call(
    'seckill.create',
    { ...sale, qty: 1, addressId, previewHash, ...wrong } as never, // wrong on purpose
    { 'idempotency-key': newId() },
  );
/** As the page does it: who is in line asks again with the ticket of the place. */
const insisting = async (sale: Sale, buyer: Buyer) => {
  let reply = await order(sale, buyer);
  while (reply.msgKey === 'seckill.waiting') {
    const { ticket, retryAfter } = Object(reply.data); // what seckill.waiting carries
    await sleep(retryAfter * 1000);
    reply = await order(sale, buyer, { ticket });
  }
  return reply;
};
const isOrder = ({ code }: { code: number }): boolean => code === 200;

const badTexts: readonly unknown[] = [
  '\ud800',
  'a\udc00b',
  '\udc00\ud800',
  'a\u0000b',
  '\u0000',
  `e${'\u0301'.repeat(10_000)}`,
  '\u202e\u200b\u2066',
  2 ** 53,
  -0,
  1e308,
  null,
  [],
  ['\ud800'],
  { a: '\ud800' },
  { '\ud800': 1 },
  '0000-00-00T00:00:00Z',
];
const fields = ['remark', 'couponId', 'addressId', 'previewHash', 'ticket', 'qty', 'activityId', 'skuId'];

it(`${honestBuyers} buyers get what they ordered, whatever 20 others send in every field`, async () => {
  const stock = honestBuyers + 40; // some attackers send a value that may be bought with
  const { skuId } = await api.given.sku({ stock });
  const sale = await people.activity({ skuId, stock });
  const [honest, hostile] = [await buyersOf(sale, honestBuyers), await buyersOf(sale, 20)];
  const attack = (attacker: Buyer, at: number) =>
    badTexts.map((bad, n) => order(sale, attacker, { [fields[(at + n) % fields.length] ?? 'remark']: bad }));
  const remarks = hostile.flatMap((attacker) =>
    badTexts.slice(0, 5).map((remark) => order(sale, attacker, { remark })),
  );
  const [replies, refused, told] = await Promise.all([
    Promise.all(honest.map((buyer) => insisting(sale, buyer))),
    Promise.all(remarks),
    Promise.all(hostile.flatMap(attack)),
  ]);
  expect(replies.filter((reply) => !isOrder(reply))).toEqual([]);
  expect(new Set(refused.map(({ code, data }) => `${code} ${JSON.stringify(data)}`))).toEqual(
    new Set(['40001 {"remark":"request.invalid"}']),
  );
  expect(told.filter(({ status }) => status >= 500)).toEqual([]);
}, 120_000);

it('buyers who come too late are told that all is sold, and nothing else', async () => {
  const sale = await people.activity({ stock: 20 });
  const [honest, hostile] = [await buyersOf(sale, 40), await buyersOf(sale, 5)];
  const [replies] = await Promise.all([
    Promise.all(honest.map((buyer) => order(sale, buyer))),
    Promise.all(hostile.flatMap((attacker) => badTexts.map((remark) => order(sale, attacker, { remark })))),
  ]);
  const told = replies.map((reply) => (isOrder(reply) ? 'order' : reply.msgKey));
  expect(
    told.filter((what) => what !== 'order' && what !== 'seckill.soldOut' && what !== 'seckill.waiting'),
  ).toEqual([]);
  expect(told.filter((what) => what === 'order')).toHaveLength(20);
});

it('a buyer whose order the database refuses is refused alone', async () => {
  const sale = await people.activity({ stock: 50 });
  const buyers = await buyersOf(sale, 30);
  const [odd] = buyers as [Buyer];
  await sql`
    create function refuse_one() returns trigger language plpgsql as $$
    begin
      raise exception 'refused' using errcode = '22P02';
    end $$`.execute(api.db);
  await sql`create trigger refuse_one before insert on orders for each row
    when (new.user_id = ${sql.lit(odd.memberId)}) execute function refuse_one()`.execute(api.db);
  const replies = await Promise.all(buyers.map((buyer) => order(sale, buyer)));
  await sql`drop function refuse_one cascade`.execute(api.db);
  expect(replies.flatMap((reply, at) => (isOrder(reply) ? [] : [at]))).toEqual([0]);
});
