import { createHash } from 'node:crypto';
import { cutPlan, planText } from '@mall/contract/boost';
import { money } from '@mall/contract/money';
import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { expectInvariants } from '../testing/invariants.ts';
import { createPeople, hashShown, type People, type Shopper } from '../testing/people.ts';
import { type Api, startApi } from '../testing/start-api.ts';
import { endDue } from './due.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

let devices = 0;
const longAgo = new Date(Date.now() - 90 * 86_400_000);
/** Somebody with a device and an address of his own, who is here for long. */
const somebody = async (over: { proved?: boolean; since?: Date; ip?: string; device?: string } = {}) => {
  devices += 1;
  const n = devices;
  const memberId = await api.given.member({ since: longAgo, ...over });
  const ip = over.ip ?? `10.${Math.floor(n / 250)}.${n % 250}.7`;
  const { call } = api.as({ token: await api.signIn(memberId), ip });
  const cookie = `mall_id=${over.device ?? `device-${String(n)}-x`}`;
  return {
    memberId,
    help: (id: string, headers: Record<string, string> = {}) =>
      call('boost.help', { id }, { cookie, ...headers }),
    detail: (id: string) => call('boost.detail', { id }, { cookie }),
  };
};
type Somebody = Awaited<ReturnType<typeof somebody>>;
const crowd = (n: number): Promise<Somebody[]> => Promise.all(Array.from({ length: n }, () => somebody()));

/** A launch of somebody who is asked by the lines below as `lin`. */
const launched = async (over: Partial<Sent<'platformBoost.create'>> = {}) => {
  const lin = await people.shopper();
  const activityId = await people.boost(over);
  const { data: launch } = await lin.call('boost.initiate', { id: activityId });
  return { lin, activityId, launch };
};
/** The same with its goal reached. */
const reached = async (over: Partial<Sent<'platformBoost.create'>> = {}) => {
  const made = await launched({ helps: 2, ...over });
  const friend = await somebody();
  expect((await friend.help(made.launch.id)).code).toBe(200);
  return made;
};
const stockOf = async (activityId: string) => {
  const { rows } = await sql<{ left: number; held: number | null }>`
    select a.stock_left as left, s.held from boost_activities a left join skus s on s.id = a.sku_id where a.id = ${activityId}`.execute(
    api.db,
  );
  return rows[0];
};
const passTime = (id: string, column: 'expires_at' | 'order_until') =>
  api.db
    .updateTable('boost_launches')
    .set({ [column]: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
const order = async (who: Shopper, id: string) => {
  const preview = await who.call('boost.preview', { id, addressId: who.addressId });
  return who.call('boost.order', { id, addressId: who.addressId, previewHash: hashShown(preview) });
};

describe('a launch', () => {
  it('keeps a piece, helps itself once, and shows a plan that can be checked after the end', async () => {
    const { lin, activityId, launch } = await launched();
    expect(launch).toMatchObject({
      status: 'active',
      target: 4,
      helps: 1,
      startPrice: 100_000,
      floorPrice: 60_000,
      mayOrder: true,
    });
    expect(await stockOf(activityId)).toEqual({ left: 9, held: 1 });
    const before = (await lin.call('boost.detail', { id: launch.id })).data.launch;
    expect(before).toMatchObject({ seed: null, isMine: true, whyNotHelp: 'boost.own' });
    for (const friend of await crowd(3)) await friend.help(before?.code ?? '');
    const after = (await lin.call('boost.detail', { id: activityId })).data.launch;
    expect(after).toMatchObject({ status: 'reached', helps: 4, currentPrice: 60_000 });
    const plan = cutPlan(after?.seed ?? '', 4, money(40_000));
    expect(after?.helpers.map(({ cut }) => cut)).toEqual(plan);
    const hash = createHash('sha256')
      .update(planText(after?.seed ?? '', plan))
      .digest('hex');
    expect([before?.planHash, after?.planHash]).toEqual([hash, hash]);
    expect(after?.helpers.map(({ name, isLauncher }) => [name, isLauncher])).toEqual([
      ['L**', true],
      ['L**', false],
      ['L**', false],
      ['L**', false],
    ]);
  });

  it.each([
    [
      'before it begins',
      { startAt: '2035-01-01T00:00:00Z', endAt: '2036-01-01T00:00:00Z' },
      'boost.notRunning',
    ],
    ['again', {}, 'boost.launchLimit'],
  ])('is refused %s', async (_when, over, reason) => {
    const lin = await people.shopper();
    const id = await people.boost(over);
    await lin.call('boost.initiate', { id });
    const left = await stockOf(id);
    expect((await lin.call('boost.initiate', { id })).msgKey).toBe(reason);
    expect(await stockOf(id)).toEqual(left);
  });

  it('is refused after the end, when closed, when nothing is left, and without a number that is proved', async () => {
    const lin = await people.shopper();
    const operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
    const [ended, closed] = [await people.boost(), await people.boost()];
    const [gone, open] = [await people.boost({ stock: 1 }), await people.boost()];
    await api.db
      .updateTable('boost_activities')
      .set({ start_at: longAgo, end_at: new Date() })
      .where('id', '=', ended)
      .execute();
    await operator.call('platformBoost.close', { id: closed });
    await (await people.shopper()).call('boost.initiate', { id: gone });
    const unproved = api.as({ token: await api.signIn(await api.given.member({ proved: false })) });
    const reasons = [
      (await lin.call('boost.initiate', { id: ended })).msgKey,
      (await lin.call('boost.initiate', { id: closed })).msgKey,
      (await lin.call('boost.initiate', { id: gone })).msgKey,
      (await unproved.call('boost.initiate', { id: open })).msgKey,
      (await lin.call('boost.initiate', { id: 'no-such-boost' })).msgKey,
    ];
    expect(reasons).toEqual([
      'boost.notRunning',
      'boost.notRunning',
      'boost.gone',
      'boost.phoneMissing',
      'missing',
    ]);
  });

  it('is made by as many as there are pieces, of many at the same moment', async () => {
    const id = await people.boost({ stock: 3 });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => people.shopper()));
    const replies = await Promise.all(shoppers.map((who) => who.call('boost.initiate', { id })));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(new Set(replies.flatMap(({ msgKey }) => msgKey ?? []))).toEqual(new Set(['boost.gone']));
    expect(await stockOf(id)).toEqual({ left: 0, held: 3 });
  });
});

describe('helps (D5)', () => {
  it('are exactly as many as the goal needs, of a hundred people at the same moment', async () => {
    const { launch } = await launched({ helps: 20 });
    const friends = await crowd(100);
    const replies = await Promise.all(friends.map((friend) => friend.help(launch.id)));
    const taken = replies.filter(({ code }) => code === 200);
    expect(taken).toHaveLength(19);
    expect(new Set(replies.flatMap(({ msgKey }) => msgKey ?? []))).toEqual(new Set(['boost.over']));
    expect(
      taken
        .map(({ data }) => data.helps)
        .toSorted((a, b) => a - b)
        .at(-1),
    ).toBe(20);
  });

  it('count once of one person who helps a hundred times at the same moment', async () => {
    const { launch } = await launched();
    const friend = await somebody();
    const replies = await Promise.all(Array.from({ length: 100 }, () => friend.help(launch.id)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ msgKey }) => msgKey ?? []))).toEqual(new Set(['boost.helped']));
  });

  it('are answered the same again for the same key', async () => {
    const { launch } = await launched();
    const friend = await somebody();
    const key = { 'idempotency-key': 'help-once-1' };
    const first = await friend.help(launch.id, key);
    expect(await friend.help(launch.id, key)).toEqual(first);
  });

  it('count more of who is new, and never more than are left', async () => {
    const { launch } = await launched({ helps: 4, newUserWeight: 2 });
    const [one, two] = [await somebody({ since: new Date() }), await somebody({ since: new Date() })];
    expect((await one.help(launch.id)).data).toMatchObject({ units: 2, helps: 3, status: 'active' });
    expect((await two.help(launch.id)).data).toMatchObject({
      units: 1,
      helps: 4,
      status: 'reached',
      currentPrice: 60_000,
    });
  });

  it('are refused for one’s own launch, and without a number that is proved', async () => {
    const { lin, launch } = await launched();
    expect((await lin.call('boost.help', { id: launch.id })).msgKey).toBe('boost.own');
    expect((await (await somebody({ proved: false })).help(launch.id)).msgKey).toBe('boost.phoneMissing');
  });

  it('are limited for a member in an activity and a day', async () => {
    const friend = await somebody();
    const activityId = await people.boost({ helpLimit: 1 });
    const two = [await people.shopper(), await people.shopper()];
    const [here, there] = await Promise.all(
      two.map(async (who) => (await who.call('boost.initiate', { id: activityId })).data.id),
    );
    await friend.help(here ?? '');
    expect(await friend.help(there ?? '')).toMatchObject({ msgKey: 'boost.helpsHere', data: { limit: 1 } });
    for (let n = 0; n < 2; n += 1) expect((await friend.help((await launched()).launch.id)).code).toBe(200);
    const fourth = await launched();
    expect(await friend.help(fourth.launch.id)).toMatchObject({
      msgKey: 'boost.helpsToday',
      data: { limit: 3 },
    });
    expect((await friend.detail(fourth.launch.id)).data.launch?.whyNotHelp).toBe('boost.helpsToday');
  });

  it('are limited for a device: once for a launch, three times a day', async () => {
    const { launch } = await launched();
    const sisters = await Promise.all(
      Array.from({ length: 5 }, () => somebody({ device: 'the-family-tablet' })),
    );
    expect((await sisters[0]?.help(launch.id))?.code).toBe(200);
    expect((await sisters[1]?.help(launch.id))?.msgKey).toBe('boost.device');
    for (const sister of sisters.slice(1, 3))
      expect((await sister.help((await launched()).launch.id)).code).toBe(200);
    expect((await sisters[4]?.help((await launched()).launch.id))?.msgKey).toBe('boost.device');
  });

  it('are limited for an address: ten a day', async () => {
    const { launch } = await launched({ helps: 30 });
    const crowdOfOne = await Promise.all(Array.from({ length: 12 }, () => somebody({ ip: '203.0.113.9' })));
    const replies = await Promise.all(crowdOfOne.map((friend) => friend.help(launch.id)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(new Set(replies.flatMap(({ msgKey }) => msgKey ?? []))).toEqual(new Set(['boost.address']));
  });

  it('keep nothing that tells device or address', async () => {
    const { launch } = await launched();
    await (await somebody({ device: 'tell-nobody-1', ip: '203.0.113.77' })).help(launch.id);
    const rows = await api.db
      .selectFrom('boost_helps')
      .selectAll()
      .where('launch_id', '=', launch.id)
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/tell-nobody|203\.0\.113/);
  });
});

describe('time (D4)', () => {
  it('ends a launch when it is looked at, and gives back its piece', async () => {
    const { lin, activityId, launch } = await launched();
    await passTime(launch.id, 'expires_at');
    expect((await (await somebody()).help(launch.id)).msgKey).toBe('boost.over');
    expect((await lin.call('boost.mine', { state: 'over' })).data.list).toMatchObject([
      { id: launch.id, status: 'expired' },
    ]);
    expect(await stockOf(activityId)).toEqual({ left: 10, held: 0 });
  });

  it('ends it by the sweep, which may run twice', async () => {
    const { lin, activityId, launch } = await launched();
    await passTime(launch.id, 'expires_at');
    expect(await endDue(api.db)).toBe(1);
    expect(await endDue(api.db)).toBe(0);
    expect(await stockOf(activityId)).toEqual({ left: 10, held: 0 });
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch).toMatchObject({
      status: 'expired',
      mayOrder: false,
    });
  });

  it('lapses what was reached and not ordered, however early the goal was', async () => {
    const { lin, activityId, launch } = await reached();
    await passTime(launch.id, 'expires_at');
    expect(await endDue(api.db)).toBe(0);
    await passTime(launch.id, 'order_until');
    expect((await order(lin, launch.id)).msgKey).toBe('boost.over');
    expect(await endDue(api.db)).toBe(1);
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch?.status).toBe('lapsed');
    expect(await stockOf(activityId)).toEqual({ left: 10, held: 0 });
  });
});

describe('an order of a launch', () => {
  it('is at the floor price when the goal is reached, with ten minutes to pay', async () => {
    const { lin, activityId, launch } = await reached();
    const { data } = await order(lin, launch.id);
    expect(data.pay).toBe(60_000);
    expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
    expect(await stockOf(activityId)).toEqual({ left: 9, held: 1 });
    await people.pay(lin, data.orderId);
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch).toMatchObject({
      status: 'done',
      orderId: data.orderId,
    });
    expect(await stockOf(activityId)).toEqual({ left: 9, held: 0 });
    expect((await order(lin, launch.id)).msgKey).toBe('boost.over');
  });

  it('is at the price so far for an early buyer, and ends the helping', async () => {
    const { lin, launch } = await launched();
    const { data } = await order(lin, launch.id);
    expect(data.pay).toBe(launch.currentPrice);
    expect((await (await somebody()).help(launch.id)).msgKey).toBe('boost.over');
  });

  it('is refused before the goal where early buying is not offered, and to anybody else', async () => {
    const { lin, launch } = await launched({ earlyBuy: false });
    expect((await order(lin, launch.id)).msgKey).toBe('boost.notReached');
    expect((await order(await people.shopper(), launch.id)).msgKey).toBe('missing');
  });

  it('is refused with the price of the preview when a friend helped meanwhile', async () => {
    const { lin, launch } = await launched();
    const preview = await lin.call('boost.preview', { id: launch.id, addressId: lin.addressId });
    await (await somebody()).help(launch.id);
    const reply = await lin.call('boost.order', {
      id: launch.id,
      addressId: lin.addressId,
      previewHash: hashShown(preview),
    });
    expect(reply.msgKey).toBe('order.priceChanged');
  });

  it('is one, of twenty at the same moment', async () => {
    const { lin, launch } = await reached();
    const preview = await lin.call('boost.preview', { id: launch.id, addressId: lin.addressId });
    const submit = { id: launch.id, addressId: lin.addressId, previewHash: hashShown(preview) };
    const replies = await Promise.all(Array.from({ length: 20 }, () => lin.call('boost.order', submit)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('gives its piece back when it is cancelled, and the launch is over', async () => {
    const { lin, activityId, launch } = await reached();
    const { data } = await order(lin, launch.id);
    await lin.call('order.cancel', { id: data.orderId });
    expect(await stockOf(activityId)).toEqual({ left: 10, held: 0 });
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch?.status).toBe('lapsed');
  });
});

describe('what a goal brings', () => {
  it('is a coupon of its template', async () => {
    const templateId = await people.template({ source: 'boost', value: 3000, total: 5 });
    const lin = await people.shopper();
    expect((await lin.call('coupon.take', { id: templateId })).msgKey).toBe('missing');
    const id = await people.boost({ kind: 'coupon', templateId, helps: 2, stock: 5 });
    const { data: launch } = await lin.call('boost.initiate', { id });
    expect((await (await somebody()).help(launch.id)).data).toMatchObject({
      status: 'done',
      cut: 0,
      currentPrice: null,
    });
    expect((await lin.call('coupon.mine')).data.list).toMatchObject([
      { templateId, value: 3000, status: 'unused' },
    ]);
  });

  it('is told to the launcher', async () => {
    const { lin } = await reached();
    expect((await lin.call('message.list')).data.list).toMatchObject([
      { title: 'Your boost has reached its goal' },
    ]);
  });
});

it('shows what can be launched, with what the caller may do', async () => {
  const { lin, activityId, launch } = await launched();
  const { data } = await lin.call('boost.center', { size: 100 });
  expect(data.mine).toMatchObject([{ id: launch.id }]);
  expect(data.list.find(({ id }) => id === activityId)).toMatchObject({
    state: 'running',
    whyNot: 'boost.launchLimit',
    launchId: launch.id,
    product: { name: 'Cloud sofa' },
  });
  const visitor = await api.as().call('boost.center', { size: 100 });
  expect(visitor.data).toMatchObject({ mine: [] });
  expect(visitor.data.list.find(({ id }) => id === activityId)).toMatchObject({
    whyNot: null,
    launchId: null,
  });
});

it('shares a launch by a link with its code', async () => {
  const { lin, launch } = await launched();
  const { data } = await lin.call('boost.share', { id: launch.id });
  expect(data.shareUrl).toContain(`/boostLaunchDetail?launchId=${data.code}`);
  expect(data).toMatchObject({
    launcher: 'L**',
    helps: 1,
    target: 4,
    qrCode: expect.stringContaining('<svg'),
  });
});
