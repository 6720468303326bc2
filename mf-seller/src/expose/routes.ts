import { officeWire } from '@mall/contract/wire.office';
import { bringOperations, type RouteDoors, withWords } from '@mall/platform';
import { openFactorWords } from '../factor/open-words.ts';
import { openPricesWords } from '../prices/open-words.ts';

bringOperations(officeWire);

export const routes: RouteDoors = {
  'seller.shopInfo': () =>
    import('../shop/ShopInfoScreen.tsx').then((m) => ({ Component: m.ShopInfoScreen })),
  'seller.orderList': () =>
    import('../orders/OrderListScreen.tsx').then((m) => ({ Component: m.OrderListScreen })),
  'seller.factor': () =>
    withWords(
      openFactorWords,
      import('../factor/PriceFactorScreen.tsx').then((m) => m.PriceFactorScreen),
    ),
  'seller.goodsList': () =>
    withWords(
      openPricesWords,
      import('../prices/GoodsListScreen.tsx').then((m) => m.GoodsListScreen),
    ),
  'seller.retailPrice': () =>
    withWords(
      openPricesWords,
      import('../prices/RetailPriceScreen.tsx').then((m) => m.RetailPriceScreen),
    ),
};
