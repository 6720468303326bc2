import { operations } from '@mall/contract/operations';
import { type OperationName, wire } from '@mall/contract/core/wire';
import { sql } from 'kysely';
import { columnsSaying } from './columns-saying.ts';
import { createPeople, hashShown } from './people.ts';
import { samples } from './samples.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

/** Whole telephone numbers, and the street that this test writes. */
const readable = String.raw`(^|[^0-9A-Za-z-])1[3-9][0-9]{9}([^0-9A-Za-z]|$)|Tulip Street`;
const street = 'Tulip Street 9';

/** What a shop says about itself on its public page, and the record of its changes. */
const ofShops = ['audit_log.diff', 'shop_changes.fields'];

/**
 * Columns that by their name could hold where somebody is reached, and what was decided about each
 * (docs/decisions/065). A new one belongs here, sealed.
 */
const decided: Readonly<Record<string, string>> = {
  'addresses.detail': 'null in a sealed mall',
  'addresses.phone': 'null in a sealed mall',
  'banners.mobile_image': 'a picture',
  'boost_helps.address': 'a digest of a network address',
  'order_address_proposals.address': 'as that of an order, while it waits',
  'orders.address': 'name and regions; the rest sealed',
  'products.detail': 'the description of goods',
  'promoters.contact': 'sealed',
  'reviews.contact': 'which kind was found, not what it says',
  'shop_applications.contact': 'a name',
  'shop_jobs.reason_detail': 'why a file was refused',
  'shops.address': 'public',
  'shops.mobile': 'public',
  'sms_codes.mobile': 'an index',
  'staff_invitations.mobile': 'sealed',
  'staff_invitations.mobile_index': 'an index',
  'users.mobile': 'sealed',
  'users.mobile_index': 'an index',
  'wants.contact': 'a name',
  'wants.phone': 'sealed',
  'wants.phone_index': 'an index',
};

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('no column of any table keeps a telephone number or a street readable, whatever people do', async () => {
  const made = await createWorld(api);
  const { world, shop, buyer, stranger } = made;
  const operator = await api.given.member({ operator: true });
  await shop.call('shop.update', { mobile: '13600001234', address: street });
  const as = async (memberId: string) => api.as({ token: await api.signIn(memberId), code: shop.code });
  // Whoever may: every operation succeeds for one of them, as far as one call can.
  for (const name of Object.keys(wire) as OperationName[])
    for (const memberId of rolesFor(name, { shop, buyer, stranger, operator }))
      await (await as(memberId)).call(name, samples[name](world));

  const people = createPeople(api);
  const lin = await people.shopper({ code: shop.code });
  await lin.call('address.save', {
    ...(await api.given.regions()),
    name: '林',
    phone: '+86 139-5773 0001',
    detail: street,
    isDefault: true,
  });
  const home = (await lin.call('address.list')).data[0]?.id ?? '';
  const piece = { skuId: world.skuId, qty: 1, addressId: home };
  const previewHash = hashShown(await lin.call('order.previewDirect', piece));
  const { data: order } = await lin.call(
    'order.createDirect',
    { ...piece, previewHash },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await people.pay(lin, order.orderId);
  await shop.call('shopOrder.record', { id: order.orderId });
  const { data: seen } = await shop.call('shopOrder.detail', { id: order.orderId });
  expect(seen.address).toMatchObject({ phone: '+86 139-5773 0001', detail: street });
  const fresh = api.given.mobile();
  await lin.call('account.sendCode', { purpose: 'newMobile', mobile: fresh });
  await api.as().call('session.sendSms', { mobile: fresh });
  await shop.call('staff.invite', { mobile: fresh, roleId: 'sales' });
  const console_ = api.as({ token: await api.signIn(operator) });
  const owner = { mobile: lin.mobile, priceFactor: '1.0000' };
  for (const reply of [
    await console_.call('operator.add', { mobile: lin.mobile, role: 'support' }),
    await console_.call('mallShop.create', { ...owner, code: 'TULIP1', name: '橡木' }),
  ])
    expect(reply.code).toBe(200);
  const { data: shops } = await console_.call('mallShop.list', { keyword: lin.mobile });
  const masked = `${lin.mobile.slice(0, 3)}****${lin.mobile.slice(7)}`;
  expect(shops.list).toMatchObject([{ code: 'TULIP1', owner: { mobile: masked } }]);

  expect(await columnsSaying(api.db, readable)).toEqual(ofShops);
  const { rows } = await sql<{ action: string }>`
    select distinct action from audit_log where diff::text ~ ${readable}`.execute(api.db);
  expect(rows.filter(({ action }) => !action.startsWith('shop.'))).toEqual([]);
});

it('every column that could hold where somebody is reached has been thought about', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY')
      and column_name ~ 'phone|mobile|contact|address|street|^tel|detail$'
    order by 1`.execute(api.db);
  expect(rows.map(({ column }) => column)).toEqual(Object.keys(decided));
});

it('of two who register one number at once, one has it', async () => {
  const mobile = api.given.mobile();
  const form = { mobile, password: 'demo1234', repassword: 'demo1234' };
  await Promise.all(Array.from({ length: 6 }, () => api.as().call('session.register', form)));
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from users where mobile_index in (
      select mobile_index from users group by 1 having count(*) > 1)`.execute(api.db);
  expect(rows).toEqual([{ n: 0 }]);
  expect((await api.as().call('session.accountLogin', form)).code).toBe(200);
});

type Who = {
  shop: { ownerId: string };
  buyer: { memberId: string };
  stranger: { memberId: string };
  operator: string;
};

const rolesFor = (name: OperationName, { shop, buyer, stranger, operator }: Who): string[] => {
  const { access } = operations[name];
  if (name === 'account.remove' || name === 'session.logout') return [];
  if (access.startsWith('operator')) return [operator];
  return access.startsWith('staff') ? [shop.ownerId] : [buyer.memberId, stranger.memberId];
};
