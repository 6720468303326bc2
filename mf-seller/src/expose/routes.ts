import { officeWire } from '@mall/contract/wire.office';
import { bringOperations, type RouteDoors, withWords } from '@mall/platform';
import { openJobWords } from '../jobs/open-words.ts';

bringOperations(officeWire);

export const routes: RouteDoors = {
  'seller.shopInfo': () =>
    import('../shop/ShopInfoScreen.tsx').then((m) => ({ Component: m.ShopInfoScreen })),
  'seller.orderList': () =>
    import('../orders/OrderListScreen.tsx').then((m) => ({ Component: m.OrderListScreen })),
  'seller.jobs': () =>
    withWords(
      openJobWords,
      import('../jobs/JobsScreen.tsx').then((m) => m.JobsScreen),
    ),
  'seller.priceImport': () =>
    withWords(
      openJobWords,
      import('../jobs/ImportScreen.tsx').then((m) => m.ImportScreen),
    ),
};
