import { officeWire } from '@mall/contract/core/wire.office';
import { bringOperations, type RouteDoors, withWords } from '@mall/platform';
import declared from '../../remote.config.ts';
import { allowed } from '../allowed/allowed.tsx';
import { openAuditWords } from '../changes/open-words.ts';
import { openDeliveriesWords } from '../deliveries/open-words.ts';
import { openInboxWords } from '../inbox/open-words.ts';
import { openPromoteWords } from '../promote/open-words.ts';
import { openOrderWords } from '../orders/open-words.ts';
import { openRolesWords } from '../roles/open-words.ts';
import { openShopWords } from '../shop/open-words.ts';
import { openStaffWords } from '../staff/open-words.ts';
import { openOverviewWords } from '../overview/open-words.ts';
import { openFactorWords } from '../factor/open-words.ts';
import { openPricesWords } from '../prices/open-words.ts';
import { openWantsWords } from '../wants/open-words.ts';
import { openJobWords } from '../jobs/open-words.ts';
import { openOwnBrandsWords } from '../own-brands/open-words.ts';
import { openOwnCasesWords } from '../own-cases/open-words.ts';
import { openOwnGoodsWords } from '../own-goods/open-words.ts';
import { openOwnPackagesWords } from '../own-packages/open-words.ts';
import { openGoodsFormWords } from '../product-form/open-words.ts';

bringOperations(officeWire);

export const routes: RouteDoors = allowed(declared.routes, {
  'seller.overview': () =>
    withWords(
      openOverviewWords,
      import('../overview/OverviewScreen.tsx').then((m) => m.OverviewScreen),
    ),
  'seller.shopInfo': () =>
    withWords(
      openShopWords,
      import('../shop/ShopInfoScreen.tsx').then((m) => m.ShopInfoScreen),
    ),
  'seller.promote': () =>
    withWords(
      openPromoteWords,
      import('../promote/PromoteScreen.tsx').then((m) => m.PromoteScreen),
    ),
  'seller.shopMessage': () =>
    withWords(
      openInboxWords,
      import('../inbox/InboxScreen.tsx').then((m) => m.InboxScreen),
    ),
  'seller.staff': () =>
    withWords(
      openStaffWords,
      import('../staff/StaffScreen.tsx').then((m) => m.StaffScreen),
    ),
  'seller.roles': () =>
    withWords(
      openRolesWords,
      import('../roles/RolesScreen.tsx').then((m) => m.RolesScreen),
    ),
  'seller.audit': () =>
    withWords(
      openAuditWords,
      import('../changes/ChangesScreen.tsx').then((m) => m.ChangesScreen),
    ),
  'seller.orderList': () =>
    withWords(
      openOrderWords,
      import('../orders/OrderListScreen.tsx').then((m) => m.OrderListScreen),
    ),
  'seller.deliveries': () =>
    withWords(
      openDeliveriesWords,
      import('../deliveries/DeliveryListScreen.tsx').then((m) => m.DeliveryListScreen),
    ),
  'seller.delivery': () =>
    withWords(
      openDeliveriesWords,
      import('../deliveries/DeliveryDetailScreen.tsx').then((m) => m.DeliveryDetailScreen),
    ),
  'seller.factor': () =>
    withWords(
      openFactorWords,
      import('../factor/PriceFactorScreen.tsx').then((m) => m.PriceFactorScreen),
    ),
  'seller.goodsList': () =>
    withWords(
      openPricesWords,
      import('../prices/GoodsListScreen.tsx').then((m) => m.GoodsListScreen),
    ),
  'seller.retailPrice': () =>
    withWords(
      openPricesWords,
      import('../prices/RetailPriceScreen.tsx').then((m) => m.RetailPriceScreen),
    ),
  'seller.wants': () =>
    withWords(
      openWantsWords,
      import('../wants/WantsScreen.tsx').then((m) => m.WantsScreen),
    ),
  'seller.jobs': () =>
    withWords(
      openJobWords,
      import('../jobs/JobsScreen.tsx').then((m) => m.JobsScreen),
    ),
  'seller.priceImport': () =>
    withWords(
      openJobWords,
      import('../jobs/ImportScreen.tsx').then((m) => m.PriceImportScreen),
    ),
  'seller.goodsImport': () =>
    withWords(
      openJobWords,
      import('../jobs/ImportScreen.tsx').then((m) => m.GoodsImportScreen),
    ),
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
  'seller.packages': () =>
    withWords(
      openOwnPackagesWords,
      import('../own-packages/OwnPackagesScreen.tsx').then((m) => m.OwnPackagesScreen),
    ),
  'seller.packageForm': () =>
    withWords(
      openOwnPackagesWords,
      import('../own-packages/PackageFormScreen.tsx').then((m) => m.PackageFormScreen),
    ),
  'seller.caseManage': () =>
    withWords(
      openOwnCasesWords,
      import('../own-cases/OwnCasesScreen.tsx').then((m) => m.OwnCasesScreen),
    ),
  'seller.caseForm': () =>
    withWords(
      openOwnCasesWords,
      import('../own-cases/CaseFormScreen.tsx').then((m) => m.CaseFormScreen),
    ),
  'seller.goodsBrand': () =>
    withWords(
      openOwnBrandsWords,
      import('../own-brands/OwnBrandsScreen.tsx').then((m) => m.OwnBrandsScreen),
    ),
});
