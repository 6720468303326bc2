import sharp from 'sharp';
import { createPeople, type People } from '../../testing/people.ts';
import { startApi, type Api } from '../../testing/start-api.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { approvePending } from './decide.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
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

  it('cannot be found by trying: thirty that do not exist from one address, wherever they are tried', async () => {
    const shop = await createPeople(api).shop();
    const strict = await api.twin({ RATE_LIMITS: 'on' });
    const from = (ip: string, code?: string) =>
      api.asIn(strict, { ip, ...(code === undefined ? {} : { code }) });
    const here = '10.0.0.9';
    // What exists does not count, nor the same wrong code again.
    for (let n = 0; n < 40; n += 1) {
      expect((await from(here).call('shop.checkCode', { code: shop.code })).code).toBe(200);
      expect((await from(here, 'STALE1').call('banner.list', { type: 1 })).code).toBe(200);
    }
    for (let n = 0; n < 10; n += 1) {
      expect((await from(here).call('shop.checkCode', { code: `GUESSA${n}` })).data.checkStatus).toBe(0);
      expect((await from(here, `GUESSB${n}`).call('banner.list', { type: 1 })).code).toBe(200);
      if (n > 0) await from(here, `GUESSC${n}`).call('shop.info');
    }
    const other = await createPeople(api).shop();
    const refused = { code: 42900, status: 429, msgKey: 'tooFast' };
    for (const code of ['GUESSD1', other.code]) {
      expect(await from(here).call('shop.checkCode', { code })).toMatchObject(refused);
      expect(await from(here).call('shop.byCode', { code })).toMatchObject(refused);
      expect(await from(here, code).call('banner.list', { type: 1 })).toMatchObject(refused);
      expect(await from(here, code).call('shop.info')).toMatchObject(refused);
    }
    // What was opened here before stays open, and so does everything elsewhere and without a code.
    expect((await from(here, shop.code).call('shop.info')).code).toBe(200);
    expect((await from(here, 'STALE1').call('banner.list', { type: 1 })).code).toBe(200);
    expect((await from(here).call('banner.list', { type: 1 })).code).toBe(200);
    expect((await from('10.0.0.10', other.code).call('shop.info')).code).toBe(200);
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
    ['one character', '店'],
    ['nine', '一二三四五六七八九'],
    ['nine emoji', '🪑🪑🪑🪑🪑🪑🪑🪑🪑'],
    ['a mark that nobody sees', '木\u200b居'],
  ])('with a name of %s is refused in a sentence, and nothing of it is kept', async (_what, storeName) => {
    const shop = await api.given.shop();
    const owner = await ownerOf(shop.ownerId);
    expect(await owner.call('shop.update', { storeName, propaganda: '好木头' })).toMatchObject({
      code: 40001,
      msg: 'A shop name has 2 to 8 characters',
      data: { storeName: 'shop.nameLength' },
    });
    expect((await owner.call('shop.profile')).data.change).toBeNull();
  });

  it.each([
    ['two', '木居'],
    ['eight', '一二三四五六七八'],
    ['eight emoji', '🪑🪑🪑🪑🪑🪑🪑🪑'],
  ])('may have a name of %s', async (_what, storeName) => {
    const shop = await api.given.shop();
    const owner = await ownerOf(shop.ownerId);
    expect((await owner.call('shop.update', { storeName })).code).toBe(200);
  });

  it.each([
    [{ propaganda: '好'.repeat(61) }, 'A slogan has at most 60 characters'],
    [{ address: '路'.repeat(121) }, 'An address has at most 120 characters'],
    [{ mobile: 'call me' }, 'A phone number has 5 to 20 digits, with spaces or hyphens between them'],
    [{ banner: Array.from({ length: 6 }, () => '/media/x.webp') }, 'A shop has at most 5 banners'],
  ])('says what is right: %j', async (sent, msg) => {
    const shop = await api.given.shop();
    expect(await (await ownerOf(shop.ownerId)).call('shop.update', sent)).toMatchObject({ code: 40001, msg });
  });

  it('is only what differs from what shoppers see, and none when nothing does', async () => {
    const shop = await api.given.shop();
    const owner = await ownerOf(shop.ownerId);
    const { storeName } = (await owner.call('shop.profile')).data.live;
    expect((await owner.call('shop.update', { storeName })).msgKey).toBe('shop.unchanged');
    await owner.call('shop.update', { storeName, propaganda: '好木头' });
    expect((await owner.call('shop.profile')).data.change?.fields).toEqual({ propaganda: '好木头' });
    expect((await owner.call('shop.update', { propaganda: '' })).data.change.status).toBe('withdrawn');
  });

  it('of two people at once is one change with both', async () => {
    const shop = await people.shop();
    const manager = await people.staff(shop.id, 'manager');
    await Promise.all([
      shop.call('shop.update', { propaganda: '好木头' }),
      manager.call('shop.update', { address: '一号' }),
    ]);
    expect((await shop.call('shop.profile')).data.change?.fields).toEqual({
      propaganda: '好木头',
      address: '一号',
    });
  });

  it('is not for other members', async () => {
    const token = await api.signIn(await api.given.member());
    expect((await api.as({ token }).call('shop.update', { storeName: '抢店名' })).code).toBe(40300);
    expect((await api.as({ token }).call('shop.profile')).code).toBe(40300);
  });
});

describe('pictures of a shop', () => {
  const upload = async (token: string, kind: string, width: number, height: number): Promise<string> =>
    (await sendPicture(api.app, { token, kind, bytes: await picture(width, height) })).data.url;

  it('are a logo of 180×50 and banners of 1920×640 and 1360×640', async () => {
    const shop = await people.shop();
    const token = shop.token ?? '';
    const logo = await upload(token, 'logo', 400, 300);
    const [wide, narrow] = [
      await upload(token, 'banner', 1920, 640),
      await upload(token, 'bannerNarrow', 1360, 640),
    ];
    const sent = { logo, banner: [wide], bannerNarrow: [narrow], bannerHref: ['/newGoods'] };
    expect((await shop.call('shop.update', sent)).code).toBe(200);
    await approvePending(api.db);
    expect((await shop.call('shop.profile')).data.live).toMatchObject(sent);
    // A second banner before it: the narrow one stays with its wide one.
    const other = await upload(token, 'banner', 1920, 640);
    await shop.call('shop.update', { banner: [other, wide] });
    expect((await shop.call('shop.profile')).data.change?.fields.bannerNarrow).toEqual(['', narrow]);
  });

  it.each([
    ['logo', 'banner', { w: 180, h: 50 }],
    ['banner', 'bannerNarrow', { w: 1920, h: 640 }],
    ['bannerNarrow', 'banner', { w: 1360, h: 640 }],
  ] as const)('as %s none that was made for %s', async (field, kind, size) => {
    const shop = await people.shop();
    const url = await upload(shop.token ?? '', kind, 2000, 700);
    const wide = await upload(shop.token ?? '', 'banner', 1920, 640);
    const sent = {
      logo: { logo: url },
      banner: { banner: [url] },
      bannerNarrow: { banner: [wide], bannerNarrow: [url] },
    }[field];
    const answer = await shop.call('shop.update', sent);
    expect(answer).toMatchObject({ msgKey: 'upload.wrongSize', data: size });
    expect(answer.msg).toContain(`${size.w} × ${size.h} px`);
    expect((await shop.call('shop.profile')).data.change).toBeNull();
  });

  it('are the shop’s own: not one of another member, nor from elsewhere', async () => {
    const [shop, other] = [await people.shop(), await people.shop()];
    const theirs = await upload(other.token ?? '', 'logo', 400, 300);
    expect((await shop.call('shop.update', { logo: theirs })).msgKey).toBe('upload.wrongSize');
    expect((await shop.call('shop.update', { logo: 'https://evil.example/x.png' })).code).toBe(40001);
    // A colleague's proposal may be sent on.
    await other.call('shop.update', { logo: theirs });
    const manager = await people.staff(other.id, 'manager');
    expect((await manager.call('shop.update', { logo: theirs, address: '二号' })).code).toBe(200);
  });

  it.each([
    ['logo', 179, 49, '180 × 50 px'],
    ['banner', 1919, 640, '1920 × 640 px'],
    ['bannerNarrow', 1360, 639, '1360 × 640 px'],
  ])('are not enlarged: a %s of %s×%s', async (kind, width, height, wanted) => {
    const shop = await people.shop();
    const bytes = await picture(width, height);
    const answer = await sendPicture(api.app, { token: shop.token ?? '', kind, bytes });
    expect(answer.msgKey).toBe('upload.wrongSize');
    expect(answer.msg).toContain(wanted);
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
