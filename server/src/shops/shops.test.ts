import sharp from 'sharp';
import { startApi, type Api } from '../testing/start-api.ts';
import { sendPicture } from '../testing/send-picture.ts';
import { approvePending } from './review.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const ownerOf = async (ownerId: string) => api.as({ token: await api.signIn(ownerId) });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a4b2c' } })
    .png()
    .toBuffer();

describe('a shop code', () => {
  it('is right in any case of its letters', async () => {
    const { code } = await api.given.shop({ code: 'ELM888' });
    for (const typed of [code, 'elm888', ' Elm888 '])
      expect((await api.as().call('shop.checkCode', { code: typed })).data).toEqual({ checkStatus: 1 });
    expect((await api.as().call('shop.byCode', { code: 'elm888' })).data.code).toBe('ELM888');
  });

  it.each([
    ['an unknown one', 'WRONG1'],
    ['one that is too short', 'A1'],
    ['SQL', "x' or '1'='1"],
  ])('%s is wrong', async (_what, code) => {
    expect((await api.as().call('shop.checkCode', { code })).data).toEqual({ checkStatus: 0 });
    expect(await api.as().call('shop.byCode', { code })).toMatchObject({
      code: 40301,
      msg: 'The current merchant code is incorrect, please reconfirm',
    });
  });

  it('of a suspended shop is wrong', async () => {
    const shop = await api.given.shop();
    await api.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', shop.id).execute();
    expect((await api.as().call('shop.checkCode', { code: shop.code })).data.checkStatus).toBe(0);
    expect((await api.as({ code: shop.code }).call('shop.info')).code).toBe(40301);
  });

  it('may be tried thirty times a minute from one address', async () => {
    const limited = await startApi({ RATE_LIMITS: 'on' });
    try {
      const guess = () => limited.as({ ip: '10.0.0.9' }).call('shop.checkCode', { code: 'GUESS1' });
      for (let n = 0; n < 30; n += 1) expect((await guess()).code).toBe(200);
      expect(await guess()).toMatchObject({ code: 42900, status: 429 });
      expect((await limited.as({ ip: '10.0.0.10' }).call('shop.checkCode', { code: 'GUESS1' })).code).toBe(
        200,
      );
    } finally {
      await limited.stop();
    }
  });
});

describe('shop info', () => {
  it("is that of the code, else of the caller's own shop", async () => {
    const shop = await api.given.shop({ name: '木居之家' });
    expect((await api.as({ code: shop.code }).call('shop.info')).data.storeName).toBe('木居之家');
    expect((await (await ownerOf(shop.ownerId)).call('shop.info')).data.code).toBe(shop.code);
    expect((await api.as().call('shop.info')).code).toBe(40301);
  });

  it('a wrong code is said to be wrong even to an owner', async () => {
    const shop = await api.given.shop();
    const token = await api.signIn(shop.ownerId);
    expect((await api.as({ token, code: 'WRONG1' }).call('shop.info')).code).toBe(40301);
  });
});

describe('a change of the shop', () => {
  it('waits for review, can be edited meanwhile, and is live when approved', async () => {
    const shop = await api.given.shop();
    const owner = await ownerOf(shop.ownerId);
    expect(
      (await owner.call('shop.update', { storeName: '新店名', mobile: '0571-1234' })).data.change.status,
    ).toBe('pending');
    await owner.call('shop.update', { propaganda: '好木头' });
    const { data } = await owner.call('shop.profile');
    expect(data.live.storeName).toBe('橡木之家');
    expect(data.change).toMatchObject({
      status: 'pending',
      fields: { storeName: '新店名', mobile: '0571-1234', propaganda: '好木头' },
    });
    expect(data.promotionUrl).toBe(`http://localhost:8080/homeIndex?code=${shop.code}`);
    expect(await approvePending(api.db)).toEqual([shop.code]);
    const after = (await owner.call('shop.profile')).data;
    expect(after.live).toMatchObject({ storeName: '新店名', propaganda: '好木头' });
    expect(after.change?.status).toBe('approved');
  });

  it('can be withdrawn', async () => {
    const shop = await api.given.shop();
    const owner = await ownerOf(shop.ownerId);
    await owner.call('shop.update', { address: '一号' });
    expect((await owner.call('shop.update', { withdraw: '1' })).data.change.status).toBe('withdrawn');
    expect((await owner.call('shop.profile')).data.change).toBeNull();
    expect((await owner.call('shop.update', { withdraw: '1' })).code).toBe(40400);
  });

  it('takes the links of banners in both spellings, and no scripts', async () => {
    const shop = await api.given.shop();
    const owner = await ownerOf(shop.ownerId);
    await owner.call('shop.update', { bannerHreff: ['/newGoods'] });
    expect((await owner.call('shop.profile')).data.change?.fields.bannerHref).toEqual(['/newGoods']);
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example'])
      expect((await owner.call('shop.update', { bannerHref: [link] })).code).toBe(40001);
  });

  it.each([
    ['one character', '店', 40001],
    ['two', '木居', 200],
    ['eight', '一二三四五六七八', 200],
    ['nine', '一二三四五六七八九', 40001],
  ])('a name of %s', async (_what, storeName, code) => {
    const shop = await api.given.shop();
    expect((await (await ownerOf(shop.ownerId)).call('shop.update', { storeName })).code).toBe(code);
  });

  it('takes an uploaded logo, which is always 180×50, and no picture of another size', async () => {
    const shop = await api.given.shop();
    const token = await api.signIn(shop.ownerId);
    const owner = api.as({ token });
    const logo = await sendPicture(api.app, { token, kind: 'logo', bytes: await picture(400, 300) });
    const review = await sendPicture(api.app, { token, kind: 'review', bytes: await picture(400, 300) });
    expect(logo.data).toMatchObject({ w: 180, h: 50 });
    expect((await owner.call('shop.update', { logo: logo.data.url })).code).toBe(200);
    expect((await owner.call('shop.update', { logo: review.data.url })).msgKey).toBe('upload.wrongSize');
    expect((await owner.call('shop.update', { logo: 'https://evil.example/x.png' })).code).toBe(40001);
  });

  it('is not for other members', async () => {
    const token = await api.signIn(await api.given.member());
    expect((await api.as({ token }).call('shop.update', { storeName: '抢店名' })).code).toBe(40300);
    expect((await api.as({ token }).call('shop.profile')).code).toBe(40300);
  });
});

describe('a QR code', () => {
  it('is made of a page of this mall', async () => {
    const { data } = await api
      .as()
      .call('shop.qrCode', { url: 'http://localhost:8080/homeIndex?code=DEMO88' });
    expect(Buffer.from(data.png, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(data.svg).toContain('<svg');
    expect((await api.as().call('shop.qrCode', { url: '/cart' })).data.url).toBe(
      'http://localhost:8080/cart',
    );
  });

  it('is not sent again to a browser that has it', async () => {
    const get = (headers = {}) =>
      api.app.inject({ url: '/api/qrCode', query: { url: '/homeIndex?code=KEPT88' }, headers });
    const etag = String((await get()).headers['etag']);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://localhost:8080@evil.example/',
  ])('is refused for %s', async (url) => {
    expect((await api.as().call('shop.qrCode', { url })).msgKey).toBe('qrCode.foreign');
  });
});
