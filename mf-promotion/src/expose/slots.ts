import type { SlotDoors } from '@mall/platform';

export const slots: SlotDoors = {
  'product.promo': () => import('../seckill/SeckillOffer.tsx').then((m) => ({ Component: m.SeckillOffer })),
  'home.seckill': () => import('../seckill/SeckillStrip.tsx').then((m) => ({ Component: m.SeckillStrip })),
};
