/**
 * Stock of a seller's own products, as its people move it: at once and without a review (docs/decisions/074). What is
 * on hand are pieces for sale; those of a paid order have left the stock, whether or not they were sent.
 */

/** Why somebody moves stock by hand, and which way it goes: pieces come, pieces leave, or either. */
export const stockReasons = {
  received: 'in',
  found: 'in',
  damaged: 'out',
  missing: 'out',
  showroom: 'out',
  supplier: 'out',
  mistake: 'either',
} as const;
export type StockReason = keyof typeof stockReasons;
export const stockReasonNames = Object.keys(stockReasons) as StockReason[]; // keys of a const table
/** Those of a correction; what is received has a form of its own. */
export const correctionReasons = stockReasonNames.filter((reason) => reason !== 'received');

/** Whether so many pieces more (or less, below 0) can have this reason. */
export const fitsReason = (reason: StockReason, change: number): boolean =>
  change !== 0 && (stockReasons[reason] === 'either' || (stockReasons[reason] === 'in') === change > 0);

/** All that moves stock, as its history names it. */
export const stockMoveKinds = [
  ...stockReasonNames,
  'counted',
  'countUndone',
  'sold',
  'returned',
  'takenBack',
  'published',
  'flashSale',
  'flashSaleEnd',
  'other',
] as const;
export type StockMoveKind = (typeof stockMoveKinds)[number];

export const stockTabs = ['all', 'low', 'out'] as const;
export type StockTab = (typeof stockTabs)[number];

export const stockLimits = {
  /** Pieces of one SKU. */
  most: 1_000_000,
  note: 200,
  /** Rows of one count, or of one change of reorder points. */
  rows: 200,
  /** SKUs of a list are counted up to this. */
  counted: 10_000,
  /** Orders that are listed as waiting for one SKU. */
  orders: 50,
  /** A count can be undone within so many hours. */
  undoHours: 24,
} as const;

/** A SKU without a reorder point of its own is low from so many free pieces down; also in migration 0061. */
export const usualReorderPoint = 5;
