import { type Api, startApi } from '../../testing/start-api.ts';
import { createPeople } from '../../testing/people.ts';
import { openAddress } from '../../platform/sealed-fields/contact.ts';

let api: Api;
let next = 0;
beforeAll(async () => {
  api = await startApi();
  await api.given.regions();
});
afterAll(() => api.stop());

const number = (): string => `1370000${String((next += 1)).padStart(4, '0')}`;
const password = 'sofa4you2';
const visitor = () => api.as({ lang: 'en' });
const register = (mobile: string) =>
  visitor().call('session.register', { mobile, password, repassword: password });
const enter = (mobile: string) => visitor().call('session.accountLogin', { mobile, password });
const sentTo = (mobile: string): string =>
  api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';

/** Somebody who registered a number by password, and is signed in. */
const registered = async (mobile = number()) => {
  await register(mobile);
  const { data: token } = await enter(mobile);
  return { mobile, ...api.as({ token, lang: 'en' }) };
};
const byCode = async (mobile: string) => {
  await visitor().call('session.sendSms', { mobile });
  const { data: token } = await visitor().call('session.codeLogin', { mobile, verify_code: sentTo(mobile) });
  return api.as({ token, lang: 'en' });
};
const prove = async (who: Awaited<ReturnType<typeof registered>>) => {
  await who.call('account.sendCode', { purpose: 'proveMobile' });
  return who.call('account.proveMobile', { verify_code: sentTo(who.mobile) });
};
const address = {
  name: '林',
  phone: '13800001111',
  provinceId: '11',
  cityId: '1101',
  districtId: '110101',
  detail: '1 号',
  isDefault: true,
};
const refusal = { code: 40300, msgKey: 'account.numberUnproved' };

describe('an account whose number is not proved', () => {
  it('looks around, but neither keeps addresses nor orders, and is told what to do', async () => {
    const who = await registered();
    const { skuId } = await api.given.sku();
    expect((await who.call('cart.add', { skuId, qty: 1 })).code).toBe(200);
    expect((await who.call('favourite.list', {})).code).toBe(200);
    expect((await who.call('member.userInfo')).data.mobileProved).toBe(false);
    expect((await who.call('account.security')).data.mobileProved).toBe(false);
    const kept = await who.call('address.save', address);
    expect(kept).toMatchObject({ ...refusal, msg: expect.stringContaining('Prove your number first') });
    const order = { addressId: 'x', previewHash: 'x', remark: '' };
    expect(await who.call('order.createCart', order)).toMatchObject(refusal);
    expect(await who.call('order.createDirect', { ...order, skuId, qty: 1 })).toMatchObject(refusal);
    expect(await api.db.selectFrom('addresses').selectAll().execute()).toEqual([]);
  });

  it('goes on at once when it proves its number in its own session, and keeps everything', async () => {
    const who = await registered();
    const { skuId } = await api.given.sku();
    await who.call('cart.add', { skuId, qty: 2 });
    expect((await who.call('address.save', address)).msgKey).toBe(refusal.msgKey);
    expect((await who.call('account.proveMobile', { verify_code: '0' })).msgKey).toBe('sms.wrongCode');
    expect(await prove(who)).toMatchObject({ code: 200, data: null });
    const { data: kept } = await who.call('address.save', address);
    const choice = { skuId, qty: 2, addressId: kept[0]?.id ?? '' };
    const { data: preview } = await who.call('order.previewDirect', choice);
    const placed = await who.call('order.createDirect', { ...choice, previewHash: preview.previewHash });
    expect(placed.code).toBe(200);
    expect((await who.call('cart.get')).data.list).toHaveLength(1);
    expect((await enter(who.mobile)).code).toBe(200);
    expect((await who.call('member.userInfo')).data.mobileProved).toBe(true);
  });

  it('is found by no shop: neither as staff nor for an offer', async () => {
    const shop = await createPeople(api).shop();
    const who = await registered();
    const { data: sent } = await shop.call('staff.invite', { mobile: who.mobile, roleId: 'sales' });
    expect((await who.call('invitation.list')).data).toEqual({ proved: false, list: [] });
    expect((await who.call('message.list')).data.list.map(({ type }) => type)).not.toContain('staff.invited');
    expect((await who.call('invitation.accept', { id: sent.id })).msgKey).toBe('account.numberUnproved');
    await prove(who);
    expect((await who.call('invitation.list')).data.list).toMatchObject([{ id: sent.id }]);
    expect((await who.call('invitation.accept', { id: sent.id })).code).toBe(200);
  });
});

describe('the owner of a number that somebody else registered', () => {
  const left = async () => {
    const other = await registered();
    const { skuId, productId } = await api.given.sku();
    await other.call('cart.add', { skuId, qty: 1 });
    await other.call('favourite.toggle', { productId: String(productId), state: 1 });
    await other.call('member.saveProfile', { name: 'Mallory', sex: 1, birthday: '1990-01-01' });
    return other;
  };

  it('has an account of their own from the first code on, and the other nothing', async () => {
    const other = await left();
    const owner = await byCode(other.mobile);
    expect(await other.call('member.userInfo')).toMatchObject({ code: 40003 });
    expect(await enter(other.mobile)).toMatchObject({ msgKey: 'login.wrong' });
    const { data: me } = await owner.call('member.userInfo');
    expect(me).toMatchObject({ name: `Member ${other.mobile.slice(-4)}`, sex: 0, mobileProved: true });
    expect((await owner.call('cart.get')).data.list).toEqual([]);
    expect((await owner.call('favourite.list', {})).data.list).toEqual([]);
    expect((await owner.call('address.save', address)).code).toBe(200);
    const { data: news } = await owner.call('message.list', {});
    expect(news.list.map(({ type }) => type)).toContain('account.numberClaimed');
    const rows = await api.db.selectFrom('users').select('name').where('name', '=', 'Mallory').execute();
    expect(rows).toEqual([]);
  });

  it('has it by a new password too', async () => {
    const other = await left();
    const { mobile } = other;
    await visitor().call('session.sendSms', { mobile, purpose: 'reset' });
    const { data: token } = await visitor().call('session.resetPassword', {
      mobile,
      verify_code: sentTo(mobile),
      password: 'quiet7lamp',
      repassword: 'quiet7lamp',
    });
    const owner = api.as({ token });
    expect((await owner.call('cart.get')).data.list).toEqual([]);
    expect((await other.call('member.userInfo')).code).toBe(40003);
    expect((await enter(mobile)).msgKey).toBe('login.wrong');
  });

  it('keeps their account once the number is proved, however they sign in', async () => {
    const who = await registered();
    await prove(who);
    const { data: before } = await who.call('member.userInfo');
    const again = await byCode(who.mobile);
    expect((await again.call('member.userInfo')).data.id).toBe(before.id);
    expect((await enter(who.mobile)).code).toBe(200);
    expect((await who.call('member.userInfo')).code).toBe(200);
  });

  it('does not get orders that were placed before numbers had to be proved, and the shop keeps them', async () => {
    const other = await registered();
    const { data: me } = await other.call('member.userInfo');
    await api.db.updateTable('users').set({ mobile_proved_at: new Date() }).where('id', '=', me.id).execute();
    const { skuId } = await api.given.sku();
    const people = createPeople(api);
    const buyer = { ...other, memberId: me.id, addressId: await api.given.address(me.id) };
    const orderId = await people.paidOrder(buyer, skuId);
    await api.db.updateTable('users').set({ mobile_proved_at: null }).where('id', '=', me.id).execute();
    const owner = await byCode(other.mobile);
    expect((await owner.call('order.list', {})).data.list).toEqual([]);
    expect((await other.call('member.userInfo')).code).toBe(40003);
    const order = await api.db
      .selectFrom('orders')
      .select(['user_id', 'address'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(order.user_id).toBe(me.id);
    expect(openAddress(order.address, orderId)).toMatchObject({ detail: '1 号' });
  });
});

describe('a mall that sends no codes', () => {
  it('asks for none: nothing waits for a proved number, and every way that needs one says so', async () => {
    const silent = await startApi({ SMS_CODES: 'off' });
    await silent.given.regions();
    const mobile = number();
    await silent.as().call('session.register', { mobile, password, repassword: password });
    const { data: token } = await silent.as().call('session.accountLogin', { mobile, password });
    const who = silent.as({ token, lang: 'en' });
    expect((await who.call('config.get')).data.codes).toBe(false);
    expect((await who.call('address.save', address)).code).toBe(200);
    const notOffered = { code: 40900, msgKey: 'sms.notOffered' };
    expect(await who.call('session.sendSms', { mobile })).toMatchObject(notOffered);
    expect(await who.call('account.sendCode', { purpose: 'proveMobile' })).toMatchObject(notOffered);
    expect(silent.inbox.last()).toEqual([]);
    await silent.stop();
  });
});
