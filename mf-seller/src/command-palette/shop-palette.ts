import { paths } from '@mall/contract/core/paths';
import { officePaths } from '@mall/contract/seller/office-paths';
import type { PaletteDesk } from '@mall/office/palette';
import { opens, useMay } from '@mall/platform';
import { useCommands } from './useCommands.ts';

/** What a shop's office can be searched for, and where its keys lead; pages without a screen are absent. */
export const shopPalette: PaletteDesk = {
  useCommands,
  goKeys: {
    o: { to: officePaths.orders(), name: 'orders' },
    p: { to: '/userAdmin/goods/goodsList', name: 'goods' },
    d: { to: '/userAdmin/orders/orderDeliveryList', name: 'deliveries' },
    s: { to: paths.sellerOverview(), name: 'shop' },
  },
  useOpens: () => opens,
  useAddPath: () => (useMay('goods.edit') ? officePaths.productForm() : null),
  rowKeys: [
    { name: 'price', press: ['E'] },
    { name: 'hide', press: ['H'] },
  ],
};
