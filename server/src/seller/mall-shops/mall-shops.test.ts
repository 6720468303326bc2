import type { Sent } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { eventually } from '../../testing/eventually.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
let wei: Awaited<ReturnType<typeof operator>>;
const operator = async (permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
const member = async () => {
  const mobile = api.given.mobile();
  return { mobile, memberId: await api.given.member({ mobile, name: 'Mei' }) };
};
let next = 0;
const newCode = () => {
  next += 1;
  return `MADE${String(next).padStart(4, '0')}`;
};
const noted = (shopId: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'shop_id', 'diff'])
    .where('object', '=', `shop:${shopId}`)
    .orderBy('at')
    .execute();

beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  wei = await operator();
});
afterAll(() => api.stop());

describe('a new shop', () => {
  it('is open at once: shoppers enter it by its code at its prices, and its owner opens the office', async () => {
    const mei = await member();
    const code = newCode();
    expect((await api.as().call('shop.checkCode', { code })).data.checkStatus).toBe(0);
    const input = { code: code.toLowerCase(), mobile: mei.mobile, name: 'Oak', priceFactor: '1.5' };
    const { data } = await wei.call('mallShop.create', input);
    expect(data).toMatchObject({
      code,
      name: 'Oak',
      state: 'open',
      priceFactor: '1.5000',
      orders: 0,
      owner: { name: 'Mei', mobile: `${mei.mobile.slice(0, 3)}****${mei.mobile.slice(7)}` },
    });
    expect((await api.as().call('shop.checkCode', { code })).data.checkStatus).toBe(1);
    const hers = api.as({ token: await api.signIn(mei.memberId), lang: 'en' });
    expect((await hers.call('priceFactor.show')).data.priceFactor).toBe('1.5000');
    const { list } = (await hers.call('message.list', {})).data;
    expect(list).toMatchObject([{ type: 'shop.made', title: 'You have a shop: Oak' }]);
    const [change] = (await hers.call('audit.list', {})).data.list;
    expect(change).toMatchObject({ title: 'Shop made' });
    expect(await noted(data.id)).toMatchObject([
      { action: 'shop.create', actor_id: wei.memberId, shop_id: data.id, diff: { new: { code } } },
    ]);
  });

  it.each([
    ['an owner whom nobody knows', async () => ({ mobile: api.given.mobile() }), 'shop.noOwner'],
    [
      'an owner whose number is not proved',
      async () => {
        const mobile = api.given.mobile();
        await api.given.member({ mobile, proved: false });
        return { mobile };
      },
      'shop.noOwner',
    ],
    ['a name of one letter', async () => ({ name: 'O' }), 'shop.nameLength'],
    ['a factor below 1', async () => ({ priceFactor: '0.9' }), 'price.factorInvalid'],
    ['the code of another shop', async () => ({ code: (await api.given.shop()).code }), 'shop.codeTaken'],
    ['a code that is too short', async () => ({ code: 'ABC12' }), 'request.invalid'],
    ['a code with other letters', async () => ({ code: 'ÉBENISTE' }), 'request.invalid'],
  ])('is refused with %s, and nothing is made', async (_what, over, refusal) => {
    const { mobile } = await member();
    const count = async () => (await wei.call('mallShop.list', {})).data.total;
    const wrong = await over();
    const before = await count();
    expect(
      await wei.call('mallShop.create', { code: newCode(), mobile, name: 'Oak', ...wrong }),
    ).toMatchObject({
      msgKey: refusal,
    });
    expect(await count()).toBe(before);
  });

  it('gets its code once, also when two ask for it at the same moment', async () => {
    const { mobile } = await member();
    const input = { code: newCode(), mobile, name: 'Oak' };
    const answers = await Promise.all([
      wei.call('mallShop.create', input),
      wei.call('mallShop.create', input),
    ]);
    expect(answers.map(({ msgKey }) => msgKey ?? 'made').sort()).toEqual(['made', 'shop.codeTaken']);
  });
});

it('are found by a part of name or code, by the whole number of the owner, and by state', async () => {
  const mei = await member();
  const { data: made } = await wei.call('mallShop.create', {
    code: 'WALNUT77',
    mobile: mei.mobile,
    name: 'Nutwood',
  });
  const found = async (input: { keyword?: string; state?: 'open' | 'suspended' }) =>
    (await wei.call('mallShop.list', { ...input, size: 100 })).data.list.map(({ id }) => id);
  expect(await found({ keyword: 'walnut' })).toEqual([made.id]);
  expect(await found({ keyword: 'NUTW' })).toEqual([made.id]);
  expect(await found({ keyword: mei.mobile })).toEqual([made.id]);
  expect(await found({ keyword: mei.mobile.slice(0, 8) })).toEqual([]);
  expect(await found({ keyword: 'walnut', state: 'suspended' })).toEqual([]);
  expect((await found({}))[0]).toBe(made.id);
});

it('shows how many orders it had in the last 30 days', async () => {
  const shop = await people.shop();
  const buyer = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku();
  const first = await people.buy(buyer, skuId);
  await people.buy(buyer, skuId);
  await api.db
    .updateTable('orders')
    .set({ created_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', first.data.orderId)
    .execute();
  const { list } = (await wei.call('mallShop.list', { keyword: shop.code })).data;
  expect(list).toMatchObject([{ orders: 1 }]);
});

describe('a suspended shop', () => {
  it('is closed to shoppers at once, finishes what is sold, and reads why', async () => {
    const shop = await people.shop();
    const buyer = await people.shopper({ code: shop.code });
    const sold = await people.paidOrder(buyer, (await api.given.sku()).skuId);
    expect((await buyer.call('shop.info')).code).toBe(200);
    const asked = { id: shop.id, reason: 'Its papers have expired.' };
    expect((await wei.call('mallShop.suspend', asked)).code).toBe(200);
    expect((await buyer.call('shop.info')).code).toBe(40301);
    expect((await api.as().call('shop.checkCode', { code: shop.code })).data.checkStatus).toBe(0);
    expect((await shop.call('shop.update', { propaganda: 'x' })).msgKey).toBe('shop.suspended');
    expect((await shop.call('shopOrder.record', { id: sold })).code).toBe(200);
    const { list } = (await shop.call('message.list', { audience: 'shop' })).data;
    expect(list.find(({ type }) => type === 'shop.suspended')?.body).toContain('Its papers have expired.');
    expect(await noted(shop.id)).toMatchObject([
      { action: 'shop.suspend', diff: { new: { reason: asked.reason } } },
    ]);

    expect((await wei.call('mallShop.suspend', asked)).msgKey).toBe('shop.notOpen');
    expect((await wei.call('mallShop.reopen', { id: shop.id, reason: 'Renewed.' })).code).toBe(200);
    expect((await buyer.call('shop.info')).code).toBe(200);
    expect((await wei.call('mallShop.reopen', { id: shop.id, reason: 'x' })).msgKey).toBe(
      'shop.notSuspended',
    );
    expect((await shop.call('message.list', { audience: 'shop' })).data.list[0]?.body).toContain('Renewed.');
  });

  it('needs a reason, and a shop', async () => {
    const shop = await api.given.shop();
    expect((await wei.call('mallShop.suspend', { id: shop.id, reason: ' ' })).msgKey).toBe('shop.noReason');
    expect((await wei.call('mallShop.suspend', { id: 'nobody', reason: 'x' })).msgKey).toBe('missing');
    expect((await wei.call('mallShop.list', { keyword: shop.code })).data.list).toMatchObject([
      { state: 'open' },
    ]);
  });
});

describe('another code', () => {
  it('works at once, and the old one no more', async () => {
    const shop = await people.shop();
    const buyer = api.as({ code: shop.code });
    expect((await buyer.call('shop.info')).code).toBe(200);
    const code = newCode();
    const input = { id: shop.id, seen: shop.code, code };
    expect((await wei.call('mallShop.changeCode', input)).code).toBe(200);
    expect((await buyer.call('shop.info')).code).toBe(40301);
    expect((await api.as({ code }).call('shop.info')).data).toMatchObject({ id: shop.id, code });
    const { list } = (await shop.call('message.list', { audience: 'shop' })).data;
    expect(list[0]).toMatchObject({ title: `The shop code is ${code} now` });
    const [change] = (await shop.call('audit.list', { area: 'setting' })).data.list;
    expect(change?.changes).toEqual([{ field: 'Shop code', old: shop.code, new: code }]);
    expect((await wei.call('mallShop.changeCode', { ...input, code: newCode() })).msgKey).toBe(
      'shop.changedMeanwhile',
    );
  });

  it('is refused when it is no other, or of somebody else', async () => {
    const [shop, other] = [await api.given.shop(), await api.given.shop()];
    const asked = { id: shop.id, seen: shop.code };
    expect((await wei.call('mallShop.changeCode', { ...asked, code: shop.code })).msgKey).toBe(
      'shop.codeUnchanged',
    );
    expect((await wei.call('mallShop.changeCode', { ...asked, code: other.code })).msgKey).toBe(
      'shop.codeTaken',
    );
    expect((await wei.call('mallShop.changeCode', { ...asked, id: 'nobody', code: newCode() })).msgKey).toBe(
      'missing',
    );
  });
});

it('who may only look changes nothing', async () => {
  const reader = await operator(['shop.view']);
  const shop = await api.given.shop();
  expect((await reader.call('mallShop.list', {})).code).toBe(200);
  for (const name of ['mallShop.suspend', 'mallShop.reopen'] as const)
    expect((await reader.call(name, { id: shop.id, reason: 'x' })).code).toBe(40300);
});

describe('a shop seen as its people see it', () => {
  const begin = async (permissions: OperatorPermission[]) => {
    const shop = await api.given.shop();
    const seeing = await operator(permissions);
    const token = await api.signIn(seeing.memberId);
    const as = api.as({ token, lang: 'en' });
    const inOffice = <Name extends OperationName>(name: Name, input?: Sent<Name>) =>
      as.call(name, input, { 'x-shop': shop.id });
    const look = await as.call('mallShop.look', { id: shop.id, reason: 'Its owner asked for help' });
    return { shop, as, inOffice, look, memberId: seeing.memberId };
  };

  it('opens to one session for half an hour, to look and not to change, and stands in the shop’s log', async () => {
    const { shop, as, inOffice, look } = await begin(['shop.view']);
    expect(Date.parse(look.data.until) - Date.now()).toBeGreaterThan(25 * 60_000);
    expect((await inOffice('member.isShop')).data).toEqual({
      isShop: 1,
      shopId: shop.id,
      role: 'looking',
      permissions: ['shop.view', 'staff.view', 'goods.view', 'package.view'],
    });
    expect((await inOffice('priceFactor.show')).code).toBe(200);
    const change = { priceFactor: '2', seenFactor: '1.0000' };
    expect((await inOffice('priceFactor.update', change)).msgKey).toBe('shop.onlyLooking');
    expect((await inOffice('shopOrder.list', {})).msgKey).toBe('access.denied');
    expect((await inOffice('staff.shops')).data.list).toMatchObject([
      { id: shop.id, roleName: 'Looking only', active: true },
    ]);
    // Without the shop's name they work nowhere, and no other session of theirs sees it.
    expect((await as.call('member.isShop')).data.isShop).toBe(0);
    const hers = api.as({ token: await api.signIn(shop.ownerId), lang: 'en' });
    const [entry] = (await hers.call('audit.list', {})).data.list;
    expect(entry).toMatchObject({ title: 'Seen as the shop by an operator' });
    expect((await noted(shop.id)).at(-1)).toMatchObject({
      action: 'shop.look',
      diff: { new: { reason: 'Its owner asked for help' } },
    });
  });

  it('shows orders and money to operators who see those elsewhere', async () => {
    const { inOffice } = await begin(['shop.view', 'order.view', 'order.edit', 'finance.view']);
    expect((await inOffice('member.isShop')).data.permissions).toEqual([
      'shop.view',
      'staff.view',
      'goods.view',
      'package.view',
      'order.view',
      'want.view',
      'delivery.view',
      'finance.view',
    ]);
    expect((await inOffice('shopOrder.list', {})).code).toBe(200);
  });

  it.each([
    ['it is ended', ({ as }: Awaited<ReturnType<typeof begin>>) => as.call('shopLook.end')],
    [
      'its half hour is over',
      ({ shop }: Awaited<ReturnType<typeof begin>>) =>
        api.db
          .updateTable('shop_looks')
          .set({ ends_at: new Date(Date.now() - 1000) })
          .where('shop_id', '=', shop.id)
          .execute(),
    ],
    [
      'who looks is no operator any more',
      ({ memberId }: Awaited<ReturnType<typeof begin>>) =>
        api.db
          .updateTable('operators')
          .set({ removed_at: new Date() })
          .where('user_id', '=', memberId)
          .execute(),
    ],
  ])('is closed as soon as %s', async (_what, close) => {
    const seen = await begin(['shop.view']);
    expect((await seen.inOffice('priceFactor.show')).code).toBe(200);
    await close(seen);
    const closed = await eventually(
      async () => (await seen.inOffice('priceFactor.show')).msgKey,
      (msgKey) => msgKey !== null && msgKey !== undefined,
    );
    expect(closed).toBe('access.denied');
  });

  it('needs a reason and a shop that is there', async () => {
    const { as, shop } = await begin(['shop.view']);
    expect((await as.call('mallShop.look', { id: shop.id, reason: ' ' })).msgKey).toBe('shop.noReason');
    expect((await as.call('mallShop.look', { id: 'nobody', reason: 'x' })).msgKey).toBe('missing');
  });
});
