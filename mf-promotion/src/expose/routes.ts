import type { RouteDoors } from '@mall/platform';

export const routes: RouteDoors = {
  'promotion.seckillList': () => import('../seckillList/SeckillListScreen.tsx').then((m) => ({ Component: m.SeckillListScreen })),
};
