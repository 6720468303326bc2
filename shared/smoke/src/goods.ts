import type { SampleGoods } from '@mall/contract/core/slot-samples';
import { z } from 'zod';
import { addressOf } from './accounts.ts';

const List = z.object({ data: z.object({ list: z.array(z.object({ id: z.string() })) }) });
const Detail = z.object({ data: z.object({ skus: z.array(z.object({ id: z.string() })) }) });

/** A product that the mall sells, for samples; ids that it may not have when it sells none. */
export const sampleGoods = async (mall: string): Promise<SampleGoods> => {
  try {
    const list = List.parse(await read(new URL(`${addressOf(mall, 'product.list').href}?page=1&size=1`)));
    const productId = list.data.list[0]?.id ?? '1';
    const at = addressOf(mall, 'product.detail').href.replace(/%7Bid%7D|\{id\}/, productId);
    const detail = Detail.parse(await read(new URL(at)));
    return { productId, skuId: detail.data.skus[0]?.id ?? '1' };
  } catch {
    return { productId: '1', skuId: '1' };
  }
};

const read = async (address: URL): Promise<unknown> =>
  (await fetch(address, { headers: { lang: 'en', 'x-locale': 'en' } })).json();
