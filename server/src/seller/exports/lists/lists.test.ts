import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { sql } from 'kysely';
import { sealField } from '../../../platform/sealed-fields/fields.ts';
import { cellsOf, createWorker, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';
import { listedRows } from './lists.queries.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const operatorWith = async (...keys: OperatorPermission[]) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, keys);
  const token = await api.signIn(memberId);
  return { ...api.as({ token, lang: 'en' }), memberId, token };
};
type Asker = Awaited<ReturnType<typeof operatorWith>>;
const fileOf = async (by: Asker, id: string) => {
  await createWorker(api).run(id);
  const { data } = await by.call('mallJob.fileKey', { id });
  return takeFile(api, by.token, `/api/platform/jobFile/${data.key}`);
};

describe('the console’s lists as files', () => {
  it('has the members that the list has found, masked, in the language of who asked; nothing is a formula', async () => {
    const wei = await operatorWith('member.view');
    const mobile = api.given.mobile();
    await api.given.member({ name: '=Qq1(1)', mobile });
    await api.given.member({ name: '=Qq1 two' });
    await api.given.member({ name: 'Somebody else' });
    const { data: job } = await wei.call('mallMember.exportJob', { keyword: '=Qq1' });
    expect(job).toMatchObject({ kind: 'memberExport', total: 2, mine: true, about: { keyword: '=Qq1' } });
    const file = await fileOf(wei, job.id);
    expect(file.name).toMatch(/^members-\d{4}-\d{2}-\d{2}\.xlsx$/);
    const [titles, ...rows] = await cellsOf(file.bytes);
    expect(titles).toEqual(['Name', 'Mobile', 'Proved', 'Level', 'Locked', 'Orders', 'Joined']);
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(['=Qq1 two', '=Qq1(1)']));
    expect(JSON.stringify(rows)).toContain(`${mobile.slice(0, 3)}****${mobile.slice(7)}`);
    expect(JSON.stringify(rows)).not.toContain(mobile);
    const [log] = await api.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('object', '=', `job:${job.id}`)
      .orderBy('at')
      .execute();
    expect(log).toMatchObject({
      action: 'export.members',
      diff: { new: { count: 2 }, filter: { searched: true } },
    });
    expect(JSON.stringify(log)).not.toContain('Qq1');
  });

  it('has shops, promoters and withdrawals with the filters of their lists', async () => {
    const wei = await operatorWith('shop.view', 'campaign.view', 'finance.view');
    const shop = await api.given.shop();
    const { data: shops } = await wei.call('mallShop.exportJob', { keyword: shop.code, state: 'open' });
    expect(shops).toMatchObject({ kind: 'shopExport', total: 1 });
    const [, first] = await cellsOf((await fileOf(wei, shops.id)).bytes);
    expect(first?.[1]).toBe(shop.code);
    expect(first?.[2]).toBe('Open');

    const userId = await api.given.member({ name: 'Xiao Promoter' });
    await api.db
      .insertInto('promoters')
      .values({
        user_id: userId,
        status: 'approved',
        code: 'AB12CD34',
        real_name: 'x',
        contact: sealField('13800008888', userId),
      })
      .execute();
    const asked = { keyword: 'AB12CD34', status: 'approved' } as const;
    const { data: promoters } = await wei.call('platformPromoter.exportJob', asked);
    const [, promoter] = await cellsOf((await fileOf(wei, promoters.id)).bytes);
    expect(promoter?.slice(0, 4)).toEqual([
      'Xiao Promoter',
      expect.stringContaining('****'),
      'AB12CD34',
      'Approved',
    ]);
    expect((await wei.call('platformPromoter.exportJob', { ...asked, status: 'pending' })).msgKey).toBe(
      'export.noRows',
    );
    await api.db
      .insertInto('withdrawals')
      .values({
        ...{ id: 'w1', no: 'W202611270001', user_id: userId, source: 'commission' as const },
        ...{ amount: 10_000, fee: 100, net: 9900, method: 'alipay' as const, holder: 'Xiao Promoter' },
        ...{ account: 'sealed', account_end: '1111' },
      })
      .execute();
    const { data: withdrawals } = await wei.call('platformWithdrawal.exportJob', {
      keyword: 'W202611270001',
    });
    const [titles, row] = await cellsOf((await fileOf(wei, withdrawals.id)).bytes);
    expect(Object.fromEntries((titles ?? []).map((title, at) => [title, row?.[at]]))).toMatchObject({
      State: 'Asked for',
    });
    expect(JSON.stringify(row)).toContain('W202611270001');
    expect(JSON.stringify(row)).not.toContain('sealed');
    expect((await wei.call('platformWithdrawal.exportJob', { keyword: 'no-such' })).msgKey).toBe(
      'export.noRows',
    );
  });

  it('is for who may see the list, as it is begun, seen and fetched', async () => {
    const wei = await operatorWith('member.view');
    const lin = await operatorWith('finance.view', 'shop.view');
    await api.given.member({ name: 'Rights Qq2' });
    expect((await lin.call('mallMember.exportJob', { keyword: 'Rights Qq2' })).code).toBe(40300);
    const { data: job } = await wei.call('mallMember.exportJob', { keyword: 'Rights Qq2' });
    await createWorker(api).run(job.id);
    expect((await lin.call('mallJob.detail', { id: job.id })).msgKey).toBe('missing');
    expect((await lin.call('mallJob.fileKey', { id: job.id })).msgKey).toBe('missing');
    const { list } = (await lin.call('mallJob.list', { size: 100 })).data;
    expect(list.map(({ id }) => id)).not.toContain(job.id);
  });

  it('has every row once over many batches, also of one moment', async () => {
    await sql`
      insert into users (id, mobile, mobile_index, name, created_at)
      select 'many-' || n, 'gone-many-' || n, 'gone-many-' || n, 'Many ' || n, timestamptz '2020-01-01' + (n / 400) * interval '1 second'
      from generate_series(1, 1201) n`.execute(api.db);
    const ids = new Set<string>();
    let rows = 0;
    for await (const { id } of listedRows(api.db, 'memberExport', { keyword: 'Many ' })) {
      ids.add(id);
      rows += 1;
    }
    expect([rows, ids.size]).toEqual([1201, 1201]);
    await sql`delete from users where id like 'many-%'`.execute(api.db);
  });

  it('no worker of the version before takes one', async () => {
    const wei = await operatorWith('member.view');
    await api.given.member({ name: 'Older Qq3' });
    const { data: job } = await wei.call('mallMember.exportJob', { keyword: 'Older Qq3' });
    await expect(
      api.db
        .updateTable('shop_jobs')
        .set({ worker: 'bothWays:counts:old', state: 'running', beat_at: new Date() })
        .where('id', '=', job.id)
        .execute(),
    ).rejects.toThrow('shop_jobs_lists');
  });
});
