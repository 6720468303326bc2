import { StockPage } from '@mall/office/stock';

/** The stock of the shop's own products. */
export function StockScreen() {
  return <StockPage />;
}
