import { StockDeskOf, StockPage } from '@mall/office/stock';
import { mallStockDesk } from './mall-stock-desk.ts';

/** The stock of the mall's own products. */
export function StockScreen() {
  return (
    <StockDeskOf value={mallStockDesk}>
      <StockPage />
    </StockDeskOf>
  );
}
