import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

describe('the profile', () => {
  it('changes what was sent and nothing else', async () => {
    const lin = await people.shopper();
    const image = await people.picture(lin.memberId);
    const changes = { name: '林', sex: 2, birthday: '1990-02-28', email: 'lin@example.com', image };
    expect((await lin.call('member.saveProfile', changes)).data).toMatchObject(changes);
    expect((await lin.call('member.saveProfile', { name: '小林' })).data).toMatchObject({
      ...changes,
      name: '小林',
    });
    const extra: object = { mobile: '13911112222', operator: true, rank: 3 };
    await lin.call('member.saveProfile', { ...extra });
    const { data } = await lin.call('member.profile');
    expect(data.rank).toEqual({ level: 1, label: 'Member' });
  });

  it('keeps a picture that came with the account, and lets it and the birthday go', async () => {
    const lin = await people.shopper();
    const image = '/media/demo/lin.webp';
    await api.db.updateTable('users').set({ image }).where('id', '=', lin.memberId).execute();
    expect((await lin.call('member.saveProfile', { image, birthday: '1990-02-28' })).data.image).toBe(image);
    const { data } = await lin.call('member.saveProfile', { image: null, birthday: '' });
    expect(data).toMatchObject({ image: null, birthday: null });
    expect((await lin.call('member.saveProfile', { image })).msgKey).toBe('request.invalid');
  });

  it.each([
    ['a day that does not exist', { birthday: '2001-02-30' }],
    ['a day to come', { birthday: '2999-01-01' }],
    ['a foreign picture', { image: '/media/review/somebody.webp' }],
    ['a name of nothing', { name: '  ' }],
    ['an email without a place', { email: 'lin' }],
  ])('refuses %s', async (_what, input) => {
    const lin = await people.shopper();
    expect((await lin.call('member.saveProfile', input)).msgKey).toBe('request.invalid');
  });

  it('says who works for a shop, and with which permissions', async () => {
    const shop = await people.shop();
    const lin = await people.shopper();
    expect((await lin.call('member.isShop')).data).toEqual({
      isShop: 0,
      shopId: null,
      role: null,
      permissions: [],
    });
    expect((await shop.call('member.isShop')).data).toMatchObject({
      isShop: 1,
      shopId: shop.id,
      role: 'owner',
    });
    const { data } = await (await people.staff(shop.id, 'delivery')).call('member.isShop');
    expect(data).toEqual({
      isShop: 1,
      shopId: shop.id,
      role: 'delivery',
      permissions: ['delivery.view', 'delivery.edit', 'order.view'],
    });
  });

  it('says who promotes', async () => {
    const lin = await people.shopper();
    expect((await lin.call('distribution.status')).data).toEqual({ isDistribute: 0, status: 'none' });
    await api.db
      .insertInto('promoters')
      .values({ user_id: lin.memberId, status: 'approved', real_name: '林' })
      .execute();
    const mei = await people.shopper();
    await api.db
      .insertInto('promoters')
      .values({ user_id: mei.memberId, status: 'approved', parent_id: lin.memberId })
      .execute();
    expect((await lin.call('distribution.status')).data).toEqual({ isDistribute: 1, status: 'approved' });
    expect((await lin.call('distribution.user')).data).toMatchObject({ realName: '林', level: 1, team: 1 });
  });
});
