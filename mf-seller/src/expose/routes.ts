import { officeWire } from '@mall/contract/wire.office';
import { bringOperations, type RouteDoors } from '@mall/platform';

bringOperations(officeWire);

export const routes: RouteDoors = {
  'seller.shopInfo': () =>
    import('../shop/ShopInfoScreen.tsx').then((m) => ({ Component: m.ShopInfoScreen })),
  'seller.orderList': () =>
    import('../orders/OrderListScreen.tsx').then((m) => ({ Component: m.OrderListScreen })),
};
