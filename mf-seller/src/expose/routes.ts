import { officeWire } from '@mall/contract/wire.office';
import { bringOperations, type RouteDoors, withWords } from '@mall/platform';
import { openOwnBrandsWords } from '../own-brands/open-words.ts';
import { openOwnGoodsWords } from '../own-goods/open-words.ts';
import { openGoodsFormWords } from '../product-form/open-words.ts';

bringOperations(officeWire);

export const routes: RouteDoors = {
  'seller.shopInfo': () =>
    import('../shop/ShopInfoScreen.tsx').then((m) => ({ Component: m.ShopInfoScreen })),
  'seller.orderList': () =>
    import('../orders/OrderListScreen.tsx').then((m) => ({ Component: m.OrderListScreen })),
  'seller.goodsManage': () =>
    withWords(
      openOwnGoodsWords,
      import('../own-goods/OwnGoodsScreen.tsx').then((m) => m.OwnGoodsScreen),
    ),
  'seller.customGoods': () =>
    withWords(
      openOwnGoodsWords,
      import('../own-goods/OwnGoodsScreen.tsx').then((m) => m.CustomGoodsScreen),
    ),
  'seller.addGoods': () =>
    withWords(
      openGoodsFormWords,
      import('../product-form/ProductFormScreen.tsx').then((m) => m.ProductFormScreen),
    ),
  'seller.goodsBrand': () =>
    withWords(
      openOwnBrandsWords,
      import('../own-brands/OwnBrandsScreen.tsx').then((m) => m.OwnBrandsScreen),
    ),
};
