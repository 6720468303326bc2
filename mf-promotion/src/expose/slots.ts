import type { SlotEntries } from '@mall/platform';

export const slots: SlotEntries = {
  'product.promo': () => import('./ProductPromo.tsx').then((m) => ({ Component: m.ProductPromo })),
  'home.seckill': () => import('../seckill/SeckillStrip.tsx').then((m) => ({ Component: m.SeckillStrip })),
};
