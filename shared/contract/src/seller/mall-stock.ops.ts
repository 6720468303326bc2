import { Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { FileKey, ImportFile, ShopJob } from './shop-job.ops.ts';
import {
  BySku,
  StockChange,
  StockCount,
  StockCounted,
  StockDetail,
  StockFilter,
  StockSheetOf,
  StockMoves,
  StockMovesOf,
  StockPage,
  StockPoints,
  StockRow,
  StockUndo,
  StockUndone,
} from './stock.shapes.ts';

/** Stock of the mall's own products, as a shop keeps that of its own (docs/decisions/074). */
export const mallStockOps = {
  'mallStock.list': op('mallStock.list', {
    access: 'operator:catalogue.view',
    summary: "Stock of the mall's own products, SKU by SKU",
    input: StockFilter,
    output: StockPage,
  }),
  'mallStock.detail': op('mallStock.detail', {
    access: 'operator:catalogue.view',
    summary: 'Stock of one SKU of the mall, with the orders that hold it or wait for it',
    input: BySku,
    output: StockDetail,
    refuses: ['missing'],
  }),
  'mallStock.moves': op('mallStock.moves', {
    access: 'operator:catalogue.view',
    summary: 'What moved the stock of one SKU of the mall, the newest first',
    input: StockMovesOf,
    output: StockMoves,
    refuses: ['missing'],
  }),
  'mallStock.change': op('mallStock.change', {
    access: 'operator:catalogue.edit',
    summary: 'Receives pieces of a SKU or corrects their number, at once; once for each `Idempotency-Key`',
    input: StockChange,
    output: StockRow,
    refuses: ['missing', 'stock.held', 'stock.tooMany', 'idempotency.mismatch'],
  }),
  'mallStock.count': op('mallStock.count', {
    access: 'operator:catalogue.edit',
    summary:
      'Sets the stock of SKUs to what was counted, of each where it is still what the counter was shown',
    input: StockCount,
    output: StockCounted,
    refuses: ['idempotency.mismatch'],
  }),
  'mallStock.undoCount': op('mallStock.undoCount', {
    access: 'operator:catalogue.edit',
    summary: 'Takes back what a count changed, by the difference: what was sold or received since stays',
    input: StockUndo,
    output: StockUndone,
    refuses: ['stock.undoTooLate', 'stock.countedSince', 'stock.undoHeld', 'stock.tooMany', 'job.notAllowed'],
  }),
  'mallStock.template': op('mallStock.template', {
    access: 'operator:catalogue.edit',
    summary: 'A key to an Excel sheet of what is to be counted, to fill in and send back',
    input: StockSheetOf,
    output: FileKey,
    refuses: ['export.tooManyGoods'],
  }),
  'mallStock.import': op('mallStock.import', {
    access: 'operator:catalogue.edit',
    summary:
      'Reads a count from an Excel or CSV file (multipart, field `file`) and checks it; writes nothing yet',
    input: ImportFile,
    output: ShopJob,
    refuses: ['upload.failed', 'upload.tooLarge', 'import.notTable', 'import.encrypted', 'job.tooMany'],
  }),
  'mallStock.reorder': op('mallStock.reorder', {
    access: 'operator:catalogue.edit',
    summary: 'Sets from how many free pieces down SKUs are low, for all of these or for none',
    input: StockPoints,
    output: Nothing,
    refuses: ['missing'],
  }),
};
