import type { SlotDoors } from '@mall/platform';

export const slots: SlotDoors = {
  'header.miniCart': () => import('../mini-cart/MiniCart.tsx').then((m) => ({ Component: m.MiniCart })),
};
