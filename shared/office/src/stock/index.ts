// The stock of one seller's products: the list, its count, one SKU.
export { type StockDesk, StockDeskOf } from './desk.ts';
export { StockPage } from './StockPage.tsx';
