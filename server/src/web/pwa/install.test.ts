import sharp from 'sharp';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('installs under the name of the shop, and opens in it', async () => {
  const { code } = await api.given.shop();
  const reply = await api.app.inject(`/manifest.webmanifest?code=${code.toLowerCase()}&lang=indo`);
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  const row = await api.db
    .selectFrom('shops')
    .select('store_name')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  expect(reply.json()).toMatchObject({
    name: row.store_name,
    lang: 'id-ID',
    start_url: `/homeIndex?lang=indo&code=${code}`,
    scope: '/',
  });
});

it.each(['', '?code=WRONG1', '?code=%27&lang=xx', '?code=a&code=b'])(
  'is the platform for any other code: %s',
  async (query) => {
    const reply = await api.app.inject(`/manifest.webmanifest${query}`);
    expect(reply.json()).toMatchObject({ id: '/', name: '家具商城' });
  },
);

it('has an icon in each size, with and without a logo', async () => {
  const { code } = await api.given.shop();
  for (const side of [180, 192, 512]) {
    for (const query of ['', `?code=${code}`]) {
      const { rawPayload, headers } = await api.app.inject(`/app-icon-${side}.png${query}`);
      expect(headers['content-type']).toBe('image/png');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: side, height: side, format: 'png' });
    }
  }
  expect((await api.app.inject('/app-icon-9999.png')).statusCode).toBe(404);
});
