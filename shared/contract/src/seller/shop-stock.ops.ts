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

/** Stock of a shop's own products (docs/decisions/074). */
export const shopStockOps = {
  'shopStock.list': op('shopStock.list', {
    access: 'staff:goods.view',
    summary: "Stock of the shop's own products, SKU by SKU",
    input: StockFilter,
    output: StockPage,
  }),
  'shopStock.detail': op('shopStock.detail', {
    access: 'staff:goods.view',
    summary: 'Stock of one SKU, with the orders that hold it or wait for it',
    input: BySku,
    output: StockDetail,
    refuses: ['missing'],
  }),
  'shopStock.moves': op('shopStock.moves', {
    access: 'staff:goods.view',
    summary: 'What moved the stock of one SKU, the newest first',
    input: StockMovesOf,
    output: StockMoves,
    refuses: ['missing'],
  }),
  'shopStock.change': op('shopStock.change', {
    access: 'staff:goods.edit',
    summary: 'Receives pieces of a SKU or corrects their number, at once; once for each `Idempotency-Key`',
    input: StockChange,
    output: StockRow,
    refuses: ['missing', 'stock.held', 'stock.tooMany', 'idempotency.mismatch'],
  }),
  'shopStock.count': op('shopStock.count', {
    access: 'staff:goods.edit',
    summary:
      'Sets the stock of SKUs to what was counted, of each where it is still what the counter was shown',
    input: StockCount,
    output: StockCounted,
    refuses: ['idempotency.mismatch'],
  }),
  'shopStock.undoCount': op('shopStock.undoCount', {
    access: 'staff:goods.edit',
    summary: 'Takes back what a count changed, by the difference: what was sold or received since stays',
    input: StockUndo,
    output: StockUndone,
    refuses: ['stock.undoTooLate', 'stock.countedSince', 'stock.undoHeld', 'stock.tooMany', 'job.notAllowed'],
  }),
  'shopStock.template': op('shopStock.template', {
    access: 'staff:goods.edit',
    summary: 'A key to an Excel sheet of what is to be counted, to fill in and send back',
    input: StockSheetOf,
    output: FileKey,
    refuses: ['export.tooManyGoods'],
  }),
  'shopStock.import': op('shopStock.import', {
    access: 'staff:goods.edit',
    summary:
      'Reads a count from an Excel or CSV file (multipart, field `file`) and checks it; writes nothing yet',
    input: ImportFile,
    output: ShopJob,
    refuses: ['upload.failed', 'upload.tooLarge', 'import.notTable', 'import.encrypted', 'job.tooMany'],
  }),
  'shopStock.reorder': op('shopStock.reorder', {
    access: 'staff:goods.edit',
    summary: 'Sets from how many free pieces down SKUs are low, for all of these or for none',
    input: StockPoints,
    output: Nothing,
    refuses: ['missing'],
  }),
};
