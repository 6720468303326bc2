import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it.each([
  ['zh', '参数错误！'],
  ['en', 'parameter error!'],
  ['indo', 'Parameter salah!'],
  ['fili', 'Mali ang parameter!'],
])('a body that cannot be read is refused in %s', async (locale, msg) => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/cart/addCart',
    payload: '{"skuId":',
    headers: { 'content-type': 'application/json', 'x-locale': locale },
  });
  expect(reply.json()).toMatchObject({ code: 40001, msg, msgKey: 'request.malformed' });
});

it('an address that cannot be read is refused in the language of the caller', async () => {
  const reply = await api.app.inject({ url: '/api/order/orderDetail/%', headers: { lang: 'en' } });
  expect(reply.json().msg).toBe('parameter error!');
});

it('an input is refused with what is wrong in each field', async () => {
  const lin = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
  expect(await lin.call('member.saveProfile', { name: ' ', birthday: '2001-02-30' })).toMatchObject({
    code: 40001,
    msgKey: 'request.invalid',
    msg: 'Please fill in “Name”. “Birthday” is not a date of the calendar',
    data: { name: 'request.invalid', birthday: 'request.invalid' },
  });
  expect((await lin.call('product.list', { size: 1000 })).msg).toBe('“Page size” must be at most 100');
});

it('a rule that an area checks itself names its field too', async () => {
  const lin = api.as({ token: await api.signIn(await api.given.member()), lang: 'en' });
  const reply = await lin.call('member.saveProfile', { birthday: '2999-01-01' });
  expect(reply.msg).toBe('“Birthday” is not right, please check it');
});
