import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'seller.shopInfo': () => import('../shopInfo/ShopInfoScreen.tsx').then((m) => ({ Component: m.ShopInfoScreen })),
};
