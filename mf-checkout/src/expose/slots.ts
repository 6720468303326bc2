import type { SlotEntries } from '@mall/platform';

export const slots: SlotEntries = {
  'header.miniCart': () => import('../mini-cart/MiniCart.tsx').then((m) => ({ Component: m.MiniCart })),
};
