import { shopJob } from '@mall/contract/seller/shop-job';
import type { Language } from '@mall/contract/core/languages';
import { readTitled, type Sent, type SentRow } from '../core/titled.ts';
import type { ReadTable } from '../../../platform/spreadsheets/read.ts';
import { priceColumns } from './words.ts';

const { sku, price } = priceColumns;
const columns = { sku, price };
type Column = keyof typeof columns;
export type SentPrice = SentRow<Column>;
export type SentPrices = Sent<Column>;

/** The prices of a file; its other columns are for people. Throws import.columnMissing, import.tooManyRows, import.noRows. */
export const readPrices = (table: ReadTable, language: Language): Promise<SentPrices> =>
  readTitled(table, { columns, required: ['sku', 'price'], language, most: shopJob.importRows });
