import { officePaths } from '@mall/contract/seller/office-paths';
import { CountSheet } from '@mall/office/stock';

/** A count of the shop's own products by a sheet. */
export function CountSheetScreen() {
  return <CountSheet stockPath={officePaths.stock()} />;
}
