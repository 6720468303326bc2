import type { Readable } from 'node:stream';
import { type Language, pickText } from '@mall/contract/core/languages';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Reader } from '../../../platform/db/open.ts';
import { excelFile, type SheetColumn } from '../../../platform/spreadsheets/write.ts';
import { goodsOf, type PricedGoods } from './goods.queries.ts';
import { priceColumns, priceSheetName } from './words.ts';

/** The shop's goods with their prices: what is changed in the last column and sent back is an import. */
export const priceTemplate = async (
  reader: Reader,
  shopId: string,
  language: Language,
): Promise<Readable> => {
  const columns: SheetColumn<PricedGoods>[] = [
    { title: priceColumns.sku[language], kind: 'text', width: 12, value: ({ id }) => String(id) },
    { title: priceColumns.goodsNo[language], kind: 'text', width: 16, value: (row) => row.goods_no },
    {
      title: priceColumns.product[language],
      kind: 'text',
      width: 36,
      value: ({ name }) => pickText(name, language).text,
    },
    {
      title: priceColumns.spec[language],
      kind: 'text',
      width: 24,
      value: (row) => pickText(row.spec_text, language).text,
    },
    {
      title: priceColumns.platform[language],
      kind: 'money',
      width: 16,
      value: ({ platformPrice }) => platformPrice,
    },
    { title: priceColumns.price[language], kind: 'money', width: 16, value: ({ shopPrice }) => shopPrice },
  ];
  return excelFile(priceSheetName[language], columns, goodsOf(reader, shopId, shopJob.importRows));
};
