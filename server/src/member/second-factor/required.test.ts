import type { OperationName } from '@mall/contract/core/wire';
import { operatorWire } from '@mall/contract/core/wire.operator';
import { operations } from '@mall/contract/operations';
import { createPeople, type People } from '../../testing/people.ts';
import { codeOf } from '../../testing/second-factors.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi({ SECOND_FACTOR: 'required', PUBLIC_URL: 'https://mall.test' });
  people = createPeople(api);
});
afterAll(() => api.stop());

type Here = Pick<ReturnType<Api['as']>, 'call'>;
const setUp = async ({ call }: Here) => {
  const { data } = await call('secondFactor.beginCodes');
  return call('secondFactor.confirmCodes', { one_time_code: await codeOf(data.secret) });
};

describe('where a second factor is required', () => {
  it('the office is closed to its owner, who is told where to set one up, and opens at once afterwards', async () => {
    const shop = await people.shop();
    const there = api.asIn(await api.twin(), { token: shop.token ?? '' });
    for (const { call } of [shop, there])
      expect(await call('shop.profile')).toMatchObject({ code: 40312, msgKey: 'secondFactor.required' });
    const { data } = await shop.call('member.isShop');
    expect(data.owesSecondFactor).toBe('https://mall.test/userCenter/userInfo?part=security');
    expect((await shop.call('member.userInfo')).code).toBe(200);
    expect((await setUp(shop)).code).toBe(200);
    for (const { call } of [shop, there]) expect((await call('shop.profile')).code).toBe(200);
    expect((await shop.call('member.isShop')).data.owesSecondFactor).toBeUndefined();

    await shop.call('secondFactor.removeCodes');
    for (const { call } of [shop, there])
      expect((await call('shop.profile')).msgKey).toBe('secondFactor.required');
  });

  it('a secret without a first code from it opens nothing', async () => {
    const shop = await people.shop();
    await shop.call('secondFactor.beginCodes');
    expect((await shop.call('shop.profile')).msgKey).toBe('secondFactor.required');
  });

  it('operators need one', async () => {
    const memberId = await api.given.member({ operator: true });
    const desk = api.as({ token: await api.signIn(memberId) });
    expect((await desk.call('platformPromoter.list')).msgKey).toBe('secondFactor.required');
    await setUp(desk);
    expect((await desk.call('platformPromoter.list')).code).toBe(200);
  });

  it('an operator without one is refused every operation of the console, whatever it is sent', async () => {
    const memberId = await api.given.member({ operator: true });
    const desk = api.as({ token: await api.signIn(memberId) });
    const names = (Object.keys(operations) as OperationName[]) // keys of a const table
      .filter((name) => /^operator(:|$)/.test(operations[name].access));
    expect(names).toEqual(expect.arrayContaining(Object.keys(operatorWire)));
    const said: string[] = [];
    for (const name of names) said.push(`${name}: ${(await desk.call(name, {} as never)).msgKey}`); // no valid input
    expect(said).toEqual(names.map((name) => `${name}: secondFactor.required`));
  });

  it('staff are offered one', async () => {
    const shop = await people.shop();
    const wen = await people.staff(shop.id, 'manager');
    expect((await wen.call('shop.profile')).code).toBe(200);
    expect((await wen.call('member.isShop')).data.owesSecondFactor).toBeUndefined();
  });

  it('messages of the shop are as closed as its office; the member’s own are not', async () => {
    const shop = await people.shop();
    const clerk = await people.staff(shop.id, 'sales');
    await clerk.call('staff.leave', { shopId: shop.id });
    const id =
      (await api.db.selectFrom('messages').select('id').where('shop_id', '=', shop.id).executeTakeFirst())
        ?.id ?? '';
    const closed = { code: 40312, msgKey: 'secondFactor.required' };
    expect(await shop.call('message.list', { audience: 'shop' })).toMatchObject(closed);
    expect(await shop.call('message.readAll', { audience: 'shop' })).toMatchObject(closed);
    expect(await shop.call('message.show', { id })).toMatchObject(closed);
    expect(await shop.call('message.remove', { id })).toMatchObject(closed);
    expect(await shop.call('message.removeMany', { ids: [id] })).toMatchObject(closed);
    expect((await shop.call('message.count', { audience: 'shop' })).data.messageCount).toBe(0);
    expect((await shop.call('message.list')).code).toBe(200);
    await setUp(shop);
    expect((await shop.call('message.count', { audience: 'shop' })).data.messageCount).toBe(1);
    expect((await shop.call('message.show', { id })).code).toBe(200);
  });
});
