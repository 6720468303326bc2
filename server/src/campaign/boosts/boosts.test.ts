import { createHash } from 'node:crypto';
import { cutPlan, planText } from '@mall/contract/campaign/boost';
import { money } from '@mall/contract/core/money';
import { inTransaction } from '../../platform/db/transaction.ts';
import { erasePerson } from '../../member/accounts/erase.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { type BoostFriends, createFriends, longAgo } from '../../testing/friends.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { endDue } from './end.ts';

let api: Api;
let people: People;
let friends: BoostFriends;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  friends = createFriends(api, people);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

describe('a launch', () => {
  it('keeps a piece, helps itself once, and shows a plan that can be checked after the end', async () => {
    const { lin, activityId, launch } = await friends.launched();
    expect(launch).toMatchObject({
      status: 'active',
      target: 4,
      helps: 1,
      startPrice: 100_000,
      floorPrice: 60_000,
      mayOrder: true,
    });
    expect(await friends.stockOf(activityId)).toEqual({ left: 9, held: 1 });
    const before = (await lin.call('boost.detail', { id: launch.id })).data.launch;
    expect(before).toMatchObject({ seed: null, isMine: true, whyNotHelp: 'boost.own' });
    for (const friend of await friends.crowd(3)) await friend.help(before?.code ?? '');
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
    const left = await friends.stockOf(id);
    expect((await lin.call('boost.initiate', { id })).msgKey).toBe(reason);
    expect(await friends.stockOf(id)).toEqual(left);
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
    expect(await friends.stockOf(id)).toEqual({ left: 0, held: 3 });
  });
});

describe('helps (D5)', () => {
  it('are exactly as many as the goal needs, of a hundred people at the same moment', async () => {
    const { launch } = await friends.launched({ helps: 20 });
    const all = await friends.crowd(100);
    const replies = await Promise.all(all.map((friend) => friend.help(launch.id)));
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
    const { launch } = await friends.launched();
    const friend = await friends.somebody();
    const replies = await Promise.all(Array.from({ length: 100 }, () => friend.help(launch.id)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(replies.flatMap(({ msgKey }) => msgKey ?? []))).toEqual(new Set(['boost.helped']));
  });

  it('are answered the same again for the same key', async () => {
    const { launch } = await friends.launched();
    const friend = await friends.somebody();
    const key = { 'idempotency-key': 'help-once-1' };
    const first = await friend.help(launch.id, key);
    expect(await friend.help(launch.id, key)).toEqual(first);
  });

  it('count more of who is new, and never more than are left', async () => {
    const { launch } = await friends.launched({ helps: 4, newUserWeight: 2 });
    const [one, two] = [
      await friends.somebody({ since: new Date() }),
      await friends.somebody({ since: new Date() }),
    ];
    expect((await one.help(launch.id)).data).toMatchObject({ units: 2, helps: 3, status: 'active' });
    expect((await two.help(launch.id)).data).toMatchObject({
      units: 1,
      helps: 4,
      status: 'reached',
      currentPrice: 60_000,
    });
  });

  it('are refused for one’s own launch, and without a number that is proved', async () => {
    const { lin, launch } = await friends.launched();
    expect((await lin.call('boost.help', { id: launch.id })).msgKey).toBe('boost.own');
    expect((await (await friends.somebody({ proved: false })).help(launch.id)).msgKey).toBe(
      'boost.phoneMissing',
    );
  });

  it('are limited for a member in an activity and a day', async () => {
    const friend = await friends.somebody();
    const activityId = await people.boost({ helpLimit: 1 });
    const two = [await people.shopper(), await people.shopper()];
    const [here, there] = await Promise.all(
      two.map(async (who) => (await who.call('boost.initiate', { id: activityId })).data.id),
    );
    await friend.help(here ?? '');
    expect(await friend.help(there ?? '')).toMatchObject({ msgKey: 'boost.helpsHere', data: { limit: 1 } });
    for (let n = 0; n < 2; n += 1)
      expect((await friend.help((await friends.launched()).launch.id)).code).toBe(200);
    const fourth = await friends.launched();
    expect(await friend.help(fourth.launch.id)).toMatchObject({
      msgKey: 'boost.helpsToday',
      data: { limit: 3 },
    });
    expect((await friend.detail(fourth.launch.id)).data.launch?.whyNotHelp).toBe('boost.helpsToday');
  });

  it('are limited for a device: once for a launch, three times a day', async () => {
    const { launch } = await friends.launched();
    const sisters = await Promise.all(
      Array.from({ length: 5 }, () => friends.somebody({ device: 'the-family-tablet' })),
    );
    expect((await sisters[0]?.help(launch.id))?.code).toBe(200);
    expect((await sisters[1]?.help(launch.id))?.msgKey).toBe('boost.device');
    for (const sister of sisters.slice(1, 3))
      expect((await sister.help((await friends.launched()).launch.id)).code).toBe(200);
    expect((await sisters[4]?.help((await friends.launched()).launch.id))?.msgKey).toBe('boost.device');
  });

  it('are limited for an address: ten a day', async () => {
    const { launch } = await friends.launched({ helps: 30 });
    const crowdOfOne = await Promise.all(
      Array.from({ length: 12 }, () => friends.somebody({ ip: '203.0.113.9' })),
    );
    const replies = await Promise.all(crowdOfOne.map((friend) => friend.help(launch.id)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(new Set(replies.flatMap(({ msgKey }) => msgKey ?? []))).toEqual(new Set(['boost.address']));
  });

  it('keep nothing that tells device or address', async () => {
    const { launch } = await friends.launched();
    await (await friends.somebody({ device: 'tell-nobody-1', ip: '203.0.113.77' })).help(launch.id);
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
    const { lin, activityId, launch } = await friends.launched();
    await friends.passTime(launch.id, 'expires_at');
    expect((await (await friends.somebody()).help(launch.id)).msgKey).toBe('boost.over');
    expect((await lin.call('boost.mine', { state: 'over' })).data.list).toMatchObject([
      { id: launch.id, status: 'expired' },
    ]);
    expect(await friends.stockOf(activityId)).toEqual({ left: 10, held: 0 });
  });

  it('ends it by the sweep, which may run twice', async () => {
    const { lin, activityId, launch } = await friends.launched();
    await friends.passTime(launch.id, 'expires_at');
    expect(await endDue(api.db)).toBe(1);
    expect(await endDue(api.db)).toBe(0);
    expect(await friends.stockOf(activityId)).toEqual({ left: 10, held: 0 });
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch).toMatchObject({
      status: 'expired',
      mayOrder: false,
    });
  });

  it('lapses what was reached and not ordered, however early the goal was', async () => {
    const { lin, activityId, launch } = await friends.reached();
    await friends.passTime(launch.id, 'expires_at');
    expect(await endDue(api.db)).toBe(0);
    await friends.passTime(launch.id, 'order_until');
    expect((await friends.order(lin, launch.id)).msgKey).toBe('boost.over');
    expect(await endDue(api.db)).toBe(1);
    expect((await lin.call('boost.detail', { id: launch.id })).data.launch?.status).toBe('lapsed');
    expect(await friends.stockOf(activityId)).toEqual({ left: 10, held: 0 });
  });
});

describe('what a goal brings', () => {
  it('is a coupon of its template', async () => {
    const templateId = await people.template({ source: 'boost', value: 3000, total: 5 });
    const lin = await people.shopper();
    expect((await lin.call('coupon.take', { id: templateId })).msgKey).toBe('missing');
    const id = await people.boost({ kind: 'coupon', templateId, helps: 2, stock: 5 });
    const { data: launch } = await lin.call('boost.initiate', { id });
    expect((await (await friends.somebody()).help(launch.id)).data).toMatchObject({
      status: 'done',
      cut: 0,
      currentPrice: null,
    });
    expect((await lin.call('coupon.mine')).data.list).toMatchObject([
      { templateId, value: 3000, status: 'unused' },
    ]);
  });

  it('is told to the launcher', async () => {
    const { lin } = await friends.reached();
    expect((await lin.call('message.list')).data.list).toMatchObject([
      { title: 'Your boost has reached its goal' },
    ]);
  });
});

it('shows what can be launched, with what the caller may do', async () => {
  const { lin, activityId, launch } = await friends.launched();
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
  const { lin, launch } = await friends.launched();
  const { data } = await lin.call('boost.share', { id: launch.id });
  expect(data.shareUrl).toContain(`/boostLaunchDetail?launchId=${data.code}`);
  expect(data).toMatchObject({
    launcher: 'L**',
    helps: 1,
    target: 4,
    qrCode: expect.stringContaining('<svg'),
  });
});

it('keeps nothing of a member who leaves: their launches end, and their helps have no origin', async () => {
  const { lin, activityId } = await friends.launched();
  const { launch } = await friends.launched();
  const cookie = 'mall_id=the-phone-of-lin';
  expect((await lin.call('boost.help', { id: launch.id }, { cookie })).code).toBe(200);
  await inTransaction(api.db, (tx) => erasePerson(tx, lin.memberId, 'gone'));
  await endDue(api.db);
  expect(await friends.stockOf(activityId)).toEqual({ left: 10, held: 0 });
  const helps = await api.db
    .selectFrom('boost_helps')
    .select(['device', 'address'])
    .where('helper_id', '=', lin.memberId)
    .execute();
  const nowhere = { device: `gone ${lin.memberId}`, address: '' };
  expect(helps).toEqual([nowhere, nowhere]);
});
