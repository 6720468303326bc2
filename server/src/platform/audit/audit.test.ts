import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { createPeople } from '../../testing/people.ts';
import { changeAudit } from '../../testing/change-audit.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { inTransaction } from '../db/transaction.ts';
import { recordAudit } from './record.ts';
import { areaOf, areaPrefixes } from './actions.ts';
import { changesOf } from './describe-change.ts';
import zh from './phrases/zh.json' with { type: 'json' };
import { mobileOf } from '../../demo/people.ts';

let api: Api;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** A shop in which something of each area has happened. */
const busyShop = async () => {
  const shop = await people.shop();
  const lin = await people.shopper({ code: shop.code });
  const { skuId } = await api.given.sku({ stock: 10, price: 100_000 });
  const orderId = await people.paidOrder(lin, skuId);
  const clerk = await people.staff(shop.id, 'sales');
  await shop.call('shop.update', { storeName: '新店名' });
  await clerk.call('shopOrder.record', { id: orderId, productionDays: 3, urgent: true });
  await shop.call('staff.change', { id: clerk.memberId, roleId: 'manager', level: 2 });
  await shop.call('role.create', { name: 'Showroom', permissions: ['shop.view'] });
  return { shop, clerk, orderId };
};

describe('the list of changes', () => {
  it('says who changed what, from what to what, newest first', async () => {
    const { shop, clerk, orderId } = await busyShop();
    const { data } = await shop.call('audit.list', {});
    const no = (await shop.call('shopOrder.detail', { id: orderId })).data.no;
    expect(data.list.map(({ area, title, about }) => [area, title, about])).toEqual([
      ['role', 'Role made', 'Showroom'],
      ['staff', 'Staff changed', 'Lin'],
      ['order', 'Order recorded', no],
      ['setting', 'Change of the shop sent to review', ''],
    ]);
    expect(data.list[1]?.changes).toEqual([
      { field: 'Role', old: 'Sales', new: 'Manager' },
      { field: 'Level', old: '1', new: '2' },
    ]);
    expect(data.list[2]).toMatchObject({ actor: { id: clerk.memberId }, orderId });
    expect(data.list[2]?.changes).toContainEqual({ field: 'Urgent', old: null, new: 'yes' });
    expect(data.list[3]?.changes).toEqual([{ field: 'Shop name', old: '橡木之家', new: '新店名' }]);
  });

  it('is filtered by area, person and day, and goes on where a page ends', async () => {
    const { shop, clerk } = await busyShop();
    const titles = async (input: Parameters<typeof shop.call<'audit.list'>>[1]) =>
      (await shop.call('audit.list', input)).data.list.map(({ title }) => title);
    expect(await titles({ area: 'order' })).toEqual(['Order recorded']);
    expect(await titles({ actorId: clerk.memberId })).toEqual(['Order recorded']);
    const earlier = sql`update audit_log set at = '2026-03-05 23:30:00+08' where shop_id = ${shop.id}
      and action = 'role.create'`;
    await api.db.transaction().execute((tx) => changeAudit(tx, earlier));
    expect(await titles({ from: '2026-03-05', to: '2026-03-05' })).toEqual(['Role made']);
    expect(await titles({ to: '2026-03-04' })).toEqual([]);
    const seen: string[] = [];
    let before: string | undefined;
    for (let page = 0; page < 4; page += 1) {
      const { data } = await shop.call('audit.list', {
        size: 1,
        ...(before === undefined ? {} : { before }),
      });
      seen.push(...data.list.map(({ action }) => action));
      before = data.next ?? undefined;
    }
    expect(seen).toEqual(['staff.change', 'order.record', 'shop.propose', 'role.create']);
    expect(before).toBeUndefined();
  });

  it('begins no page at a row of another shop', async () => {
    const [{ shop }, { shop: other }] = [await busyShop(), await busyShop()];
    const { data } = await other.call('audit.list', { size: 1 });
    expect((await shop.call('audit.list', { before: data.next ?? '' })).data.list).toEqual([]);
  });

  it('shows everybody the areas whose things they may see', async () => {
    const { shop } = await busyShop();
    const { data: role } = await shop.call('role.create', {
      name: 'Looker',
      permissions: ['shop.view', 'order.view'],
    });
    const looker = await people.staff(shop.id, 'sales');
    await shop.call('staff.change', { id: looker.memberId, roleId: role.id });
    const { data } = await looker.call('audit.list', {});
    expect(data.areas).toEqual(['order', 'setting']);
    expect([...new Set(data.list.map(({ area }) => area))].sort()).toEqual(['order', 'setting']);
    expect(await looker.call('audit.list', { area: 'role' })).toMatchObject({
      code: 40300,
      data: 'staff.view',
    });
  });

  it('is another shop’s nowhere', async () => {
    const [{ shop, orderId }, { shop: other }] = [await busyShop(), await busyShop()];
    const { data } = await other.call('audit.list', { size: 100 });
    expect(data.list.some((change) => change.orderId === orderId)).toBe(false);
    expect(data.people.map(({ id }) => id)).not.toContain(shop.ownerId);
  });
});

describe('words of the list', () => {
  it('are an area’s for what has none of its own', async () => {
    const { shop } = await busyShop();
    const row = { shop_id: shop.id, actor_id: null, request_id: null, ip: null, object: 'sku:1' };
    await api.db
      .insertInto('audit_log')
      .values([
        {
          ...row,
          id: 'a-price',
          action: 'price.somethingNew',
          diff: sql`'{"old":{"price":100},"new":{"price":250}}'::jsonb`,
        },
        { ...row, id: 'a-setting', action: 'setting.somethingNew' },
      ])
      .execute();
    const { data } = await shop.call('audit.list', { size: 2 });
    expect(data.list.map(({ area, title }) => `${area}: ${title}`).sort()).toEqual([
      'price: Goods or price changed',
      'setting: Setting changed',
    ]);
    expect((await shop.call('audit.list', { area: 'price' })).data.list[0]).toMatchObject({
      actor: null,
      changes: [{ field: 'Price', old: '¥1.00', new: '¥2.50' }],
    });
  });

  it('tell rows that know only what is new', () => {
    expect(changesOf({ amount: 100, intentId: 'x' }, 'en')).toEqual([
      { field: 'Amount', old: null, new: '¥1.00' },
    ]);
    expect(changesOf({}, 'zh')).toEqual([]);
  });

  it('name the goods of a change, and what none of its own means', async () => {
    const { shop } = await busyShop();
    const { skuId, productId } = await api.given.sku({ name: 'Cloud sofa' });
    const by = { memberId: shop.ownerId };
    const object = `product:${productId}` as const;
    const [before, after] = [{ [skuId]: null }, { [skuId]: 250_00, count: 1 }];
    await inTransaction(api.db, (tx) =>
      recordAudit(tx, by, shop.id, { action: 'price.override', object, old: before, new: after }),
    );
    const [shown, hidden] = [{ [productId]: true }, { [productId]: false }];
    await inTransaction(api.db, (tx) =>
      recordAudit(tx, by, shop.id, { action: 'goods.shown', object, old: shown, new: hidden }),
    );
    const { data } = await shop.call('audit.list', { area: 'price' });
    expect(data.list.flatMap(({ changes }) => changes)).toEqual([
      { field: 'Cloud sofa', old: 'shown', new: 'hidden' },
      { field: 'How many', old: null, new: '1' },
      { field: 'Cloud sofa · Standard', old: 'default price', new: '¥250.00' },
    ]);
  });

  it('put each action into one area', () => {
    const known: readonly string[] = Object.values(areaPrefixes).flat();
    const areas = Object.keys(zh).flatMap((key) => /^action\.(\w+)/.exec(key)?.[1] ?? []);
    const unknown = areas.filter((area) => !known.includes(area));
    expect(areas.length).toBeGreaterThan(70);
    expect(unknown).toEqual([]);
    expect(['order.ship', 'staff.add', 'role.change', 'shop.propose', 'price.factor'].map(areaOf)).toEqual([
      'order',
      'staff',
      'role',
      'setting',
      'price',
    ]);
  });
});

it('a change has the time at which it was made, not at which its transaction began', async () => {
  const shop = await people.shop();
  const late = await inTransaction(api.db, async (tx) => {
    await sql`select pg_sleep(0.02)`.execute(tx);
    await recordAudit(tx, { memberId: shop.ownerId }, shop.id, {
      action: 'shop.propose',
      object: `shop:${shop.id}`,
    });
    const { rows } = await sql<{ late: boolean }>`
      select at >= now() + interval '20 milliseconds' as late from audit_log where shop_id = ${shop.id} order by at desc
        limit 1`.execute(tx);
    return rows[0]?.late;
  });
  expect(late).toBe(true);
});

it('every change of a shop is written down by recordAudit, which knows its words', () => {
  const base = path.join(import.meta.dirname, '../..');
  const writersOf = (words: string) =>
    readdirSync(base, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(path.join(base, file), 'utf8').includes(words))
      .sort();
  // The demo tells of days that are past.
  expect(writersOf("insertInto('audit_log')")).toEqual([
    'demo/own-drafts.ts',
    'platform/http/append-audit.ts',
  ]);
  // What an operator decides for the mall, and a member's own account, are of no shop.
  expect(writersOf('appendAudit(')).toEqual([
    'member/accounts/record-change.ts',
    'platform/audit/operator.ts',
    'platform/audit/record.ts',
  ]);
});

it('says that a remark was changed and not what it says, and loses the name of a member who leaves', async () => {
  const shop = await people.shop();
  const clerk = await people.staff(shop.id, 'sales');
  await shop.call('staff.change', { id: clerk.memberId, remark: 'often late' });
  await api.db
    .updateTable('users')
    .set(mobileOf('13899990001', clerk.memberId))
    .where('id', '=', clerk.memberId)
    .execute();
  await clerk.call('account.sendCode', { purpose: 'removal' });
  const code = api.inbox.last().find(({ mobile }) => mobile === '13899990001')?.code ?? '';
  expect((await clerk.call('account.remove', { verify_code: code })).code).toBe(200);
  const { data } = await shop.call('audit.list', { area: 'staff' });
  expect(data.list[0]).toMatchObject({
    title: 'Staff changed',
    about: '*',
    changes: [{ field: 'Remark', old: null, new: 'changed' }],
  });
});
