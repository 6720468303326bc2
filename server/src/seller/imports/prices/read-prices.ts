import { shopJob } from '@mall/contract/seller/shop-job';
import type { Language } from '@mall/contract/core/languages';
import { readTitled, type Sent, type SentRow } from '../core/titled.ts';
import type { ReadTable } from '../../../platform/spreadsheets/read.ts';
import { say } from '../phrases.ts';

const columns = ['sku', 'price'] as const;
type Column = (typeof columns)[number];
export type SentPrice = SentRow<Column>;
export type SentPrices = Sent<Column>;

/**
 * The prices of a file in any language; its other columns are for people. Throws import.columnMissing,
 * import.tooManyRows, import.noRows.
 */
export const readPrices = (table: ReadTable, language: Language): Promise<SentPrices> =>
  readTitled(table, {
    columns,
    titleOf: (column, one) => say(`prices.column.${column}`, one),
    required: columns,
    language,
    most: shopJob.importRows,
  });
