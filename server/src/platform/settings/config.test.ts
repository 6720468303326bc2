import { json } from '../db/open.ts';
import { startApi, type Api } from '../../testing/start-api.ts';

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.stop());

describe('getConfig', () => {
  it('has what the spec names before anything is set', async () => {
    const { code, data } = await api.as().call('config.get');
    expect(code).toBe(200);
    expect(data).toMatchObject({
      shop_name: 'Furnimall',
      smallItemsBrandId: '50',
      smsLen: 6,
      codes: true,
      currency: 'CNY',
      sandbox: true,
    });
  });

  it('is in the language of the reader', async () => {
    expect((await api.as({ lang: 'zh' }).call('config.get')).data.shop_name).toBe('家具商城');
  });

  it('takes what the platform has set, and nothing that does not fit', async () => {
    await api.db
      .insertInto('settings')
      .values([
        { key: 'recordNumber', value: json('京ICP备00000000号') },
        { key: 'exhibitionUrl', value: json('not an address') },
      ])
      .execute();
    const { data } = await api.as().call('config.get');
    expect(data).toMatchObject({ record_number: '京ICP备00000000号', exhibitionUrl: null });
  });
});
