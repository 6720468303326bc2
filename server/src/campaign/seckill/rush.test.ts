import { placeIn, type SeckillPlace } from '@mall/contract/campaign/seckill';
import type { FastifyInstance } from 'fastify';
import { needs } from '../../../../scripts/services/needs.ts';
import { startRedis } from '../../../../scripts/services/redis.ts';
import { newId } from '../../platform/ids/ids.ts';
import { eventually } from '../../testing/eventually.ts';
import { onPostgres } from '../../testing/engine.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../../testing/people.ts';
import { calling } from '../../testing/mall-process.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { createSecret } from '../../platform/ports/secret.ts';

/** The embedded database does one thing after the other: a few show the same. */
const [crowd, pieces] = onPostgres ? [1000, 100] : [120, 20];

let api: Api;
let people: People;
let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  redis = await startRedis(needs.redis.find() ?? '');
});
afterEach(() => expectInvariants(api));
afterAll(async () => {
  await api.stop();
  await redis.stop();
});

type Sale = Awaited<ReturnType<People['activity']>>;
type Buyer = Shopper & { readonly key: string; readonly previewHash: string };

const buyersOf = async (sale: Sale, n: number): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  while (buyers.length < n) {
    const few = await Promise.all(Array.from({ length: Math.min(50, n - buyers.length) }, () => ready(sale)));
    buyers.push(...few);
  }
  return buyers;
};
const ready = async (sale: Sale): Promise<Buyer> => {
  const who = await people.shopper();
  const preview = await who.call('seckill.preview', { ...sale, qty: 1, addressId: who.addressId });
  return { ...who, key: newId(), previewHash: hashShown(preview) };
};
const order = (sale: Sale, buyer: Buyer, ticket?: string, mall: FastifyInstance = api.app) =>
  api.asIn(mall, buyer.token === undefined ? {} : { token: buyer.token }).call(
    'seckill.create',
    {
      ...sale,
      qty: 1,
      addressId: buyer.addressId,
      previewHash: buyer.previewHash,
      ...(ticket === undefined ? {} : { ticket }),
    },
    { 'idempotency-key': buyer.key },
  );
type Reply = Awaited<ReturnType<typeof order>>;
const isOrder = ({ code }: Reply): boolean => code === 200;
const placeOf = (reply: Reply): SeckillPlace => {
  const place = placeIn(reply.data);
  if (reply.msgKey !== 'seckill.waiting' || place === null) throw new Error(`No place: ${reply.msg}`);
  return place;
};

/** The pieces sold according to the database, those left, and whether anybody has two. */
const soldOf = async ({ activityId }: Sale) => {
  const orders = await api.db
    .selectFrom('orders')
    .select(['id', 'user_id'])
    .where('activity_id', '=', activityId)
    .where('status', '<>', 5)
    .execute();
  const activity = await api.db
    .selectFrom('seckill_activities')
    .select('stock_left')
    .where('id', '=', activityId)
    .executeTakeFirstOrThrow();
  expect(new Set(orders.map(({ user_id: user }) => user)).size).toBe(orders.length);
  return { sold: orders.length, left: activity.stock_left, ids: orders.map(({ id }) => id).sort() };
};
const expire = async (orderIds: readonly string[]) => {
  await api.db
    .updateTable('orders')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', 'in', [...orderIds])
    .execute();
};
/** Longer than the gate's data is valid. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1100));

describe('a rush', () => {
  it(`sells ${pieces} pieces to ${crowd} buyers, 5 % of whom click twice: one order for each that was told so`, async () => {
    const sale = await people.activity({ stock: pieces });
    const buyers = await buyersOf(sale, crowd);
    const twice = buyers.filter((_, at) => at % 20 === 0);
    const replies = await Promise.all([...buyers, ...twice].map((buyer) => order(sale, buyer)));
    const answered = new Set(replies.filter(isOrder).map(({ data }) => data.orderId));
    const { sold, left, ids } = await soldOf(sale);
    expect({ sold, left }).toEqual({ sold: pieces, left: 0 });
    expect([...answered].sort()).toEqual(ids);
    expect(replies.filter(({ msgKey }) => msgKey === 'seckill.soldOut')).not.toHaveLength(0);
    const ordered = buyers.filter((_, at) => replies[at] !== undefined && isOrder(replies[at]));
    const again = await Promise.all(ordered.map((buyer) => order(sale, buyer)));
    expect(new Set(again.map(({ data }) => data.orderId))).toEqual(answered);
  }, 120_000);

  it('sells what is not paid to those who wait, in the order of their tickets, and tells afterwards', async () => {
    const sale = await people.activity({ stock: 10 });
    const [first, later] = [await buyersOf(sale, 10), await buyersOf(sale, 8)];
    const orders = await Promise.all(first.map((buyer) => order(sale, buyer)));
    expect(orders.every(isOrder)).toBe(true);
    const line: { buyer: Buyer; place: SeckillPlace }[] = [];
    for (const buyer of later) line.push({ buyer, place: placeOf(await order(sale, buyer)) });
    expect(line.map(({ place }) => place.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);

    await expire(orders.slice(0, 2).map(({ data }) => data.orderId));
    await aMoment();
    // The last asks first: asking often or early gains nothing.
    const asked = [];
    for (const { buyer, place } of line.toReversed()) asked.unshift(await order(sale, buyer, place.ticket));
    expect(asked.map(isOrder)).toEqual([true, true, false, false, false, false, false, false]);
    const third = line[2] as (typeof line)[number]; // of eight
    expect(placeOf(await order(sale, third.buyer, third.place.ticket)).position).toBe(1);
    expect(await soldOf(sale)).toMatchObject({ sold: 10, left: 0 });

    expect((await api.as().call('seckill.summary', { id: sale.activityId })).msgKey).toBe('seckill.notOver');
    await api.db
      .updateTable('seckill_activities')
      .set({ end_at: new Date(Date.now() - 1) })
      .where('id', '=', sale.activityId)
      .execute();
    expect((await api.as().call('seckill.summary', { id: sale.activityId })).data).toMatchObject({
      stock: 10,
      orders: 12,
      cancelled: 2,
      sold: 10,
      returned: 2,
      resold: 2,
      left: 0,
    });
  }, 60_000);

  it('refuses a ticket that is forged, another’s or expired, and keeps the place', async () => {
    const sale = await people.activity({ stock: 1 });
    const [lin, mei, tao] = (await buyersOf(sale, 3)) as [Buyer, Buyer, Buyer]; // three were asked for
    await order(sale, lin);
    const { ticket } = placeOf(await order(sale, mei));
    const expired = createSecret('test'.repeat(16)).sign(
      'seckill',
      `${sale.activityId} ${mei.memberId} 1 ${Date.now() - 1}`,
    );
    expect((await order(sale, mei, `${ticket}x`)).msgKey).toBe('seckill.ticketWrong');
    expect((await order(sale, mei, 'nonsense')).msgKey).toBe('seckill.ticketWrong');
    expect((await order(sale, tao, ticket)).msgKey).toBe('seckill.ticketWrong');
    expect((await order(sale, mei, expired)).msgKey).toBe('seckill.ticketExpired');
    expect(placeOf(await order(sale, mei, ticket)).position).toBe(1);
    expect(await soldOf(sale)).toMatchObject({ sold: 1, left: 0 });
  });

  it('does not let a member who is refused for their own reason block the others', async () => {
    const sale = await people.activity({ stock: 5 });
    const [odd, ...others] = (await buyersOf(sale, 5)) as [Buyer, ...Buyer[]]; // five were asked for
    const wrong = { ...odd, previewHash: 'another-price' };
    const [refused, ...replies] = await Promise.all([wrong, ...others].map((buyer) => order(sale, buyer)));
    expect(refused?.msgKey).toBe('order.priceChanged');
    expect(replies.every(isOrder)).toBe(true);
    expect(isOrder(await order(sale, odd))).toBe(true);
    expect(await soldOf(sale)).toMatchObject({ sold: 5, left: 0 });
  });

  it('does not let a member who has their piece, and whom the gate forgot, block the others either', async () => {
    const sale = await people.activity({ stock: 5 });
    const buyers = await buyersOf(sale, 4);
    const had = buyers[0] as Buyer; // four were asked for
    await order(sale, had);
    const forgetful = await api.twin();
    const replies = await Promise.all([
      ...buyers.slice(1).map((buyer) => order(sale, buyer, undefined, forgetful)),
      order(sale, { ...had, key: newId() }, undefined, forgetful),
    ]);
    expect(replies.map(({ code, msgKey }) => msgKey ?? code)).toEqual([200, 200, 200, 'seckill.quota']);
    expect(await soldOf(sale)).toMatchObject({ sold: 4, left: 1 });
  });
});

describe('at the door', () => {
  const listening = async (mall: FastifyInstance) => {
    const url = await mall.listen({ port: 0, host: '127.0.0.1' });
    return (sale: Sale, buyer: Buyer, more: { lang?: string; token?: string } = {}) =>
      calling(url, more.token ?? buyer.token ?? '')(
        'seckill.create',
        { ...sale, qty: 1, addressId: buyer.addressId, previewHash: buyer.previewHash },
        { 'idempotency-key': buyer.key, 'x-locale': more.lang ?? 'en' },
      );
  };

  it('answers sold out without looking up the caller, and lets in members who may ask for their order again', async () => {
    const sale = await people.activity({ stock: 3 });
    const buyers = await buyersOf(sale, 8);
    const [mine, later] = [buyers.slice(0, 3), buyers.slice(3)];
    const ask = await listening(await api.twin());
    const orders = [];
    for (const buyer of mine) orders.push(await ask(sale, buyer));
    expect(orders.map(({ code }) => code)).toEqual([200, 200, 200]);
    const said = [];
    for (const buyer of later) said.push((await ask(sale, buyer)).msgKey);
    expect(said).toEqual([...Array(3).fill('seckill.waiting'), 'seckill.soldOut', 'seckill.soldOut']);
    const stranger = later[4] as Buyer; // of five
    // The cached state is at most a second old: then the session is looked up, and the state is read again.
    const told = await eventually(
      () => ask(sale, stranger, { token: 'nobody', lang: 'zh' }),
      ({ code }) => code !== 40003,
    );
    expect(told).toMatchObject({
      code: 40901,
      msg: '已被抢光',
      msgKey: 'seckill.soldOut',
      data: null,
    });
    for (const [at, buyer] of mine.entries()) expect((await ask(sale, buyer)).data).toEqual(orders[at]?.data);
    expect((await ask(sale, later[0] as Buyer)).msgKey).toBe('seckill.waiting');

    // A process that has not seen the buyers looks up every session.
    const askOther = await listening(await api.twin());
    await askOther(sale, stranger);
    expect((await askOther(sale, stranger, { token: 'nobody' })).code).toBe(40003);
    expect((await askOther(sale, mine[0] as Buyer)).data).toEqual(orders[0]?.data);

    await expire([orders[0]?.data.orderId ?? '']);
    await aMoment();
    expect((await ask(sale, later[0] as Buyer)).code).toBe(200);
  });
});

describe('two processes', () => {
  /** Half of the buyers here, half there, each of the double clicks to the other one. */
  const rush = async (sale: Sale, malls: readonly [FastifyInstance, FastifyInstance]) => {
    const buyers = await buyersOf(sale, crowd);
    const replies = await Promise.all(
      buyers.flatMap((buyer, at) => {
        const [mine, other] = at % 2 === 0 ? malls : [malls[1], malls[0]];
        const first = order(sale, buyer, undefined, mine);
        return at % 20 === 0 ? [first, order(sale, buyer, undefined, other)] : [first];
      }),
    );
    return new Set(replies.filter(isOrder).map(({ data }) => data.orderId));
  };

  it('that share Redis sell what there is', async () => {
    const shared = { REDIS_URL: redis.url };
    const sale = await people.activity({ stock: pieces });
    const answered = await rush(sale, [await api.twin(shared), await api.twin(shared)]);
    const { sold, left, ids } = await soldOf(sale);
    expect({ sold, left }).toEqual({ sold: pieces, left: 0 });
    expect([...answered].sort()).toEqual(ids);
  }, 120_000);

  it('that know nothing of each other do too: the table decides', async () => {
    const sale = await people.activity({ stock: pieces });
    const answered = await rush(sale, [await api.twin(), await api.twin()]);
    const { sold, left, ids } = await soldOf(sale);
    expect({ sold, left }).toEqual({ sold: pieces, left: 0 });
    expect([...answered].sort()).toEqual(ids);
  }, 120_000);

  it('go on selling when Redis is lost, and sell nothing twice', async () => {
    const lost = await startRedis(needs.redis.find() ?? '');
    const shared = { REDIS_URL: lost.url };
    const malls = [await api.twin(shared), await api.twin(shared)] as const;
    const sale = await people.activity({ stock: pieces });
    const buyers = await buyersOf(sale, crowd);
    const half = Math.floor(pieces / 2);
    const before = await Promise.all(
      buyers.slice(0, half).map((buyer, at) => order(sale, buyer, undefined, malls[at % 2])),
    );
    const meanwhile = Promise.all(
      buyers.slice(half).map((buyer, at) => order(sale, buyer, undefined, malls[at % 2])),
    );
    await lost.stop();
    await meanwhile;
    await aMoment();
    for (const buyer of buyers.slice(half)) await order(sale, buyer, undefined, malls[0]);
    expect(before.every(isOrder)).toBe(true);
    expect(await soldOf(sale)).toMatchObject({ sold: pieces, left: 0 });
  }, 120_000);
});
