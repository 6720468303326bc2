import type { Readable } from 'node:stream';
import { type Language, pickText } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { Reader } from '../../../platform/db/open.ts';
import type { StoredStockWanted } from '../../../platform/db/schema.ts';
import type { Seller, SellerScope } from '../../../platform/http/seller.ts';
import { excelFile, type SheetColumn } from '../../../platform/spreadsheets/write.ts';
import { makeKey } from '../../exports/make-key.ts';
import { hasMoreRows, stockRows, type StockRowOf } from '../../stock/stock.queries.ts';
import { say } from '../phrases.ts';
import { countTitle } from './columns.ts';

/** A key to the sheet of what is to be counted, if one sheet can have all of it. Throws export.tooManyGoods. */
export const countSheetKey = async (
  reader: Reader,
  seller: Seller,
  wanted: StoredStockWanted,
): ReturnType<typeof makeKey> => {
  if (await hasMoreRows(reader, seller.scope, wanted, shopJob.importRows))
    throw new Refusal('export.tooManyGoods', { max: shopJob.importRows });
  return makeKey(reader, seller, { what: 'stock', ...wanted });
};

/** What is to be counted, as the list shows it: with the last column filled in the sheet can be sent back. */
export const countSheet = (
  reader: Reader,
  scope: SellerScope,
  wanted: StoredStockWanted,
  language: Language,
): Readable => {
  const columns: SheetColumn<StockRowOf>[] = [
    { title: countTitle('sku', language), kind: 'text', width: 12, value: ({ id }) => String(id) },
    { title: say('counts.column.goodsNo', language), kind: 'text', width: 16, value: (row) => row.goods_no },
    { title: say('counts.column.no', language), kind: 'text', width: 16, value: ({ no }) => no },
    {
      title: say('counts.column.product', language),
      kind: 'text',
      width: 36,
      value: ({ name }) => pickText(name, language).text,
    },
    {
      title: say('counts.column.spec', language),
      kind: 'text',
      width: 24,
      value: (row) => pickText(row.spec_text, language).text,
    },
    { title: say('counts.column.held', language), kind: 'number', width: 12, value: ({ held }) => held },
    { title: say('counts.column.toSend', language), kind: 'number', width: 12, value: (row) => row.to_send },
    {
      title: say('counts.column.setAside', language),
      kind: 'number',
      width: 12,
      value: (row) => row.set_aside,
    },
    { title: countTitle('onHand', language), kind: 'number', width: 12, value: ({ stock }) => stock },
    { title: countTitle('counted', language), kind: 'number', width: 12, value: () => null },
  ];
  return excelFile(
    say('counts.sheet', language),
    columns,
    stockRows(reader, scope, wanted, shopJob.importRows),
  );
};
