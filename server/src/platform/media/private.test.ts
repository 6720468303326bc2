import sharp from 'sharp';
import { createPeople, type People } from '../../testing/people.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { opened, signedAddress } from './private.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const get = (url: string, headers = {}) => api.app.inject({ url, headers });

/** An order of a shop that waits for its transfer to be confirmed. */
const paidByTransfer = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const token = await api.signIn(lin.memberId);
  const { skuId } = await api.given.sku();
  const { data: order } = await people.buy(lin, skuId);
  const bytes = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { data: stored } = await sendPicture(api.app, { token, bytes, kind: 'proof' });
  const id = order.orderId;
  await lin.call('payment.start', { id, method: 'offline', proofUrl: stored.url });
  return { shop, lin, id, stored: stored.url };
};
const proofIn = (detail: { payments: { proofUrl: string | null }[] }) => detail.payments[0]?.proofUrl ?? null;

describe('the proof of a transfer', () => {
  it('is seen by who paid, in its widths too, and kept by no cache', async () => {
    const { lin, id } = await paidByTransfer();
    const address = proofIn((await lin.call('order.detail', { id })).data) ?? '';
    const whole = await get(address);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(whole.headers['cache-control']).toBe('private, no-store');
    const narrow = await get(address.replace('.webp', '.w200.webp'));
    expect((await sharp(narrow.rawPayload).metadata()).width).toBe(200);
    expect(narrow.headers['cache-control']).toBe('private, no-store');
  });

  it('is seen by the staff who may confirm payments, and by no others of the shop', async () => {
    const { shop, id } = await paidByTransfer();
    const seen = async (who: Pick<typeof shop, 'call'>) =>
      proofIn((await who.call('shopOrder.detail', { id })).data);
    expect((await get((await seen(shop)) ?? '')).statusCode).toBe(200);
    expect((await get((await seen(await people.staff(shop.id, 'finance'))) ?? '')).statusCode).toBe(200);
    expect(await seen(await people.staff(shop.id, 'delivery'))).toBeNull();
  });

  it('is not there for visitors and other members who know its name, nor in a width that was made', async () => {
    const { lin, id, stored } = await paidByTransfer();
    const address = proofIn((await lin.call('order.detail', { id })).data) ?? '';
    await get(address.replace('.webp', '.w200.webp'));
    const name = stored.replace(/^\/media\/(.+)\.webp$/, '$1');
    const token = await api.signIn(await api.given.member());
    for (const url of [
      stored,
      stored.replace('.webp', '.w200.webp'),
      `/media/sized/w200/${name}.webp`,
      `/media/./${name}.webp`,
      `/media/x/../${name}.webp`,
      `/media//${name}.webp`,
      `/media/%70roof${name.slice('proof'.length)}.webp`,
    ])
      for (const headers of [{}, { token }])
        expect({ url, status: (await get(url, headers)).statusCode }).toEqual({ url, status: 404 });
    expect((await api.as({ token }).call('order.detail', { id })).msgKey).toBe('missing');
  });

  it('is not there under a signature of another picture, a changed time or a changed letter', async () => {
    const [one, two] = [await paidByTransfer(), await paidByTransfer()];
    const address = proofIn((await one.lin.call('order.detail', { id: one.id })).data) ?? '';
    const [, signed = ''] = /\/([^/]+)\.webp$/.exec(address) ?? [];
    const bare = (url: string) => url.replace(/\.webp$/, '');
    expect((await get(`${bare(one.stored)}/${signed}.webp`)).statusCode).toBe(200);
    expect((await get(`${bare(two.stored)}/${signed}.webp`)).statusCode).toBe(404);
    expect((await get(`${bare(one.stored)}/z${signed}.webp`)).statusCode).toBe(404);
    expect((await get(`${bare(one.stored)}/${signed.slice(0, -2)}.webp`)).statusCode).toBe(404);
  });
});

describe('a signed address', () => {
  const url = '/media/proof/2026-11/abc.webp';
  const nameOf = (address: string) => address.replace(/^\/media\/(.+)\.webp$/, '$1');

  it('holds for ten to twenty minutes and stays the same for ten', () => {
    const now = Date.UTC(2026, 10, 21, 12, 3);
    const address = signedAddress('s', url, now);
    expect(signedAddress('s', url, now + 6 * 60_000)).toBe(address);
    expect(opened('s', nameOf(address), now + 16 * 60_000)).toBe('proof/2026-11/abc');
    expect(opened('s', nameOf(address), now + 18 * 60_000)).toBeNull();
    expect(opened('other', nameOf(address), now)).toBeNull();
  });

  it('is not made for a public picture', () => {
    expect(signedAddress('s', '/media/up/2026-11/abc.webp')).toBe('/media/up/2026-11/abc.webp');
  });
});
