import path from 'node:path';
import { emptyGoods } from '@mall/contract/seller/own-goods';
import { sql } from 'kysely';
import { importDemo } from '../../../demo/import.ts';
import { createFolderStorage } from '../../../platform/ports/storage.ts';
import { importRegions } from '../../../catalog/regions/import.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { caseAdopter } from '../cases/adopted.ts';
import { packageAdopter } from '../packages/adopted.ts';
import { goodsAdopter } from '../products/adopted.ts';
import { adoptDrafts } from './adopt.ts';

let api: Api;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  await importRegions(api.db);
  await importDemo(api.db, createFolderStorage(path.join(api.settings.DATA_DIR, 'media')), () => {});
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
});
afterAll(() => api.stop());

/** Everything that shoppers get of the mall's products, as text. */
const shown = async (): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; row: string }>`
    select p.id, jsonb_build_array(to_jsonb(p), to_jsonb(l),
      (select jsonb_agg(to_jsonb(s) order by s.id) from skus s where s.product_id = p.id))::text as row
    from products p join listings l on l.product_id = p.id where p.shop_id is null`.execute(api.db);
  return new Map(rows.map(({ id, row }) => [id, row]));
};
const drafts = async () =>
  (
    await sql<{ id: string; product_id: number; version: number }>`
      select id, product_id, version from own_goods where shop_id is null order by product_id`.execute(api.db)
  ).rows;
const moves = async () => (await sql`select id from stock_moves`.execute(api.db)).rows.length;

it('every product of the demo is in the list, and shoppers see no difference when it is published as it is', async () => {
  const [before, movesBefore] = [await shown(), await moves()];
  const all = await drafts();
  expect(all.map((row) => row.product_id)).toEqual([...before.keys()].sort((a, b) => a - b));
  expect(all.length).toBeGreaterThanOrEqual(100);
  const { data: list } = await operator.call('mallGoods.list', { size: 1 });
  expect(list).toMatchObject({ total: all.length, counts: { approved: all.length } });
  for (const { id } of all) {
    const { data } = await operator.call('mallGoods.detail', { id });
    expect(data).toMatchObject({ state: 'approved', changed: [], savedBy: '' });
    const { data: kept } = await operator.call('mallGoods.save', {
      id,
      version: data.version,
      content: data.content,
    });
    const answer = await operator.call('mallGoods.publish', { id, version: kept.version });
    expect([id, answer.code, answer.data]).toEqual([id, 200, expect.objectContaining({ state: 'approved' })]);
  }
  expect(await shown()).toEqual(before);
  expect(await moves()).toBe(movesBefore);
});

it('a draft says all that a product of the demo has: written anew, only its texts stand together', async () => {
  const parsed = async () =>
    [...(await shown()).entries()].sort(([a], [b]) => a - b).map(([, row]) => JSON.parse(row) as unknown[]);
  const before = await parsed();
  // As if nothing were known of what was published last: every column is written.
  await sql`update own_goods set state = 'draft', live = ${JSON.stringify(emptyGoods)}::jsonb
    || jsonb_build_object('sales', content -> 'sales', 'brandId', content -> 'brandId')
    where shop_id is null`.execute(api.db);
  for (const { id, version } of await drafts())
    expect((await operator.call('mallGoods.publish', { id, version })).code).toBe(200);
  const after = await parsed();
  const entries = (row: unknown[] | undefined) =>
    [...Object.entries(row?.[0] ?? {}), ['listing', row?.[1]], ['skus', row?.[2]]] as const;
  const changed = before.flatMap((row, at) => {
    const now = new Map<unknown, unknown>(entries(after[at]));
    return entries(row).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(now.get(field)) ? [] : [field],
    );
  });
  expect([...new Set(changed)]).toEqual(['detail']);
});

it('gives a draft to what an importer brings, once, however often it runs', async () => {
  const { productId } = await api.given.sku({ name: 'Brought' });
  const known = (await drafts()).length;
  await Promise.all([adoptDrafts(api.db, goodsAdopter), adoptDrafts(api.db, goodsAdopter)]);
  await adoptDrafts(api.db, goodsAdopter);
  const found = (await drafts()).filter((row) => row.product_id === Number(productId));
  expect([found.length, (await drafts()).length]).toEqual([1, known + 1]);
  const { data } = await operator.call('mallGoods.detail', { id: found[0]?.id ?? '' });
  expect(data).toMatchObject({
    productId,
    content: { specType: 'single', skus: [{ valueIds: [], price: 100_000, stock: 100, was: 100 }] },
  });
});

it('a product of a shop gets none', async () => {
  const shop = await api.given.shop();
  const { productId } = await api.given.sku({ shopId: shop.id });
  await adoptDrafts(api.db, goodsAdopter);
  expect((await drafts()).some((row) => row.product_id === Number(productId))).toBe(false);
});

/** Everything that shoppers get of the mall's packages and design cases; a package's version is a number of its own. */
const shownRooms = async () => {
  const { rows: packages } = await sql<{ row: unknown }>`
    select to_jsonb(p) - 'live_version' || to_jsonb(v) - 'version' - 'at' as row
    from packages p join package_versions v on v.package_id = p.id and v.version = p.live_version
    where p.shop_id is null order by p.id`.execute(api.db);
  const { rows: cases } = await sql<{ row: unknown }>`
    select to_jsonb(c) as row from design_cases c where c.shop_id is null order by c.id`.execute(api.db);
  return { packages: packages.map(({ row }) => row), cases: cases.map(({ row }) => row) };
};

it('so it is with every package and every design case', async () => {
  const before = await shownRooms();
  const size = 100;
  const packages = (await operator.call('mallPackage.list', { size })).data;
  const cases = (await operator.call('mallCase.list', { size })).data;
  expect([packages.total, cases.total]).toEqual([before.packages.length, before.cases.length]);
  expect(Math.min(packages.total, cases.total)).toBeGreaterThan(5);
  for (const { id } of packages.list) {
    const { data } = await operator.call('mallPackage.detail', { id });
    expect(data).toMatchObject({ state: 'approved', changed: [], savedBy: '' });
    const { data: at } = await operator.call('mallPackage.save', {
      id,
      version: data.version,
      content: data.content,
    });
    expect([id, (await operator.call('mallPackage.publish', at)).data]).toMatchObject([
      id,
      { state: 'approved' },
    ]);
  }
  for (const { id } of cases.list) {
    const { data } = await operator.call('mallCase.detail', { id });
    expect(data).toMatchObject({ state: 'approved', changed: [], savedBy: '' });
    const { data: at } = await operator.call('mallCase.save', {
      id,
      version: data.version,
      content: data.content,
    });
    expect([id, (await operator.call('mallCase.publish', at)).data]).toMatchObject([
      id,
      { state: 'approved' },
    ]);
  }
  expect(await shownRooms()).toEqual(before);
});

it('written anew, a package is the same, and a design case shows its wide picture as its own', async () => {
  const before = await shownRooms();
  await sql`update own_packages set state = 'draft', live = live || '{"name": {}, "slogan": {}, "cover": null,
    "banner": null, "album": [], "hotspots": [], "rooms": [], "priceKind": "pieces"}'
    where shop_id is null`.execute(api.db);
  await sql`update own_cases set state = 'draft', live = live || '{"title": {}, "intro": {}, "room": null, "style": null,
    "area": null, "pictures": [], "plan": null}' where shop_id is null`.execute(api.db);
  for (const table of ['own_packages', 'own_cases'] as const) {
    const rows = await api.db
      .selectFrom(table)
      .select(['id', 'version'])
      .where('shop_id', 'is', null)
      .execute();
    const name = table === 'own_packages' ? 'mallPackage.publish' : 'mallCase.publish';
    for (const at of rows) expect((await operator.call(name, at)).code).toBe(200);
  }
  const after = await shownRooms();
  expect(fieldsThatDiffer(after.packages, before.packages)).toEqual([]);
  expect(fieldsThatDiffer(after.cases, before.cases)).toEqual(['cover', 'pictures']);
});

const fieldsThatDiffer = (some: readonly unknown[], others: readonly unknown[]): string[] => {
  const entries = (row: unknown) => Object.entries(Object(row));
  const changed = some.flatMap((row, at) => {
    const other = new Map<string, unknown>(entries(others[at]));
    return entries(row).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(other.get(field)) ? [] : [field],
    );
  });
  return [...new Set(changed)].sort();
};

it('gives drafts to packages and design cases once, however often and at once it runs, and none to those of shops', async () => {
  const shop = await api.given.shop();
  const { skuId } = await api.given.sku();
  const slots = [{ key: 'sofa', skuIds: [skuId] }];
  const mine = [await api.given.package({ slots }), await api.given.designCase({ skuId })];
  const theirs = [await api.given.package({ slots, shopId: shop.id }), await api.given.designCase({ skuId })];
  await sql`update design_cases set shop_id = ${shop.id} where id = ${Number(theirs[1])}`.execute(api.db);
  const adopt = () => [adoptDrafts(api.db, packageAdopter), adoptDrafts(api.db, caseAdopter)];
  await Promise.all([...adopt(), ...adopt()]);
  await Promise.all(adopt());
  const { rows } = await sql<{ id: number }>`
    select package_id as id from own_packages union all select case_id from own_cases`.execute(api.db);
  const draftsOf = (ids: readonly string[]) =>
    ids.map((id) => rows.filter((row) => row.id === Number(id)).length);
  expect([draftsOf(mine), draftsOf(theirs)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
});
