import type { SlotDoors } from '@mall/platform';

export const slots: SlotDoors = {
  'product.promo': () => import('./ProductPromo.tsx').then((m) => ({ Component: m.ProductPromo })),
  'home.seckill': () => import('../seckill/SeckillStrip.tsx').then((m) => ({ Component: m.SeckillStrip })),
};
