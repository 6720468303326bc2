// The stock of one seller's products: the list, its count, one SKU.
export { CountSheet } from './CountSheet.tsx';
export { type StockDesk, StockDeskOf } from './desk.ts';
export { StockPage } from './StockPage.tsx';
