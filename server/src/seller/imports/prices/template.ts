import type { Readable } from 'node:stream';
import { type Language, pickText } from '@mall/contract/core/languages';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Reader } from '../../../platform/db/open.ts';
import { excelFile, type SheetColumn } from '../../../platform/spreadsheets/write.ts';
import { goodsOf, type PricedGoods } from './goods.queries.ts';
import { say } from '../phrases.ts';

/** The shop's goods with their prices: after edits in the last column the file can be imported. */
export const priceTemplate = async (
  reader: Reader,
  shopId: string,
  language: Language,
): Promise<Readable> => {
  const columns: SheetColumn<PricedGoods>[] = [
    { title: say('prices.column.sku', language), kind: 'text', width: 12, value: ({ id }) => String(id) },
    { title: say('prices.column.goodsNo', language), kind: 'text', width: 16, value: (row) => row.goods_no },
    {
      title: say('prices.column.product', language),
      kind: 'text',
      width: 36,
      value: ({ name }) => pickText(name, language).text,
    },
    {
      title: say('prices.column.spec', language),
      kind: 'text',
      width: 24,
      value: (row) => pickText(row.spec_text, language).text,
    },
    {
      title: say('prices.column.platform', language),
      kind: 'money',
      width: 16,
      value: ({ platformPrice }) => platformPrice,
    },
    {
      title: say('prices.column.price', language),
      kind: 'money',
      width: 16,
      value: ({ shopPrice }) => shopPrice,
    },
  ];
  return excelFile(say('prices.sheet', language), columns, goodsOf(reader, shopId, shopJob.importRows));
};
