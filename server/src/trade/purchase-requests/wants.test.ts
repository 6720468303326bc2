import { languages } from '@mall/contract/core/languages';
import { dayMs } from '@mall/contract/core/time';
import { createPeople, type People } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

let next = 0;
const phone = () => `1381000${String((next += 1)).padStart(4, '0')}`;
const draft = async (over: object = {}) => ({
  contact: '林',
  phone: phone(),
  quantity: 2,
  brand: 'Alvström',
  remark: '需要一张两米四的餐桌',
  ...(await api.given.regions()),
  ...over,
});
const someone = async () => api.as({ token: await api.signIn(await api.given.member()) });
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

describe('a wanted purchase', () => {
  it('is sent, listed with what it is about, and taken back', async () => {
    const lin = await someone();
    const { productId } = await api.given.sku();
    const { data } = await lin.call(
      'purchaseRequest.create',
      await draft({ productId, validUntil: inDays(60) }),
    );
    const { data: listed } = await lin.call('purchaseRequest.list');
    expect(listed.list).toMatchObject([
      { id: data.id, no: data.no, state: 'open', region: '北京市 市辖区 东城区', product: { id: productId } },
    ]);
    await lin.call('purchaseRequest.cancel', { id: data.id });
    expect((await lin.call('purchaseRequest.list')).data.list[0]?.state).toBe('cancelled');
    expect((await lin.call('purchaseRequest.list', { open: true })).data.total).toBe(0);
    expect((await lin.call('purchaseRequest.cancel', { id: data.id })).msgKey).toBe('missing');
  });

  it('may be sent by a visitor, and reaches the shop they came through', async () => {
    const shop = await people.shop();
    const { data } = await api.as({ code: shop.code }).call('purchaseRequest.create', await draft());
    const row = await api.db.selectFrom('wants').selectAll().where('id', '=', data.id).executeTakeFirst();
    expect(row).toMatchObject({ user_id: null, shop_id: shop.id });
  });

  it('holds for 30 days when no day is named', async () => {
    const lin = await someone();
    await lin.call('purchaseRequest.create', await draft());
    const until = (await lin.call('purchaseRequest.list')).data.list[0]?.validUntil ?? '';
    expect(Math.round((new Date(until).getTime() - Date.now()) / dayMs)).toBe(30);
  });

  it('expires by itself', async () => {
    const lin = await someone();
    const { data } = await lin.call('purchaseRequest.create', await draft());
    await api.db
      .updateTable('wants')
      .set({ valid_until: new Date(Date.now() - 1000) })
      .where('id', '=', data.id)
      .execute();
    expect((await lin.call('purchaseRequest.list')).data.list[0]?.state).toBe('expired');
  });

  it.each([
    ['a wrong number', { phone: '12800000001' }, 'mobile.invalid'],
    ['five words too few', { remark: '桌子' }, 'request.invalid'],
    ['regions of two provinces', { provinceId: '99' }, 'address.incomplete'],
    ['none', { quantity: 0 }, 'request.invalid'],
    ['a day that is over', { validUntil: '2020-01-01' }, 'want.tooLong'],
    ['a day next year', { validUntil: inDays(300) }, 'want.tooLong'],
    ['a product that there is not', { productId: '987654' }, 'missing'],
    ['a picture of somebody else’s server', { images: ['https://example.com/x.png'] }, 'request.invalid'],
  ])('is refused with %s', async (_what, over, reason) => {
    expect((await (await someone()).call('purchaseRequest.create', await draft(over))).msgKey).toBe(reason);
  });

  it('takes a design of one’s own and of nobody else', async () => {
    const [lin, mei] = [await someone(), await someone()];
    const { data: design } = await lin.call('design.save', { name: '甲', plan: samplePlan() });
    expect((await mei.call('purchaseRequest.create', await draft({ designId: design.id }))).msgKey).toBe(
      'missing',
    );
    expect((await lin.call('purchaseRequest.create', await draft({ designId: design.id }))).code).toBe(200);
  });

  it('is one of at most 5 open ones, and 3 a day of one number, also all at once', async () => {
    const lin = await someone();
    const many = await Promise.all(
      Array.from({ length: 9 }, async () => lin.call('purchaseRequest.create', await draft())),
    );
    expect(many.filter(({ code }) => code === 200)).toHaveLength(5);
    const one = phone();
    const same = await Promise.all(
      Array.from({ length: 6 }, async () =>
        api.as().call('purchaseRequest.create', await draft({ phone: one })),
      ),
    );
    expect(same.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(same.find(({ code }) => code !== 200)).toMatchObject({
      msgKey: 'want.tooMany',
      data: { open: 5, day: 3 },
    });
  });

  it('says what the shop has found out', async () => {
    const lin = await someone();
    const { data } = await lin.call('purchaseRequest.create', await draft());
    expect((await lin.call('purchaseRequest.list')).data.list[0]?.verify).toBe('notVerified');
    await api.db.updateTable('wants').set({ verify: 'real' }).where('id', '=', data.id).execute();
    expect((await lin.call('purchaseRequest.list')).data.list[0]).toMatchObject({
      state: 'open',
      verify: 'real',
    });
  });

  it.each(languages)('is refused in the words of %s', async (lang) => {
    const shopper = api.as({ lang, token: await api.signIn(await api.given.member()) });
    const refusals = await Promise.all([
      shopper.call('purchaseRequest.create', await draft({ phone: '12800000001' })),
      shopper.call('purchaseRequest.create', await draft({ validUntil: '2020-01-01' })),
      shopper.call('purchaseRequest.create', await draft({ provinceId: '99' })),
    ]);
    expect(refusals.map(({ msgKey }) => msgKey)).toEqual([
      'mobile.invalid',
      'want.tooLong',
      'address.incomplete',
    ]);
    for (const { msg } of refusals) {
      expect(msg).not.toMatch(/[{}]|\./);
      expect(/\p{Script=Han}/u.test(msg)).toBe(lang === 'zh');
    }
  });

  it('is not seen nor taken back by others', async () => {
    const [lin, mei] = [await someone(), await someone()];
    const { data } = await lin.call('purchaseRequest.create', await draft());
    expect((await mei.call('purchaseRequest.cancel', { id: data.id })).msgKey).toBe('missing');
    expect((await mei.call('purchaseRequest.list')).data.total).toBe(0);
  });
});
