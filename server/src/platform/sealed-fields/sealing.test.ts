import { sql } from 'kysely';
import pg from 'pg';
import { createSecret } from '../ports/secret.ts';
import { json } from '../db/open.ts';
import { onPostgres } from '../../testing/engine.ts';
import { eventually } from '../../testing/eventually.ts';
import { createPeople } from '../../testing/people.ts';
import { testSecret } from '../../testing/given.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { columnsSaying } from '../../testing/columns-saying.ts';
import { mobileIndex, setFieldKeys, setStage } from './fields.ts';
import { sealRows } from './seal-rows.ts';
import { startSealing, takeSecret } from './sealing.ts';

const number = '13957730001';
const street = 'Tulip Street 9';
const readable = `${number}|${street}`;
const all = [
  'addresses.detail',
  'addresses.phone',
  'orders.address',
  'promoters.contact',
  'staff_invitations.mobile',
  'users.mobile',
  'wants.phone',
];

let api: Api;
let shop: Awaited<ReturnType<ReturnType<typeof createPeople>['shop']>>;
let buyer: Awaited<ReturnType<ReturnType<typeof createPeople>['shopper']>>;
let orderId: string;

const stageOf = async () => {
  const { rows } = await sql<{ stage: string }>`
    select value->>'stage' as stage from settings where key = 'sealedFields'`.execute(api.db);
  return rows[0]?.stage;
};

/** The database of this test, as a process knows it. */
const urlOf = async (): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return url.href;
};
const sealing = async () => {
  const said: string[] = [];
  const end = await startSealing({
    opened: api.opened,
    url: onPostgres ? await urlOf() : undefined,
    say: (line) => void said.push(line),
    fail: (error) => {
      throw error;
    },
  });
  return { said, end };
};

/** The mall in which the version before may still run, and everything as it would have stored it. */
const unseal = async () => {
  const contact = json({
    name: '林',
    phone: number,
    province: 'a',
    city: 'b',
    district: 'c',
    detail: street,
  });
  await sql`update settings set value = value || '{"stage":"open"}' where key = 'sealedFields'`.execute(
    api.db,
  );
  setStage('open');
  await sql`update users set mobile = ${number}, mobile_index = null where id = ${buyer.memberId}`.execute(
    api.db,
  );
  await sql`update addresses set phone = ${number}, detail = ${street}, sealed = null
    where user_id = ${buyer.memberId}`.execute(api.db);
  await sql`update wants set phone = ${number}, phone_index = ''`.execute(api.db);
  await sql`update staff_invitations set mobile = ${number}, mobile_index = null`.execute(api.db);
  await sql`update promoters set contact = ${number}`.execute(api.db);
  await sql`update orders set address = ${contact} where id = ${orderId}`.execute(api.db);
};

beforeAll(async () => {
  api = await startApi();
  const people = createPeople(api);
  shop = await people.shop();
  buyer = await people.shopper({ code: shop.code });
  orderId = await people.paidOrder(buyer, (await api.given.sku()).skuId);
  await shop.call('shopOrder.record', { id: orderId });
  await api.as({ code: shop.code }).call('purchaseRequest.create', {
    contact: '林',
    phone: '13800002222',
    quantity: 1,
    remark: 'a large table, please',
    ...(await api.given.regions()),
  });
  await shop.call('staff.invite', { mobile: '13700007777', roleId: 'sales' });
  await buyer.call('promoter.apply', {
    realName: '林小满',
    contact: '13800008888',
    reason: '朋友常问我家具从哪里买',
  });
  await unseal();
});
afterEach(() => setFieldKeys(testSecret));
afterAll(async () => {
  setStage('sealed'); // modules are shared with other files
  await api.stop();
});

const foundByNumber = async () => {
  expect((await buyer.call('address.list')).data).toMatchObject([{ phone: number, detail: street }]);
  expect((await buyer.call('order.detail', { id: orderId })).data).toMatchObject({
    address: { phone: number, detail: street },
  });
  expect((await buyer.call('promoter.progress')).data).toMatchObject({ contact: number });
  for (const keyword of [number, '0001'])
    expect((await shop.call('delivery.list', { keyword })).data.list).toMatchObject([{ orderId }]);
  expect((await shop.call('delivery.list', { keyword: '13957730002' })).data.list).toEqual([]);
  expect((await shop.call('shopPurchaseRequest.list', { keyword: number })).data.list).toHaveLength(1);
  expect((await shop.call('staff.search', { keyword: number })).data.list).toHaveLength(1);
};

describe('while processes of the version before may run', () => {
  it('their rows are read, and found by their numbers', async () => {
    expect(await columnsSaying(api.db, readable)).toEqual(all);
    await foundByNumber();
  });

  it('what is written is what they read', async () => {
    const people = createPeople(api);
    const mei = await people.shopper({ code: shop.code });
    await mei.call('address.save', {
      ...(await api.given.regions()),
      name: 'Mei',
      phone: '13977771234',
      detail: 'Rose Street 3',
      isDefault: true,
    });
    const made = await people.paidOrder(mei, (await api.given.sku()).skuId);
    await api.as().call('session.sendSms', { mobile: '13977771235' });
    const { rows } = await sql`
      select u.mobile, a.phone, a.detail, o.address->>'phone' as order_phone, o.address->>'detail' as order_detail,
        exists (select from sms_codes where mobile = '13977771235') as code
      from users u join addresses a on a.user_id = u.id and a.is_default join orders o on o.user_id = u.id
      where o.id = ${made}`.execute(api.db);
    expect(rows).toEqual([
      {
        mobile: mei.mobile,
        phone: '13977771234',
        detail: 'Rose Street 3',
        order_phone: expect.stringMatching(/^1\d{10}$/),
        order_detail: expect.any(String),
        code: true,
      },
    ]);
  });

  it('a number is that of one account, whichever version made it', async () => {
    const mobile = api.given.mobile();
    const old = `old-${mobile}`;
    await sql`insert into users (id, mobile, name, mobile_proved_at) values (${old}, ${mobile}, 'Lin', now())`.execute(
      api.db,
    );
    const form = { mobile, password: 'demo1234', repassword: 'demo1234' };
    expect((await api.as().call('session.register', form)).code).toBe(200);
    await api.as().call('session.sendSms', { mobile });
    const verify_code = api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
    const { data: token } = await api.as().call('session.codeLogin', { mobile, verify_code });
    expect(token).toMatch(/./);
    const { rows } = await sql`
      select id, mobile_index from users where mobile = ${mobile} or mobile_index = ${mobileIndex(mobile)}`.execute(
      api.db,
    );
    expect(rows).toEqual([{ id: old, mobile_index: mobileIndex(mobile) }]);
  });

  it('a number that they change is found no more by the one before', async () => {
    const [mobile, next] = [api.given.mobile(), api.given.mobile()];
    const id = await api.given.member({ mobile });
    await sql`update users set mobile = ${next} where id = ${id}`.execute(api.db);
    await takeSecret(api.db, testSecret);
    const { rows } = await sql`select mobile_index from users where id = ${id}`.execute(api.db);
    expect(rows).toEqual([{ mobile_index: mobileIndex(next) }]);
  });

  (onPostgres ? it : it.skip)('nothing is sealed, and all is once the last of them has ended', async () => {
    const former = new pg.Client({ connectionString: await urlOf() });
    await former.connect();
    const first = await sealing();
    const second = await sealing();
    expect([await stageOf(), first.said]).toEqual([
      'open',
      [expect.stringContaining('until no process of the version before')],
    ]);
    expect(await columnsSaying(api.db, readable)).toEqual(all);
    await former.end();
    expect(await eventually(stageOf, (stage) => stage === 'sealed')).toBe('sealed');
    expect(
      await eventually(
        async () => first.said.at(-1),
        (line) => line?.endsWith('are sealed') === true,
      ),
    ).toBeDefined();
    first.end();
    second.end();
    expect(await columnsSaying(api.db, readable)).toEqual([]);
    await foundByNumber();
    await unseal();
  });
});

describe('a mall that is sealed', () => {
  it('has sealed every row once, however often and from how many processes it is begun', async () => {
    await Promise.all([sealing(), sealing()]);
    const { said } = await sealing();
    expect([await stageOf(), said]).toEqual(['sealed', []]);
    expect(await columnsSaying(api.db, readable)).toEqual([]);
    await foundByNumber();
    expect((await buyer.call('invitation.list')).data.list).toHaveLength(1);
  });

  it('goes on where it was ended', async () => {
    await unseal();
    await takeSecret(api.db, testSecret);
    setStage('sealing');
    await sql`alter table promoters add constraint test_end check (contact = ${sql.lit(number)})`.execute(
      api.db,
    );
    await expect(sealRows(api.db)).rejects.toMatchObject({ code: '23514' });
    expect(await columnsSaying(api.db, readable)).toEqual(['orders.address', 'promoters.contact']);
    await sql`alter table promoters drop constraint test_end`.execute(api.db);
    await sealing();
    expect(await columnsSaying(api.db, readable)).toEqual([]);
  });

  it('starts with no other secret than that of its rows', async () => {
    const other = createSecret('another'.repeat(8));
    await expect(takeSecret(api.db, other)).rejects.toThrow('MALL_SECRET is not the one');
  });

  it.each([
    ['users', sql`update users set mobile = ${number}`],
    ['users', sql`insert into users (id, mobile, name) values ('old', ${number}, 'Lin')`],
    ['addresses', sql`update addresses set phone = ${number}, detail = ${street}, sealed = null`],
    ['wants', sql`update wants set phone = ${number}`],
    ['staff_invitations', sql`update staff_invitations set mobile = ${number}`],
    ['promoters', sql`update promoters set contact = ${number}`],
    ['orders', sql`update orders set address = address || '{"phone":"1"}'`],
    ['sms_codes', sql`update sms_codes set mobile = ${number}`],
  ])('takes no readable row of %s, as the version before would write it', async (table, write) => {
    await expect(write.execute(api.db)).rejects.toMatchObject({
      code: '23514',
      message: `${table} keeps no readable numbers and streets`,
    });
  });
});
