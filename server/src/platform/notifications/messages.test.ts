import { languages } from '@mall/contract/core/languages';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { messagesFor } from './outbox.ts';
import zh from './phrases/zh.json' with { type: 'json' };
import { renderMessage } from './render-message.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

describe('the words of messages', () => {
  const params = {
    no: 'N1',
    amount: 12_000,
    minutes: 30,
    hours: 24,
    was: 15_000,
    name: 'N1',
    shop: 'N1',
    who: 'N1',
    from: 'N1',
    to: 'N1',
    date: '2026-11-20T00:00:00Z',
    carrier: 'SF',
    receiptNo: '1',
    reason: 'A scratch',
    period: '2026-10',
    address: '203.0.113.7',
    rows: 3,
    ready: 2,
    wrong: 1,
    left: 3,
    code: 'N1',
    end: '1111',
    host: 'erp.example',
  };
  const cases = Object.keys(zh).flatMap((key) => {
    const [, type, audience] = /^(.+)\.(member|shop)\.title$/.exec(key) ?? [];
    return type && audience ? languages.map((language) => [type, audience, language] as const) : [];
  });
  it.each(cases)('%s for the %s in %s leave no gap', (type, audience, language) => {
    const { title, body } = renderMessage(type, audience === 'shop' ? 'shop' : 'member', params, language);
    expect(`${title} ${body}`).not.toMatch(/[{}]/);
    if (type.startsWith('order.')) expect(body).toContain('N1');
  });

  it('one row is told in the singular', () => {
    const said = (type: string, rows: number) => renderMessage(type, 'shop', { rows }, 'en').body;
    expect([1, 2].map((rows) => said('job.pricesWritten', rows))).toEqual([
      'The price of one SKU has changed.',
      'The prices of 2 SKUs have changed.',
    ]);
    for (const type of [
      'ordersExported',
      'goodsExported',
      'customersExported',
      'countWritten',
      'goodsWritten',
    ])
      expect(said(`job.${type}`, 1)).toMatch(/\bone\b/i);
    expect(renderMessage('job.pricesWritten', 'shop', { rows: 1 }, 'fili').body).toContain('1 SKU');
  });

  it('an amount is in its currency, with the digits that it has', () => {
    const said = (currency: string) =>
      renderMessage('refund.sentByHand', 'member', { no: 'N1', amount: 12_300, currency }, 'en').body;
    expect([said('USD'), said('JPY'), said('CNY')]).toEqual([
      expect.stringContaining(' $123.00 '),
      expect.stringContaining(' ¥12,300 '),
      expect.stringContaining(' ¥123.00 '),
    ]);
  });

  it('one event is one message for each audience; the platform’s own orders tell no shop', () => {
    const order = { id: 'o', no: 'N1', userId: 'u', shopId: 's' };
    expect(messagesFor('order.paid', order).map((row) => row.audience)).toEqual(['member', 'shop']);
    expect(messagesFor('order.paid', { ...order, shopId: null }).map((row) => row.audience)).toEqual([
      'member',
    ]);
    expect(messagesFor('order.recorded', order).map((row) => row.audience)).toEqual(['member']);
  });
});

describe('an inbox', () => {
  it('is read in the language of the reader, counted, and emptied', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku({ price: 12_000 });
    await people.buy(lin, skuId);
    expect((await lin.call('message.count')).data.messageCount).toBe(1);
    const inChinese = api.as({ token: lin.token ?? '', lang: 'zh' });
    const { data } = await inChinese.call('message.list');
    expect(data.list).toMatchObject([{ title: '订单已提交', read: false, orderId: expect.any(String) }]);
    expect(data.list[0]?.body).toContain('¥120.00');
    const id = data.list[0]?.id ?? '';
    expect((await lin.call('message.show', { id })).data).toMatchObject({
      title: 'Order placed',
      read: true,
    });
    expect((await lin.call('message.count')).data.messageCount).toBe(0);
    expect((await lin.call('message.remove', { id })).data).toBeNull();
    expect((await lin.call('message.remove', { id })).msgKey).toBe('missing');
    expect((await lin.call('message.list')).data.total).toBe(0);
  });

  it('is read whole at once', async () => {
    const [lin, mei] = [await people.shopper(), await people.shopper()];
    const { skuId } = await api.given.sku();
    for (const who of [lin, lin, mei]) await people.buy(who, skuId);
    expect((await lin.call('message.readAll')).data).toEqual({ messageCount: 0 });
    const unread = async (who: typeof lin) => (await who.call('message.count')).data.messageCount;
    expect([await unread(lin), await unread(mei)]).toEqual([0, 1]);
    expect((await lin.call('message.list')).data.list.every(({ read }) => read)).toBe(true);
    expect((await lin.call('message.readAll', { audience: 'shop' })).code).toBe(40300);
  });

  it('is removed in part', async () => {
    const lin = await people.shopper();
    const { skuId } = await api.given.sku();
    for (let count = 0; count < 3; count += 1) await people.buy(lin, skuId);
    const ids = (await lin.call('message.list')).data.list.map((message) => message.id);
    await lin.call('message.removeMany', { ids: ids.slice(0, 2) });
    expect((await lin.call('message.list')).data.list.map((message) => message.id)).toEqual(ids.slice(2));
  });

  it("of the shop is for staff with the key, and another member's message does not exist", async () => {
    const shop = await people.shop();
    const [lin, mei] = [await people.shopper({ code: shop.code }), await people.shopper()];
    const { skuId } = await api.given.sku();
    await people.buy(lin, skuId);
    const mine = (await lin.call('message.list')).data.list[0]?.id ?? '';
    const ours = (await shop.call('message.list', { audience: 'shop' })).data.list[0]?.id ?? '';
    for (const id of [mine, ours]) {
      expect((await mei.call('message.show', { id })).msgKey).toBe('missing');
      expect((await mei.call('message.remove', { id })).msgKey).toBe('missing');
      await mei.call('message.removeMany', { ids: [id] });
    }
    expect(await mei.call('message.list', { audience: 'shop' })).toMatchObject({
      code: 40300,
      data: 'message.view',
    });
    const carrier = await people.staff(shop.id, 'delivery');
    expect((await carrier.call('message.show', { id: ours })).msgKey).toBe('missing');
    expect((await (await people.staff(shop.id, 'sales')).call('message.show', { id: ours })).code).toBe(200);
    expect((await lin.call('message.list')).data.total).toBe(1);
  });
});
