import { emptyCase } from '@mall/contract/seller/own-cases';
import { emptyGoods } from '@mall/contract/seller/own-goods';
import { emptyPackage } from '@mall/contract/seller/own-package';
import { sql } from 'kysely';
import { caseKind } from '../cases/kind.ts';
import { goodsKind } from '../products/kind.ts';
import { packageKind } from '../packages/kind.ts';
import { wholeCase } from '../../../testing/cases.ts';
import { wholeGoods } from '../../../testing/goods.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { wholePackage } from '../../../testing/packages.ts';
import { createPeople, type People } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

type Shop = Awaited<ReturnType<People['shop']>>;
type Staff = Pick<Shop, 'call'>;
type At = { id: string; version: number };

let api: Api;
let people: People;
let shop: Shop;
let operator: ReturnType<Api['as']>;
let skuId: string;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop({ factor: 15_000 });
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
  ({ skuId } = await api.given.sku({ price: 100_000, stock: 5 }));
});
afterAll(async () => {
  await expectInvariants(api);
  await api.stop();
});

const codesOf = (replies: readonly { code: number }[]) =>
  replies.map(({ code }) => code).sort((a, b) => a - b);

const products = {
  kind: goodsKind,
  own: 'ownGoods',
  platform: 'platformGoods',
  begin: (by: Staff) => by.call('ownGoods.create', { content: emptyGoods }),
  create: async (by: Staff, zh: string) =>
    by.call('ownGoods.create', { content: await wholeGoods(api, people, shop.ownerId, { name: { zh } }) }),
  rename: async (by: Staff, at: At, zh: string) => {
    const { data } = await by.call('ownGoods.detail', { id: at.id });
    return by.call('ownGoods.save', { ...at, content: { ...data.content, name: { zh } } });
  },
} as const;
const packages = {
  kind: packageKind,
  own: 'ownPackage',
  platform: 'platformPackage',
  begin: (by: Staff) => by.call('ownPackage.create', { content: emptyPackage }),
  create: async (by: Staff, zh: string) =>
    by.call('ownPackage.create', {
      content: await wholePackage(api, people, shop.ownerId, { name: { zh } }),
    }),
  rename: async (by: Staff, at: At, zh: string) => {
    const { data } = await by.call('ownPackage.detail', { id: at.id });
    return by.call('ownPackage.save', { ...at, content: { ...data.content, name: { zh } } });
  },
} as const;
const cases = {
  kind: caseKind,
  own: 'ownCase',
  platform: 'platformCase',
  begin: (by: Staff) => by.call('ownCase.create', { content: emptyCase }),
  create: async (by: Staff, zh: string) =>
    by.call('ownCase.create', { content: await wholeCase(people, shop.ownerId, [skuId], { title: { zh } }) }),
  rename: async (by: Staff, at: At, zh: string) => {
    const { data } = await by.call('ownCase.detail', { id: at.id });
    return by.call('ownCase.save', { ...at, content: { ...data.content, title: { zh } } });
  },
} as const;

describe.each([
  ['product', products],
  ['package', packages],
  ['design case', cases],
])('a %s of a shop', (_what, { kind, own, platform, begin, create, rename }) => {
  const { name, refusals } = kind;
  const detail = async (id: string) => (await shop.call(`${own}.detail`, { id })).data;
  const nameOf = async (id: string) => {
    const { content } = await detail(id);
    return ('title' in content ? content.title : content.name).zh;
  };
  const submit = (at: At) => shop.call(`${own}.submit`, { id: at.id, version: at.version });
  const created = async () => (await create(shop, '第一稿')).data;
  const sent = async () => (await submit(await created())).data;
  const decide = ({ id, version }: At, decision: 'approve' | 'reject' = 'approve', reason = '') =>
    operator.call(`${platform}.decide`, { id, version, decision, reason });
  const approved = async () => {
    const at = await sent();
    expect((await decide(at)).code).toBe(200);
    return detail(at.id);
  };

  describe('as a draft', () => {
    it('is kept as it is, however little is there, and nobody else has it', async () => {
      const { data } = await begin(shop);
      expect(data).toMatchObject({ version: 1, state: 'draft' });
      expect(await detail(data.id)).toMatchObject({ live: null, state: 'draft' });
      expect((await submit(data)).msgKey).toBe(refusals.incomplete);
      const other = await people.shop();
      for (const move of ['detail', 'copy', 'takeBack', 'remove', 'restore'] as const)
        expect((await other.call(`${own}.${move}`, { id: data.id })).code).toBe(40400);
      for (const move of ['submit', 'discard'] as const)
        expect((await other.call(`${own}.${move}`, { id: data.id, version: 1 })).code).toBe(40400);
      expect((await other.call(`${own}.list`)).data).toMatchObject({ total: 0, counts: { all: 0 } });
    });

    it('of two who change it at once keeps the first, and gives the second what the first wrote', async () => {
      const colleague = await people.staff(shop.id, 'content');
      const at = await created();
      const saves = await Promise.all([rename(shop, at, '甲'), rename(colleague, at, '乙')]);
      expect(codesOf(saves)).toEqual([200, 40900]);
      // As the second sees it: not everybody sees supply prices.
      const second = saves[0]?.code === 200 ? colleague : shop;
      const { version, content } = (await second.call(`${own}.detail`, { id: at.id })).data;
      expect(version).toBe(2);
      expect(saves.find(({ code }) => code === 40900)).toMatchObject({
        msgKey: refusals.changedElsewhere,
        data: { version: 2, content },
      });
    });

    it('is sent once, however often it is pressed', async () => {
      const at = await created();
      expect(codesOf(await Promise.all([submit(at), submit(at)]))).toEqual([200, 40900]);
      const { history } = await detail(at.id);
      expect(history.map(({ action }) => action)).toEqual([`${name}.submit`, `${name}.create`]);
    });

    it('is copied as a draft of its own', async () => {
      const one = await approved();
      const { data } = await shop.call(`${own}.copy`, { id: one.id });
      expect(await detail(data.id)).toMatchObject({ state: 'draft', version: 1, live: null });
      expect(await nameOf(data.id)).toBe('第一稿');
    });
  });

  describe('in review', () => {
    it('stays as it is', async () => {
      const at = await sent();
      expect(await rename(shop, at, '别的')).toMatchObject({ code: 40900, msgKey: refusals.inReview });
      expect((await shop.call(`${own}.remove`, { id: at.id })).msgKey).toBe(refusals.inReview);
      expect((await submit(at)).msgKey).toBe(refusals.notNow);
      expect((await shop.call(`${platform}.decide`, { ...at, decision: 'approve' })).code).toBe(40300);
      const { data } = await operator.call(`${platform}.list`, { size: 100 });
      const found = data.list.filter(({ id }) => id === at.id);
      expect(found).toMatchObject([{ shopId: shop.id, version: at.version }]);
    });

    it('and turned down, tells the shop why, which may send it again', async () => {
      const at = await sent();
      expect((await decide(at, 'reject')).msgKey).toBe(refusals.reasonMissing);
      expect((await decide(at, 'reject', '图片模糊')).code).toBe(200);
      const rejected = await detail(at.id);
      expect(rejected).toMatchObject({ state: 'rejected', reason: '图片模糊', live: null });
      expect(rejected.history.map(({ action, by, reason }) => [action, by, reason])).toEqual([
        [`${name}.reject`, '', '图片模糊'],
        [`${name}.submit`, expect.any(String), null],
        [`${name}.create`, expect.any(String), null],
      ]);
      const { data } = await shop.call('message.list', { audience: 'shop' });
      expect(data.list[0]).toMatchObject({
        type: `${name}.rejected`,
        body: expect.stringContaining('图片模糊'),
      });
      const again = await rename(shop, rejected, '第二稿');
      expect(again.data.state).toBe('rejected');
      expect((await submit(again.data)).data.state).toBe('pending');
    });

    it('is decided as it was read: what was taken back and changed meanwhile is not approved', async () => {
      const read = await sent();
      const { data: back } = await shop.call(`${own}.takeBack`, { id: read.id });
      expect((await decide(read)).msgKey).toBe(refusals.notNow);
      const { data: kept } = await rename(shop, back, '换了内容');
      const { data: again } = await submit(kept);
      expect(await decide(read)).toMatchObject({ code: 40900, msgKey: refusals.changedElsewhere });
      expect((await detail(read.id)).state).toBe('pending');
      expect((await decide(again)).code).toBe(200);
    });

    it('is decided once', async () => {
      const at = await sent();
      const said = await Promise.all([decide(at), decide(at), decide(at, 'reject', '不行')]);
      expect(codesOf(said)).toEqual([200, 40900, 40900]);
      const { list } = (await operator.call(`${platform}.list`, { size: 100 })).data;
      expect(list.map(({ id }) => id)).not.toContain(at.id);
    });

    it('and taken back at the same moment: one of the two wins, and it is whole', async () => {
      const at = await sent();
      const [decided, back] = await Promise.all([decide(at), shop.call(`${own}.takeBack`, { id: at.id })]);
      expect(codesOf([decided, back])).toEqual([200, 40900]);
      const { state, live } = await detail(at.id);
      expect(state).toBe(decided.code === 200 ? 'approved' : 'draft');
      expect(live === null).toBe(decided.code !== 200);
    });
  });

  describe('approved', () => {
    it('and changed, can be as shoppers see it again', async () => {
      const one = await approved();
      const { data: kept } = await rename(shop, one, '不要了');
      expect(kept.state).toBe('draft');
      expect((await detail(one.id)).changed).toHaveLength(1);
      const { data } = await shop.call(`${own}.discard`, { id: one.id, version: kept.version });
      expect(data.state).toBe('approved');
      expect(await nameOf(one.id)).toBe('第一稿');
      const nothing = await shop.call(`${own}.discard`, { id: one.id, version: data.version });
      expect(nothing.msgKey).toBe(refusals.notNow);
    });

    it('and removed, comes back once, unless there are as many as there may be', async () => {
      const other = await people.shop();
      const { id } = (await begin(other)).data;
      expect((await other.call(`${own}.remove`, { id })).code).toBe(200);
      expect((await other.call(`${own}.detail`, { id })).code).toBe(40400);
      expect((await other.call(`${own}.list`, { tab: 'removed' })).data).toMatchObject({
        total: 1,
        counts: { all: 0, removed: 1 },
      });
      await sql`
        insert into ${sql.table(kind.table)} (id, shop_id, content, saved_by)
        select ${other.id} || n, shop_id, content, saved_by
          from ${sql.table(kind.table)}, generate_series(1, ${kind.most}::int) n
        where id = ${id}`.execute(api.db);
      for (const refused of [await other.call(`${own}.restore`, { id }), await begin(other)])
        expect(refused).toMatchObject({ msgKey: refusals.tooMany, data: { max: kind.most } });
      await sql`delete from ${sql.table(kind.table)} where id = ${`${other.id}1`}`.execute(api.db);
      const back = () => other.call(`${own}.restore`, { id });
      expect([(await back()).code, (await back()).code]).toEqual([200, 40400]);
    });

    it('and removed for more than a month, does not come back', async () => {
      const { id } = await created();
      await shop.call(`${own}.remove`, { id });
      await sql`update ${sql.table(kind.table)} set removed_at = now() - interval '31 days' where id = ${id}`.execute(
        api.db,
      );
      expect((await shop.call(`${own}.restore`, { id })).code).toBe(40400);
      const { data } = await shop.call(`${own}.list`, { tab: 'removed', size: 100 });
      expect(data.list.map((row) => row.id)).not.toContain(id);
    });
  });
});
