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
