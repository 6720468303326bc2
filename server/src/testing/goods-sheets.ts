import type { GoodsContent } from '@mall/contract/seller/own-goods';
import type { Sent } from '@mall/contract/operations';
import type { editSheet } from './edit-sheet.ts';
import { wholeGoods } from './goods.ts';
import type { People } from './people.ts';
import { createWorker, sendImport, takeFile } from './shop-work.ts';
import type { Api } from './start-api.ts';

type Shop = Awaited<ReturnType<People['shop']>>;
/** The contract's own is readonly. */
export const asSent = (content: GoodsContent) => content as Sent<'ownGoods.create'>['content'];
type Cells = Parameters<Parameters<typeof editSheet>[1]>[0];
export type Change = Parameters<typeof editSheet>[1];

/** Changes the first row of a sheet alone. */
export const first =
  (over: Cells): Change =>
  (row, at) => [at === 0 ? { ...row, ...over } : row];

export type GoodsSheets = Awaited<ReturnType<typeof createGoodsSheets>>;

/** An operator and shops that send their products to sheets and back. */
export const createGoodsSheets = async (api: Api, people: People) => {
  const operatorId = await api.given.member({ operator: true });
  const operatorToken = await api.signIn(operatorId);
  const operator = api.as({ token: operatorToken, lang: 'en' });
  const brandId = String(await api.given.brand());

  /** A product on sale of the mall, named so that a search finds it alone. */
  const mallSofa = async (name: string, over: Partial<GoodsContent> = {}) => {
    const content = await wholeGoods(api, people, operatorId, {
      name: { zh: name, en: name },
      brandId,
      ...over,
    });
    const { data } = await operator.call('mallGoods.create', { content: asSent(content) });
    await operator.call('mallGoods.publish', data);
    return (await operator.call('mallGoods.detail', { id: data.id })).data;
  };
  const shopSofa = async (shop: Shop, name: string) => {
    const content = await wholeGoods(api, people, shop.ownerId, { name: { zh: name, en: name } });
    const { data } = await shop.call('ownGoods.create', { content: asSent(content) });
    const { data: at } = await shop.call('ownGoods.submit', { id: data.id, version: data.version });
    await operator.call('platformGoods.decide', { ...at, decision: 'approve' });
    return (await shop.call('ownGoods.detail', { id: data.id })).data;
  };

  const exportOfMall = async (filter: Sent<'mallGoods.export'>) => {
    const { run } = createWorker(api);
    const { data: job } = await operator.call('mallGoods.export', filter);
    await run(job.id);
    const { data } = await operator.call('mallJob.fileKey', { id: job.id, part: 'result' });
    return (await takeFile(api, operatorToken, `/api/platform/jobFile/${data.key}`)).bytes;
  };
  const exportOfShop = async (
    shop: { token?: string } & Pick<Shop, 'call'>,
    filter: Sent<'ownGoods.export'> = {},
  ) => {
    const { run } = createWorker(api);
    const { data: job } = await shop.call('ownGoods.export', filter);
    await run(job.id);
    const { data } = await shop.call('shopJob.fileKey', { id: job.id });
    return (await takeFile(api, shop.token, `/api/shop/jobFile/${data.key}`)).bytes;
  };
  /** Sends a list of the mall and checks it. */
  const checkOfMall = async (bytes: Buffer, pictures?: Buffer) => {
    const { run } = createWorker(api);
    const { data: job } = await sendImport(
      'platform/goodsImport',
      api,
      operatorToken,
      bytes,
      'x.xlsx',
      pictures,
    );
    await run(job.id);
    const [checked, rows] = await Promise.all([
      operator.call('mallJob.detail', { id: job.id }),
      operator.call('mallJob.rows', { id: job.id }),
    ]);
    return {
      job: checked.data,
      rows: rows.data.list,
      write: async (publish: boolean) => {
        await operator.call('mallJob.confirm', { id: job.id, ready: checked.data.ready ?? 0, publish });
        await run(job.id);
        return (await operator.call('mallJob.detail', { id: job.id })).data;
      },
    };
  };
  const checkOfShop = async (shop: Pick<Shop, 'call' | 'token'>, bytes: Buffer) => {
    const { run } = createWorker(api);
    const { data: job } = await sendImport('shop/productImport', api, shop.token, bytes, 'x.xlsx');
    await run(job.id);
    const now = async () => (await shop.call('shopJob.list')).data.list.find(({ id }) => id === job.id);
    const checked = await now();
    return {
      job: checked,
      rows: (await shop.call('shopJob.rows', { id: job.id })).data.list,
      write: async () => {
        await shop.call('shopJob.confirm', { id: job.id, ready: checked?.ready ?? 0 });
        await run(job.id);
        return now();
      },
    };
  };

  return {
    operatorId,
    operator,
    brandId,
    mallSofa,
    shopSofa,
    exportOfMall,
    exportOfShop,
    checkOfMall,
    checkOfShop,
  };
};
