import { createPeople, type People } from '../../testing/people.ts';
import { sendPicture } from '../../testing/send-picture.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { accountContent } from '../../testing/transfers.ts';
import sharp from 'sharp';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
beforeEach(() => api.db.deleteFrom('transfer_accounts').execute());
afterAll(() => api.stop());

const operator = async () => {
  const memberId = await api.given.member({ operator: true, name: 'Wei' });
  const token = await api.signIn(memberId);
  return { ...api.as({ token, lang: 'en' }), memberId, token };
};
type Operator = Awaited<ReturnType<typeof operator>>;

const created = async (wei: Operator, over: Parameters<typeof accountContent>[0] = {}) =>
  (await wei.call('mallTransferAccount.create', accountContent(over))).data;
/** What the buyer of an order without a shop sees. */
const seenOn = async (lin: Awaited<ReturnType<People['shopper']>>, orderId: string) =>
  (await lin.call('payment.status', { id: orderId })).data;
const ordered = async () => {
  const lin = await people.shopper();
  const { skuId } = await api.given.sku();
  return { lin, id: (await people.buy(lin, skuId)).data.orderId };
};
const code = async (token: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return (await sendPicture(api.app, { token, bytes, kind: 'proof' })).data.url;
};

describe('accounts for transfers', () => {
  it('are shown to who has an order to pay into them, in their order, with a code at an address for some minutes', async () => {
    const wei = await operator();
    const qrUrl = await code(wei.token);
    const first = await created(wei, { qrUrl, branch: 'SWIFT BOTRCNBJ', note: 'Name the order' });
    const second = await created(wei, { bank: 'Wallet' });
    await created(wei, { bank: 'Dollars', currency: 'USD' });
    const { lin, id } = await ordered();
    const shown = await seenOn(lin, id);
    expect(shown.methods).toContain('offline');
    expect(shown.accounts).toEqual([
      {
        ...{ id: first.id, bank: 'Bank of Trees', holder: 'Furnimall Ltd', number: '6225 8888 0000 1234' },
        ...{
          branch: 'SWIFT BOTRCNBJ',
          note: 'Name the order',
          qr: expect.stringMatching(/^\/media\/proof\/.+\/.+\.webp$/),
        },
      },
      expect.objectContaining({ id: second.id, bank: 'Wallet', qr: null }),
    ]);
    expect((await api.app.inject({ url: shown.accounts[0]?.qr ?? '' })).statusCode).toBe(200);
    expect((await api.app.inject({ url: qrUrl })).statusCode).toBe(404);

    await wei.call('mallTransferAccount.sort', { ids: [second.id] });
    expect((await seenOn(lin, id)).accounts.map((one) => one.bank)).toEqual(['Wallet', 'Bank of Trees']);
    await people.pay(lin, id);
    expect((await seenOn(lin, id)).accounts).toEqual([]);
    const other = await people.shopper();
    expect((await other.call('payment.status', { id })).msgKey).toBe('missing');
  });

  it('offer transfers exactly while one of the currency is on', async () => {
    const wei = await operator();
    const { lin, id } = await ordered();
    const offered = async () => (await seenOn(lin, id)).methods.includes('offline');
    const start = async () => {
      const proofUrl = await people.picture(lin.memberId);
      return (await lin.call('payment.start', { id, method: 'offline', proofUrl })).msgKey;
    };
    expect([await offered(), await start()]).toEqual([false, 'payment.methodUnknown']);
    await created(wei, { currency: 'USD' });
    expect([await offered(), await start()]).toEqual([false, 'payment.methodUnknown']);
    const account = await created(wei);
    expect(await offered()).toBe(true);
    await wei.call('mallTransferAccount.set', { id: account.id, on: false });
    expect([await offered(), await start()]).toEqual([false, 'payment.methodUnknown']);
    await wei.call('mallTransferAccount.set', { id: account.id, on: true });
    expect([await offered(), await start()]).toEqual([true, undefined]);
    // Who has begun reads on where to, though it is offered to nobody else.
    await created(wei, { bank: 'The other' });
    await wei.call('mallTransferAccount.remove', { id: account.id });
    expect((await seenOn(lin, id)).accounts.map((one) => one.bank)).toEqual(['The other']);
    await wei.call('mallTransferAccount.restore', { id: account.id });
    expect((await seenOn(lin, id)).accounts).toHaveLength(2);
  });

  it('change in the version that was seen, and the log has the end of the number and no holder', async () => {
    const wei = await operator();
    const { id } = await created(wei);
    const change = (version: number, number: string) =>
      wei.call('mallTransferAccount.change', { id, version, ...accountContent({ number, holder: 'Lin' }) });
    const answers = await Promise.all([change(1, '1111-2222'), change(1, '3333-4444')]);
    expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual([
      'done',
      'goods.changedElsewhere',
    ]);
    const entries = await api.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('object', '=', `transferAccount:${id}`)
      .orderBy('at')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['transferAccount.create', 'transferAccount.change']);
    expect(entries[1]?.diff).toMatchObject({ old: { end: '1234' }, newHolder: true });
    expect(JSON.stringify(entries)).not.toMatch(/Furnimall|Lin|6225|11112222/);
    const { data } = await wei.call('operatorLog.list', { area: 'shop' });
    expect(data.list[0]?.title).toBe('Account for transfers changed');
    expect((await change(9, '1')).msgKey).toBe('goods.changedElsewhere');
    expect(
      (await wei.call('mallTransferAccount.change', { id: 'x', version: 1, ...accountContent() })).msgKey,
    ).toBe('missing');
  });

  it('are ten at most, also of those who add them at once and of what comes back', async () => {
    const wei = await operator();
    const all = await Promise.all(
      Array.from({ length: 11 }, () => wei.call('mallTransferAccount.create', accountContent())),
    );
    expect(all.filter(({ msgKey }) => msgKey === 'transferAccount.tooMany')).toHaveLength(1);
    const { list } = (await wei.call('mallTransferAccount.list')).data;
    expect(list).toHaveLength(10);
    const id = list[0]?.id ?? '';
    await wei.call('mallTransferAccount.remove', { id });
    expect((await wei.call('mallTransferAccount.remove', { id })).msgKey).toBe('missing');
    expect((await wei.call('mallTransferAccount.set', { id, on: true })).msgKey).toBe('missing');
    await created(wei);
    expect((await wei.call('mallTransferAccount.restore', { id })).msgKey).toBe('transferAccount.tooMany');
  });

  it('take no code that somebody else uploaded or that everybody may see, and keep theirs', async () => {
    const wei = await operator();
    const qrUrl = await code(wei.token);
    const { id } = await created(wei, { qrUrl });
    const other = await operator();
    const again = { id, ...accountContent({ qrUrl }) };
    expect((await other.call('mallTransferAccount.change', { version: 1, ...again })).data).toMatchObject({
      qrUrl,
    });
    const foreign = await code(wei.token);
    const answers = [foreign, await people.picture(other.memberId)].map((url) =>
      other.call('mallTransferAccount.create', accountContent({ qrUrl: url })),
    );
    for (const { msgKey } of await Promise.all(answers)) expect(msgKey).toBe('goods.pictureUnknown');
  });
});

describe('accounts of a shop', () => {
  it('are changed by its owner alone, shown to its buyers alone, and in its log', async () => {
    const shop = await people.shop();
    const create = (who: Pick<typeof shop, 'call'>) =>
      who.call('shopTransferAccount.create', accountContent({ bank: 'Shop bank' }));
    const { data: account } = await create(shop);
    const second = (await create(shop)).data;
    const clerk = await people.staff(shop.id, 'finance');
    expect((await clerk.call('shopTransferAccount.list')).data).toMatchObject({
      mayEdit: false,
      list: [{}, {}],
    });
    expect((await create(clerk)).msgKey).toBe('payout.ownerOnly');
    const seller = await people.staff(shop.id, 'sales');
    expect((await seller.call('shopTransferAccount.list')).code).toBe(40300);
    const one = { id: account.id };
    const stranger = await people.shop();
    expect((await stranger.call('shopTransferAccount.set', { ...one, on: false })).msgKey).toBe('missing');
    expect((await stranger.call('shopTransferAccount.list')).data.list).toEqual([]);

    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku();
    const { data: made } = await people.buy(lin, skuId);
    const banks = async () => (await seenOn(lin, made.orderId)).accounts.map(({ id }) => id);
    expect(await banks()).toEqual([account.id, second.id]);
    await shop.call('shopTransferAccount.sort', { ids: [second.id, account.id] });
    expect(await banks()).toEqual([second.id, account.id]);
    // Where nobody could confirm it, nobody is led to transfer.
    await api.db.updateTable('shops').set({ status: 'suspended' }).where('id', '=', shop.id).execute();
    expect(await banks()).toEqual([]);
    await api.db.updateTable('shops').set({ status: 'open' }).where('id', '=', shop.id).execute();
    await shop.call('shopTransferAccount.set', { id: second.id, on: false });
    expect(await banks()).toEqual([account.id]);
    await shop.call('shopTransferAccount.remove', one);
    // As before a shop had accounts: its buyers may ask it where to.
    expect((await seenOn(lin, made.orderId)).methods).toContain('offline');
    expect(await banks()).toEqual([]);
    await shop.call('shopTransferAccount.restore', one);
    const change = { ...one, version: 3, ...accountContent({ bank: 'Another' }) };
    expect((await shop.call('shopTransferAccount.change', change)).data).toMatchObject({ bank: 'Another' });
    const { lin: other, id } = await ordered();
    expect((await seenOn(other, id)).accounts).toEqual([]);
    const log = await shop.call('audit.list', {});
    expect(log.data.list[0]?.action).toBe('transferAccount.change');
  });
});
