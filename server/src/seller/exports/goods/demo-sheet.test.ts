import path from 'node:path';
import { importRegions } from '../../../catalog/regions/import.ts';
import { importDemo } from '../../../demo/import.ts';
import { demoAccounts } from '../../../demo/people.ts';
import { createFolderStorage } from '../../../platform/ports/storage.ts';
import { mobileIndex } from '../../../platform/sealed-fields/fields.ts';
import { rowsOfSheet } from '../../../testing/edit-sheet.ts';
import { createWorker, sendImport, takeFile } from '../../../testing/shop-work.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await importRegions(api.db);
  await importDemo(api.db, createFolderStorage(path.join(api.settings.DATA_DIR, 'media')), () => {});
});
afterAll(() => api.stop());

const signIn = async (account: keyof typeof demoAccounts): Promise<string> => {
  const { id } = await api.db
    .selectFrom('users')
    .select('id')
    .where('mobile_index', '=', mobileIndex(demoAccounts[account].mobile))
    .executeTakeFirstOrThrow();
  return api.signIn(id);
};

describe('every product of the demo, exported and sent back as it is, is found unchanged', () => {
  it.each([
    ['zh', 'en'],
    ['en', 'zh'],
    ['indo', 'indo'],
    ['fili', 'en'],
  ] as const)('by the operator, taken in %s and sent in %s', async (taken, sent) => {
    const { run } = createWorker(api);
    const token = await signIn('operator');
    const reader = api.as({ token, lang: taken });
    const { total } = (await reader.call('mallGoods.list', { size: 1 })).data;
    const { data: job } = await reader.call('mallGoods.export', {});
    await run(job.id);
    const { data: key } = await reader.call('mallJob.fileKey', { id: job.id, part: 'result' });
    const file = await takeFile(api, token, `/api/platform/jobFile/${key.key}`);
    const rows = await rowsOfSheet(file.bytes);
    expect(rows.length).toBeGreaterThan(total);
    const { data: back } = await sendImport(
      'platform/goodsImport',
      api,
      token,
      file.bytes,
      'x.xlsx',
      undefined,
      sent,
    );
    await run(back.id);
    const { data: checked } = await reader.call('mallJob.detail', { id: back.id });
    expect(checked).toMatchObject({ state: 'checked', ready: 0, same: total, wrong: 0, problems: [] });
    const { data: outcomes } = await reader.call('mallJob.rows', { id: back.id, size: 1 });
    expect(outcomes.counts).toEqual({ same: rows.length });
  });

  it('by a shop', async () => {
    const { run } = createWorker(api);
    const token = await signIn('owner');
    const owner = api.as({ token, lang: 'en' });
    const { total } = (await owner.call('ownGoods.list', { size: 1 })).data;
    expect(total).toBeGreaterThan(0);
    const { data: job } = await owner.call('ownGoods.export', {});
    await run(job.id);
    const { data: key } = await owner.call('shopJob.fileKey', { id: job.id });
    const file = await takeFile(api, token, `/api/shop/jobFile/${key.key}`);
    const { data: back } = await sendImport('shop/productImport', api, token, file.bytes, 'x.xlsx');
    await run(back.id);
    const [checked] = (await owner.call('shopJob.list')).data.list;
    expect(checked).toMatchObject({ state: 'checked', ready: 0, same: total, wrong: 0, problems: [] });
  });
});
