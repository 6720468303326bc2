import type { StockItem } from './useStock.ts';

/** The dialog that is open, and for which SKUs. */
export type Doing =
  | { what: 'receive' | 'correct'; sku: StockItem }
  | { what: 'point'; skus: readonly StockItem[] };
