import type { Sent } from '@mall/contract/operations';
import { hourMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { endDue } from './end.ts';

let api: Api;
let people: People;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

type Terms = Sent<'platformBoost.create'>;
const terms = async (over: Partial<Terms> = {}): Promise<Terms> => ({
  kind: 'price_cut',
  nameZh: '好友助力',
  nameEn: 'Friends cut the price',
  skuId: (await api.given.sku({ price: 100_000, supply: 60_000 })).skuId,
  startPrice: 100_000,
  floorPrice: 50_000,
  stock: 5,
  startAt: new Date(Date.now() - hourMs).toISOString(),
  endAt: new Date(Date.now() + hourMs).toISOString(),
  ...over,
});
const actions = async (object: string) =>
  (
    await api.db.selectFrom('audit_log').select('action').where('object', '=', object).orderBy('at').execute()
  ).map(({ action }) => action);

it('opens a boost, lists it and closes it once, and both are written down', async () => {
  const { data } = await operator.call('platformBoost.create', await terms());
  expect(data).toMatchObject({
    name: 'Friends cut the price',
    helps: 8,
    stockLeft: 5,
    state: 'running',
    launches: 0,
  });
  expect((await operator.call('platformBoost.list')).data.list.map(({ id }) => id)).toContain(data.id);
  expect((await operator.call('platformBoost.close', { id: data.id })).data).toMatchObject({
    status: 'closed',
    state: 'ended',
  });
  expect((await operator.call('platformBoost.close', { id: data.id })).msgKey).toBe('boost.notAllowed');
  expect(await actions(`boost:${data.id}`)).toEqual(['boost.create', 'boost.close']);
});

it.each<[string, Partial<Terms>, string]>([
  ['a cut of less than one unit a help', { startPrice: 50_005, floorPrice: 50_000 }, 'boost.cutTooSmall'],
  ['a floor below half of the supply price', { floorPrice: 29_999 }, 'boost.floorTooLow'],
  ['a start above the price of the mall', { startPrice: 100_001 }, 'boost.startTooHigh'],
  ['no product', { skuId: undefined }, 'boost.termsMissing'],
  ['an unknown product', { skuId: '999999' }, 'missing'],
  ['an end before the start', { endAt: '2020-01-01T00:00:00Z' }, 'boost.timesWrong'],
  ['an envelope without money', { kind: 'red_envelope' }, 'boost.termsMissing'],
  ['an envelope of less than one unit a help', { kind: 'red_envelope', reward: 7 }, 'boost.cutTooSmall'],
  ['a coupon without a template', { kind: 'coupon' }, 'boost.termsMissing'],
  ['one help alone', { helps: 1 }, 'request.invalid'],
  ['more than three days', { durationHours: 73 }, 'request.invalid'],
])('refuses %s', async (_what, over, reason) => {
  expect((await operator.call('platformBoost.create', await terms(over))).msgKey).toBe(reason);
});

it('gives away a template that is for boosts, has enough, and is in no other boost', async () => {
  const [centre, few, right] = [
    await people.template(),
    await people.template({ source: 'boost', total: 4 }),
    await people.template({ source: 'boost', total: 5 }),
  ];
  const create = async (templateId: string) =>
    (await operator.call('platformBoost.create', await terms({ kind: 'coupon', templateId }))).msgKey;
  expect([await create(centre), await create(few), await create(right), await create(right)]).toEqual([
    'boost.couponUnfit',
    'boost.couponUnfit',
    undefined,
    'boost.couponUnfit',
  ]);
});

it('is for operators alone', async () => {
  const lin = await people.shopper();
  expect((await lin.call('platformBoost.create', await terms())).msgKey).toBe('access.denied');
  expect((await lin.call('platformBoost.launches')).msgKey).toBe('access.denied');
});

describe('a launch that looks wrong', () => {
  const launched = async (helps = 4) => {
    const lin = await people.shopper();
    const { data } = await lin.call('boost.initiate', { id: await people.boost({ helps }) });
    const friend = api.as({ token: await api.signIn(await api.given.member()), ip: '10.9.9.9' });
    const help = () => friend.call('boost.help', { id: data.id }, { cookie: 'mall_id=another-phone' });
    return { lin, id: data.id, expiresAt: data.expiresAt, help };
  };
  const decide = (id: string, decision: 'freeze' | 'thaw' | 'void', reason = 'Looks made up') =>
    operator.call('platformBoost.decide', { id, decision, reason });

  it('stands still while it is checked, and gets its time back', async () => {
    const { lin, id, expiresAt, help } = await launched();
    expect((await operator.call('platformBoost.decide', { id, decision: 'freeze' })).msgKey).toBe(
      'boost.reasonMissing',
    );
    expect((await decide(id, 'freeze')).data).toMatchObject({
      status: 'frozen',
      note: 'Looks made up',
      devices: 1,
      addresses: 1,
    });
    expect((await help()).msgKey).toBe('boost.frozen');
    expect((await lin.call('boost.preview', { id })).msgKey).toBe('boost.frozen');
    await api.db
      .updateTable('boost_launches')
      .set({ frozen_at: new Date(Date.now() - hourMs) })
      .where('id', '=', id)
      .execute();
    expect(await endDue(api.db)).toBe(0);
    const { data } = await decide(id, 'thaw');
    expect(data.status).toBe('active');
    expect(Date.parse(data.expiresAt) - Date.parse(expiresAt)).toBeGreaterThanOrEqual(hourMs);
    expect((await help()).code).toBe(200);
    expect((await decide(id, 'thaw')).msgKey).toBe('boost.notAllowed');
    expect(await actions(`launch:${id}`)).toEqual(['boost.freeze', 'boost.thaw']);
    expect((await lin.call('message.list')).data.list.map(({ title }) => title)).toEqual([
      'Your boost goes on',
      'Your boost is being checked',
    ]);
  });

  it('is reached again when it had been', async () => {
    const { id, help } = await launched(2);
    await help();
    await decide(id, 'freeze');
    expect((await decide(id, 'thaw')).data.status).toBe('reached');
  });

  it('is ended for good, and its piece is there again', async () => {
    const { lin, id } = await launched();
    expect((await decide(id, 'void')).msgKey).toBe('boost.notAllowed');
    await decide(id, 'freeze');
    expect((await decide(id, 'void')).data).toMatchObject({ status: 'void' });
    expect((await lin.call('boost.detail', { id })).data.activity).toMatchObject({
      stockLeft: 10,
      stockTotal: 10,
    });
  });
});
