import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { sql } from 'kysely';
import { createPeople, type People } from '../../testing/people.ts';
import { cellsOf, createWorker, sendImport, takeFile } from '../../testing/shop-work.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** An operator with these permissions. */
const operatorWith = async (...keys: OperatorPermission[]) => {
  const memberId = await api.given.member();
  await api.given.operator(memberId, keys);
  const token = await api.signIn(memberId);
  return { ...api.as({ token, lang: 'en' }), memberId, token };
};
/** Orders without a shop, of one product with a word that nothing else has; the second one is paid. */
let words = 0;
const selling = async (count = 3) => {
  words += 1;
  const word = `Exported${words}x`;
  const lin = await people.shopper({});
  const { skuId } = await api.given.sku({ price: 129_950, freight: 8000, stock: 1000, name: word });
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(at === 1 ? await people.paidOrder(lin, skuId, 2) : (await people.buy(lin, skuId)).data.orderId);
  return { lin, word, ids };
};
type Asker = Awaited<ReturnType<typeof operatorWith>>;
/** An export that is written. */
const exported = async (by: Asker, input: Parameters<typeof by.call<'platformOrder.exportJob'>>[1]) => {
  const { data: job } = await by.call('platformOrder.exportJob', input);
  await createWorker(api).run(job.id);
  return job;
};
const take = async (by: Asker, id: string) => {
  const { data } = await by.call('mallJob.fileKey', { id });
  return takeFile(api, by.token, `/api/platform/jobFile/${data.key}`);
};
const seen = async (by: Asker) => (await by.call('mallJob.list', { size: 100 })).data.list;
/** A list of products that is sent; nothing reads it yet. */
const imported = async (by: Asker) =>
  (await sendImport('platform/goodsImport', api, by.token, Buffer.from('Name\nSofa\n'), 'spring.csv')).data;

describe("an export of the mall's own orders", () => {
  it('has what the list has found with the chosen columns, in the language of who asked, and none of a shop', async () => {
    const wei = await operatorWith('order.view');
    const { word } = await selling(3);
    const shop = await people.shop();
    const buyer = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ stock: 5, name: word });
    await people.buy(buyer, skuId);
    const { data: list } = await wei.call('platformOrder.list', { keyword: word });
    expect((await wei.call('platformOrder.exportCount', { keyword: word })).data).toEqual({
      orders: 3,
      lines: 3,
    });
    const job = await exported(wei, { keyword: word, columns: ['linePay', 'no', 'status'] });
    expect(job).toMatchObject({ kind: 'orderExport', mine: true, total: 3, about: { keyword: word } });
    expect((await seen(wei))[0]).toMatchObject({ state: 'done', rows: 3, actions: ['download'] });
    const file = await take(wei, job.id);
    expect(file.name).toMatch(/^orders-search-.*\.xlsx$/);
    const [titles, ...rows] = await cellsOf(file.bytes);
    expect(titles).toEqual(['Order no.', 'Status', 'Line total']);
    expect(rows.map(([no]) => no)).toEqual(list.list.map(({ no }) => no));
    expect(rows.map(([, status, pay]) => [status, pay])).toEqual([
      ['Awaiting payment', 1379.5],
      ['Paid', 2759],
      ['Awaiting payment', 1379.5],
    ]);
  });

  it.each([
    ['waits to be recorded', { need: 'record' as const }, [1]],
    ['is in a tab', { tab: 'awaitingPayment' as const }, [2, 0]],
    ['was placed today', { range: 'today' as const }, [2, 1]],
  ])('is of what the same filter lists: what %s', async (_what, filter, places) => {
    const wei = await operatorWith('order.view');
    const { word, ids } = await selling(3);
    await sql`update orders set created_at = now() - interval '3 days'
      where id = ${ids[0]} and ${'range' in filter}`.execute(api.db);
    const { data: list } = await wei.call('platformOrder.list', { keyword: word, ...filter });
    expect(list.list.map(({ id }) => ids.indexOf(id))).toEqual(places);
    const job = await exported(wei, { keyword: word, ...filter, columns: ['no'] });
    const rows = (await cellsOf((await take(wei, job.id)).bytes)).slice(1);
    expect(rows).toEqual(list.list.map(({ no }) => [no]));
  });

  it('has of named orders those without a shop, and is refused where none is left', async () => {
    const wei = await operatorWith('order.view');
    const { ids } = await selling(2);
    const shop = await people.shop();
    const buyer = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ stock: 5 });
    const theirs = (await people.buy(buyer, skuId)).data.orderId;
    const job = await exported(wei, { ids: [...ids, theirs], columns: ['no'] });
    expect(job.about.chosen).toBe(2);
    expect(await cellsOf((await take(wei, job.id)).bytes)).toHaveLength(3);
    expect((await wei.call('platformOrder.exportJob', { ids: [theirs] })).msgKey).toBe('export.nothing');
    expect((await shop.call('shopOrder.exportCount', { ids })).data).toEqual({ orders: 0, lines: 0 });
  });

  it('is in the log with what was asked for, and so is each file that is taken; a key opens once, for who asked', async () => {
    const wei = await operatorWith('order.view');
    const other = await operatorWith('order.view', 'audit.view');
    const { word } = await selling(1);
    const job = await exported(wei, { keyword: word, columns: ['no', 'phone'] });
    const { data: key } = await wei.call('mallJob.fileKey', { id: job.id });
    const url = `/api/platform/jobFile/${key.key}`;
    expect((await takeFile(api, other.token, url)).refused).toBe('export.keyOver');
    const tries = await Promise.all(Array.from({ length: 4 }, () => takeFile(api, wei.token, url)));
    expect(tries.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect((await take(other, job.id)).status).toBe(200);
    const rows = await api.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'shop_id', 'diff'])
      .where('object', '=', `job:${job.id}`)
      .orderBy('at')
      .execute();
    expect(rows).toMatchObject([
      {
        action: 'export.orders',
        actor_id: wei.memberId,
        shop_id: null,
        diff: { columns: ['no', 'phone'], filter: { keyword: word } },
      },
      { action: 'export.download', actor_id: wei.memberId, shop_id: null },
      { action: 'export.download', actor_id: other.memberId, shop_id: null },
    ]);
    const { data: log } = await other.call('operatorLog.list', { actorId: wei.memberId, area: 'order' });
    expect(log.list.map(({ title }) => title)).toEqual(['Export downloaded', 'Orders exported']);
  });

  it('is cancelled, and counts among the three things that the mall does at a time', async () => {
    const wei = await operatorWith('order.view');
    const { word } = await selling(1);
    const begin = () => wei.call('platformOrder.exportJob', { keyword: word });
    const begun = [await begin(), await begin(), await begin()];
    expect((await begin()).msgKey).toBe('job.tooMany');
    for (const { data } of begun)
      expect((await wei.call('mallJob.cancel', { id: data.id })).data.state).toBe('cancelled');
    const { run } = createWorker(api);
    await run(begun[0]?.data.id ?? '');
    expect((await seen(wei))[0]).toMatchObject({ state: 'cancelled', actions: [] });
  });

  it('wants a proof that is fresh, to be begun and to be fetched', async () => {
    const wei = await operatorWith('order.view');
    const { word } = await selling(1);
    const job = await exported(wei, { keyword: word });
    await sql`update sessions set proved_at = now() - interval '11 minutes' where user_id = ${wei.memberId}`.execute(
      api.db,
    );
    expect((await wei.call('platformOrder.exportJob', { keyword: word })).msgKey).toBe('proof.needed');
    expect((await wei.call('mallJob.fileKey', { id: job.id })).msgKey).toBe('proof.needed');
  });
});

describe('the jobs of the mall', () => {
  it('are seen by the kinds whose things the operator may see', async () => {
    const [orders, goods, both, none] = [
      await operatorWith('order.view'),
      await operatorWith('catalogue.edit', 'catalogue.view'),
      await operatorWith('order.view', 'catalogue.view'),
      await operatorWith('shop.view'),
    ];
    const { word } = await selling(1);
    const out = await exported(orders, { keyword: word });
    const into = await imported(goods);
    const ids = async (by: Asker) =>
      (await seen(by)).map(({ id }) => id).filter((id) => [out.id, into.id].includes(id));
    expect(await ids(orders)).toEqual([out.id]);
    expect(await ids(goods)).toEqual([into.id]);
    expect((await ids(both)).toSorted()).toEqual([out.id, into.id].toSorted());
    expect(await seen(none)).toEqual([]);
    const { data: narrowed } = await both.call('mallJob.list', { kind: 'orderExport', size: 100 });
    expect(new Set(narrowed.list.map(({ kind }) => kind))).toEqual(new Set(['orderExport']));
    expect((await goods.call('mallJob.list', { kind: 'orderExport' })).data.list).toEqual([]);
    await goods.call('mallJob.cancel', { id: into.id });
  });

  it('of a kind that the operator may not see are nowhere', async () => {
    const [orders, goods] = [
      await operatorWith('order.view'),
      await operatorWith('catalogue.edit', 'catalogue.view'),
    ];
    const out = await exported(orders, { keyword: (await selling(1)).word });
    const into = await imported(goods);
    for (const [by, id] of [
      [goods, out.id],
      [orders, into.id],
    ] as const) {
      for (const name of ['mallJob.detail', 'mallJob.cancel', 'mallJob.retry', 'mallJob.fileKey'] as const)
        expect((await by.call(name, { id })).msgKey).toBe('missing');
      expect((await by.call('mallJob.confirm', { id, ready: 1 })).msgKey).toBe('missing');
    }
    await goods.call('mallJob.cancel', { id: into.id });
  });

  it('that are imports are shown to who may see the catalogue, and moved by who may change it', async () => {
    const [looker, goods] = [
      await operatorWith('catalogue.view'),
      await operatorWith('catalogue.edit', 'catalogue.view'),
    ];
    const { id } = await imported(goods);
    expect((await looker.call('mallJob.detail', { id })).data.actions).toEqual([]);
    const denied = { code: 40300, msgKey: 'access.denied', data: 'operator:catalogue.edit' };
    for (const name of ['mallJob.cancel', 'mallJob.retry', 'mallJob.fileKey'] as const)
      expect(await looker.call(name, { id })).toMatchObject(denied);
    expect(await looker.call('mallJob.confirm', { id, ready: 1 })).toMatchObject(denied);
    expect((await goods.call('mallJob.detail', { id })).data.actions).toEqual(['cancel']);
    expect((await goods.call('mallJob.cancel', { id })).data.state).toBe('cancelled');
  });

  it('give no file to who lost the permission after asking for its key', async () => {
    const wei = await operatorWith('order.view', 'catalogue.edit');
    const job = await exported(wei, { keyword: (await selling(1)).word });
    const { data: key } = await wei.call('mallJob.fileKey', { id: job.id });
    const { data: list } = await wei.call('mallGoods.template');
    await sql`update operators set permissions = '{shop.view}' where user_id = ${wei.memberId}`.execute(
      api.db,
    );
    const url = (one: string) => `/api/platform/jobFile/${one}`;
    const token = await api.signIn(wei.memberId);
    expect((await takeFile(api, token, url(key.key))).refused).toBe('missing');
    expect((await takeFile(api, token, url(list.key))).refused).toBe('access.denied');
  });

  it('that are exports are none of a shop’s, and a shop’s none of the mall’s', async () => {
    const wei = await operatorWith('order.view');
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ stock: 5 });
    await people.buy(lin, skuId);
    const { data: theirs } = await shop.call('shopOrder.exportJob', { tab: 'all' });
    const mine = await exported(wei, { keyword: (await selling(1)).word });
    expect((await seen(wei)).map(({ id }) => id)).not.toContain(theirs.id);
    expect((await wei.call('mallJob.fileKey', { id: theirs.id })).msgKey).toBe('missing');
    expect((await shop.call('shopJob.fileKey', { id: mine.id })).msgKey).toBe('missing');
    expect((await shop.call('shopJob.list')).data.list.map(({ id }) => id)).toEqual([theirs.id]);
  });
});
