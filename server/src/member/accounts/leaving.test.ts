import type { Sent } from '@mall/contract/operations';
import { sql } from 'kysely';
import { json } from '../../platform/db/open.ts';
import { signature } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { exportedTables } from './export.ts';
import { personalData } from './personal-data.ts';
import { mobileIndex, numberIndex, sealField } from '../../platform/sealed-fields/fields.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const codeTo = (mobile: string) => api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';

/** Columns of the database that refer to a member: by a foreign key, or by their name. */
const personalColumns = async (): Promise<Record<string, string[]>> => {
  const { rows } = await sql<{ t: string; c: string }>`
    select cl.relname as t, a.attname as c from pg_constraint k
      join pg_class cl on cl.oid = k.conrelid join pg_attribute a on a.attrelid = k.conrelid
        and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid = 'users'::regclass
    union
    select table_name, column_name from information_schema.columns c
    where table_schema = 'public' and column_name in
      ('user_id', 'owner_id', 'member_id', 'actor_id', 'added_by', 'confirmed_by', 'by')
      and exists (select 1 from information_schema.tables t where t.table_name = c.table_name
        and t.table_type = 'BASE TABLE')
    union select 'users', 'id' order by 1, 2`.execute(api.db);
  const found: Record<string, string[]> = {};
  for (const { t, c } of rows) found[t] = [...(found[t] ?? []), c];
  return found;
};

it('every table that names a member says what becomes of it', async () => {
  const declared = Object.entries(personalData).map(([table, { by }]) => [table, [...by].sort()]);
  expect(Object.fromEntries(declared)).toEqual(await personalColumns());
});

it('every table that says so is in the export', () => {
  const said = Object.entries(personalData).filter(([, { exported }]) => exported === 'yes');
  expect([...exportedTables].sort()).toEqual(said.map(([table]) => table).sort());
});

/** A member with data everywhere, all of it containing these words. */
const secret = 'Xiaoman-Q7';
const secretMobile = '13877770001';
const traces = async (): Promise<Shopper & { productId: string }> => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code, name: secret, mobile: secretMobile });
  const { skuId, productId } = await api.given.sku({ stock: 50 });
  const regions = await api.given.regions();
  await lin.call('address.save', {
    ...regions,
    id: lin.addressId,
    name: secret,
    phone: secretMobile,
    detail: secret,
  });
  await lin.call('member.saveProfile', { email: `${secret}@example.com`, birthday: '1990-01-01', sex: 2 });
  const id = await people.paidOrder(lin, skuId);
  await shop.call('shopOrder.record', { id });
  await shop.call('shopOrder.ship', { id, carrier: 'SF', receiptNo: 'SF1' });
  const deliveryId = (await lin.call('order.detail', { id })).data.deliveries[0]?.id ?? '';
  const line = (await lin.call('order.detail', { id })).data.lines[0]?.id ?? '';
  await shop.call('delivery.change', { id: deliveryId, step: 'installing' });
  await shop.call('delivery.change', {
    id: deliveryId,
    step: 'accepted',
    photos: [await people.picture(shop.ownerId), await people.picture(shop.ownerId)],
    form: { items: [{ lineId: line, state: 'ok', note: secret }], signedBy: secret, signature },
  });
  const lineId = (await lin.call('order.detail', { id })).data.lines[0]?.id ?? '';
  const image = await people.picture(lin.memberId);
  await lin.call('order.evaluate', {
    orderId: id,
    lines: [{ lineId, score: 5, text: 'a good piece', images: [image] }],
  });
  await lin.call('favourite.toggle', { productId, state: 1 });
  await lin.call('product.detail', { id: productId });
  await lin.call('cart.add', { skuId, qty: 1 });
  await lin.call('design.save', { name: secret, plan: samplePlan(skuId) });
  await lin.call('purchaseRequest.create', {
    contact: secret,
    phone: secretMobile,
    quantity: 1,
    remark: `${secret} wants`,
    ...regions,
  });
  const noted = await people.shop();
  const { data: want } = await api
    .as({ token: lin.token ?? '', code: noted.code })
    .call('purchaseRequest.create', {
      contact: secret,
      phone: secretMobile,
      quantity: 1,
      remark: `${secret} wants`,
      ...regions,
    });
  await noted.call('shopPurchaseRequest.update', {
    id: want.id,
    followUp: { note: `${secret} haggles` },
    end: 'lost',
    endNote: secret,
  });
  await lin.call('coupon.take', { id: await people.template() });
  await lin.call('savedView.save', { page: 'seller.orderList', name: secret, query: '' });
  const about = { kind: 'product', id: String(productId) } as const;
  const { data: talk } = await lin.call('talk.open', about);
  await lin.call('talk.send', { id: talk.id, key: 'one-message', words: secret, about });
  await api.db
    .insertInto('first_steps')
    .values({ shop_id: shop.id, user_id: lin.memberId, shared_at: null })
    .execute();
  await lin.call('message.prefer', { kind: 'order', sms: true, email: true });
  await lin.call('account.sendCode', { purpose: 'oldMobile' });
  await keyFor(lin);
  await api.db.insertInto('search_history').values({ user_id: lin.memberId, keyword: secret }).execute();
  const { productId: other } = await api.given.sku();
  await lin.call('favourite.toggle', { productId: other, state: 1 });
  await lin.call('favourite.remove', { ids: [other] });
  await lin.call('brandFollow.toggle', { brandId: String(await api.given.brand()), state: 1 });
  const packageId = await api.given.package({ slots: [{ key: 'sofa', skuIds: [skuId] }] });
  await lin.call('cart.add', { packageId, qty: 1, selection: [`sofa*${skuId}`] });
  await api.db
    .insertInto('history')
    .values({ user_id: lin.memberId, product_id: Number(other), day: '2026-01-02' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await people.hire(shop, lin, 'sales');
  await (await people.shop()).call('staff.invite', { mobile: secretMobile, roleId: 'sales' });
  await api.db
    .insertInto('promoter_picks')
    .values({ user_id: lin.memberId, product_id: Number(other) })
    .execute();
  await api.db.insertInto('referrals').values({ user_id: lin.memberId }).execute();
  await api.db
    .insertInto('file_keys')
    .values({
      key_hash: lin.memberId,
      shop_id: shop.id,
      user_id: lin.memberId,
      language: 'zh',
      wanted: json({ what: 'prices' }),
      expires_at: new Date(),
    })
    .execute();
  await api.db
    .insertInto('idempotency_keys')
    .values({
      user_id: lin.memberId,
      operation: 'order.createDirect',
      key: 'k',
      request_hash: 'h',
      response: json(1),
    })
    .execute();
  await api.db
    .insertInto('media_files')
    .values({ key: 'up/face.webp', owner_id: lin.memberId, kind: 'avatar', w: 1, h: 1, bytes: 1 })
    .execute();
  await sql`
    with key as (insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
        values ('pk', ${lin.memberId}, 'c', 'k', 0, '{}', ${secret})),
      app as (insert into authenticators (user_id, secret, confirmed_at) values (${lin.memberId}, 's', now())),
      code as (insert into recovery_codes (user_id, code_hash) values (${lin.memberId}, 'h')),
      challenge as (insert into passkey_challenges (bound_to, purpose, user_id, challenge, expires_at)
        values ('s', 'prove', ${lin.memberId}, 'c', now()))
    insert into sign_in_tickets (ticket_hash, user_id, user_agent, expires_at)
      values ('t', ${lin.memberId}, '', now())`.execute(api.db);
  await sql`insert into shop_applications (id, user_id, company, contact, country, store_name, sells, licence)
    values ('a', ${lin.memberId}, ${secret}, ${secret}, 'CN', 'Oak', ${secret}, '/media/proof/x.webp')`.execute(
    api.db,
  );
  await api.db
    .insertInto('promoters')
    .values({
      user_id: lin.memberId,
      status: 'approved',
      real_name: secret,
      contact: sealField(secretMobile, lin.memberId),
    })
    .execute();
  return { ...lin, productId };
};

const remove = async (lin: Shopper, mobile: string) => {
  await lin.call('account.sendCode', { purpose: 'removal' });
  return lin.call('account.remove', { verify_code: codeTo(mobile) });
};

/** Tables that contain a text, in any column. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE'`.execute(api.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} t where to_jsonb(t)::text ilike ${`%${text}%`} limit 1`.execute(
        api.db,
      );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
};

/** Rows of a member in each table whose rows are deleted with them. */
const rowsOf = async (memberId: string): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const [table, { by, leaving }] of Object.entries(personalData)) {
    if (leaving !== 'delete') continue;
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(by[0] ?? '')} = ${memberId}`.execute(
        api.db,
      );
    found[table] = rows.length;
  }
  return found;
};

describe('an account that is deleted', () => {
  it('leaves its orders and reviews without the person, nothing else, and its number is free', async () => {
    const lin = await traces();
    expect(await tablesWith(secret)).toEqual([
      'addresses',
      'conversation_messages',
      'delivery_forms',
      'design_versions',
      'designs',
      'messages',
      'orders',
      'passkeys',
      'promoters',
      'saved_views',
      'search_history',
      'shop_applications',
      'users',
      'want_follow_ups',
      'wants',
    ]);
    expect(await tablesWith(mobileIndex(secretMobile))).toEqual(['sms_codes', 'staff_invitations', 'users']);
    expect(await tablesWith(numberIndex(secretMobile, 'wants'))).toEqual(['wants']);
    expect(Object.values(await rowsOf(lin.memberId))).not.toContain(0);
    expect((await remove(lin, secretMobile)).code).toBe(200);

    for (const [table, left] of Object.entries(await rowsOf(lin.memberId)))
      expect({ table, left }).toEqual({ table, left: 0 });
    const face = await api.db
      .selectFrom('media_files')
      .select('key')
      .where('key', '=', 'up/face.webp')
      .execute();
    expect(face).toEqual([]);
    expect(await tablesWith(secret)).toEqual([]);
    for (const trace of [secretMobile, mobileIndex(secretMobile), numberIndex(secretMobile, 'wants')])
      expect(await tablesWith(trace)).toEqual([]);
    expect((await lin.call('member.userInfo')).code).toBe(40003);
    const { data } = await api.as().call('review.list', { productId: lin.productId });
    expect(data.list).toMatchObject([{ name: '***', avatar: null, text: 'a good piece' }]);
    const left = await api.db
      .selectFrom('orders')
      .select(['paid', 'address'])
      .where('user_id', '=', lin.memberId)
      .execute();
    expect(left.map(({ paid }) => paid > 0)).toEqual([true]);
    expect(left.map(({ address }) => Object.keys(address).toSorted())).toEqual([
      ['city', 'district', 'name', 'province'],
    ]);

    const anew = { mobile: secretMobile, password: 'demo1234', repassword: 'demo1234' };
    expect((await api.as().call('session.register', anew)).code).toBe(200);
    const { data: token } = await api.as().call('session.accountLogin', anew);
    expect((await api.as({ token }).call('order.list')).data.total).toBe(0);
  });

  it('is not deleted without a proof, or by the code of another purpose', async () => {
    const mobile = '13877770002';
    const lin = await people.shopper({ mobile });
    expect((await lin.call('account.remove', {})).msgKey).toBe('account.proofMissing');
    expect((await lin.call('account.remove', { password: 'demo1234' })).msgKey).toBe('account.wrongPassword');
    await lin.call('account.sendCode', { purpose: 'oldMobile' });
    expect((await lin.call('account.remove', { verify_code: codeTo(mobile) })).msgKey).toBe('sms.wrongCode');
    expect((await lin.call('member.userInfo')).code).toBe(200);
  });

  it('stays while an order is under way, and says so', async () => {
    const mobile = '13877770003';
    const lin = await people.shopper({ mobile });
    const { data } = await people.buy(lin, (await api.given.sku()).skuId);
    expect((await lin.call('account.removal')).data).toMatchObject({
      ordersUnderWay: [{ id: data.orderId }],
      moneyOwed: 0,
    });
    expect(await remove(lin, mobile)).toMatchObject({ msgKey: 'account.ordersUnderWay', data: { count: 1 } });
    await lin.call('order.cancel', { id: data.orderId });
    expect((await remove(lin, mobile)).code).toBe(200);
  });

  it('stays while money is owed or a shop is owned', async () => {
    const lin = await people.shopper({ mobile: '13877770004' });
    const txn = { id: 'owed', biz_type: 'refund', biz_id: 'owed' };
    await api.db.insertInto('ledger_txns').values(txn).execute();
    const entry = { txn_id: 'owed', currency: 'CNY' };
    const account = `member:${lin.memberId}:wallet`;
    await api.db
      .insertInto('ledger_entries')
      .values([
        { ...entry, idx: 0, account, delta: -500 },
        { ...entry, idx: 1, account: 'platform:test', delta: 500 },
      ])
      .execute();
    expect(await remove(lin, '13877770004')).toMatchObject({
      msgKey: 'account.moneyOwed',
      data: { amount: 500 },
    });
    const owner = await people.shopper({ mobile: '13877770005' });
    await api.given.shop({ ownerId: owner.memberId });
    expect((await remove(owner, '13877770005')).msgKey).toBe('account.ownsShop');
  });
});

/** The key to a member's data, for a code. */
const keyFor = async (who: Shopper) => {
  await who.call('account.sendCode', { purpose: 'export' });
  return who.call('account.exportKey', { verify_code: api.inbox.last()[0]?.code ?? '' });
};

describe('the export of one’s data', () => {
  it('is not given to an open screen: it takes a proof, and a code once', async () => {
    const lin = await people.shopper();
    const take = (input: Sent<'account.exportKey'> = {}) => lin.call('account.exportKey', input);
    expect((await take()).msgKey).toBe('account.proofMissing');
    expect((await take({ password: 'not-the-one' })).msgKey).toBe('account.wrongPassword');
    expect((await take({ verify_code: '000000' })).msgKey).toBe('sms.wrongCode');
    const keys = await api.db
      .selectFrom('data_exports')
      .selectAll()
      .where('user_id', '=', lin.memberId)
      .execute();
    expect(keys).toEqual([]);
    await lin.call('account.sendCode', { purpose: 'export' });
    const verify_code = api.inbox.last()[0]?.code ?? '';
    expect((await take({ verify_code })).code).toBe(200);
    expect((await take({ verify_code })).msgKey).toBe('sms.wrongCode');
  });

  it('holds what is bound to the member, once, and nothing of others', async () => {
    const shop = await people.shop();
    const [lin, mei] = [
      await people.shopper({ code: shop.code, name: 'Lin-export' }),
      await people.shopper({ name: 'Mei-export' }),
    ];
    const { skuId, productId } = await api.given.sku({ stock: 500 });
    for (const who of [lin, mei]) {
      await people.paidOrder(who, skuId);
      await who.call('favourite.toggle', { productId, state: 1 });
      await people.picture(who.memberId);
    }
    const { data } = await keyFor(lin);
    const reply = await api.app.inject({ method: 'GET', url: data.url });
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="furnimall-\d{4}-\d{2}-\d{2}\.json"$/,
    );
    const file: Record<string, unknown[]> = reply.json();
    expect(file.profile).toMatchObject({ id: lin.memberId, name: 'Lin-export' });
    expect(file.orders).toMatchObject([
      { lines: [{ sku_id: Number(skuId) }], payments: [{ status: 'succeeded' }] },
    ]);
    expect([file.addresses?.length, file.favourites?.length, file.pictures?.length]).toEqual([1, 1, 1]);
    expect(reply.body).not.toContain('Mei-export');
    expect(reply.body).not.toContain(mei.memberId);
    expect((await api.app.inject({ method: 'GET', url: data.url })).json().code).toBe(40400);
  });

  it('comes a hundred rows at a time, each once', async () => {
    const lin = await people.shopper();
    await api.db
      .insertInto('search_history')
      .values(
        Array.from({ length: 250 }, (_, index) => ({ user_id: lin.memberId, keyword: `word ${index}` })),
      )
      .execute();
    const { data } = await keyFor(lin);
    const file = (await api.app.inject({ method: 'GET', url: data.url })).json<{
      searches: { keyword: string }[];
    }>();
    expect(new Set(file.searches.map(({ keyword }) => keyword)).size).toBe(250);
    expect(file.searches).toHaveLength(250);
  });
});
