import { messageWire } from '@mall/contract/core/wire.member';
import { officeWire } from '@mall/contract/core/wire.office';
import { registerOperations, type RouteEntries, withPhrases } from '@mall/platform';
import declared from '../../remote.config.ts';
import { allowed } from '../permissions/allowed.tsx';
import { openAuditWords } from '../audit/open-words.ts';
import { openDeliveriesWords } from '../deliveries/open-words.ts';
import { openInboxWords } from '../messages/open-words.ts';
import { openPromoteWords } from '../promote/open-words.ts';
import { openOrderWords } from '../orders/open-words.ts';
import { openRolesWords } from '../roles/open-words.ts';
import { openShopWords } from '../shop/open-words.ts';
import { openStaffWords } from '../staff/open-words.ts';
import { openOverviewWords } from '../dashboard/open-words.ts';
import { openFactorWords } from '../prices/factor/open-words.ts';
import { openPricesWords } from '../prices/list/open-words.ts';
import { openWantsWords } from '../purchase-requests/open-words.ts';
import { openJobWords } from '../jobs/open-words.ts';
import { openOwnBrandsWords } from '../drafts/brands/open-words.ts';
import { openOwnCasesWords } from '../drafts/cases/open-words.ts';
import { openOwnGoodsWords } from '../drafts/products/open-words.ts';
import { openOwnPackagesWords } from '../drafts/packages/open-words.ts';
import { openGoodsFormWords } from '../drafts/products/form/open-words.ts';

registerOperations(officeWire);
registerOperations(messageWire);

export const routes: RouteEntries = allowed(declared.routes, {
  'seller.overview': () =>
    withPhrases(
      openOverviewWords,
      import('../dashboard/OverviewScreen.tsx').then((m) => m.OverviewScreen),
    ),
  'seller.shopInfo': () =>
    withPhrases(
      openShopWords,
      import('../shop/ShopInfoScreen.tsx').then((m) => m.ShopInfoScreen),
    ),
  'seller.promote': () =>
    withPhrases(
      openPromoteWords,
      import('../promote/PromoteScreen.tsx').then((m) => m.PromoteScreen),
    ),
  'seller.shopMessage': () =>
    withPhrases(
      openInboxWords,
      import('../messages/InboxScreen.tsx').then((m) => m.InboxScreen),
    ),
  'seller.staff': () =>
    withPhrases(
      openStaffWords,
      import('../staff/StaffScreen.tsx').then((m) => m.StaffScreen),
    ),
  'seller.roles': () =>
    withPhrases(
      openRolesWords,
      import('../roles/RolesScreen.tsx').then((m) => m.RolesScreen),
    ),
  'seller.audit': () =>
    withPhrases(
      openAuditWords,
      import('../audit/ChangesScreen.tsx').then((m) => m.ChangesScreen),
    ),
  'seller.orderList': () =>
    withPhrases(
      openOrderWords,
      import('../orders/OrderListScreen.tsx').then((m) => m.OrderListScreen),
    ),
  'seller.deliveries': () =>
    withPhrases(
      openDeliveriesWords,
      import('../deliveries/DeliveryListScreen.tsx').then((m) => m.DeliveryListScreen),
    ),
  'seller.delivery': () =>
    withPhrases(
      openDeliveriesWords,
      import('../deliveries/DeliveryDetailScreen.tsx').then((m) => m.DeliveryDetailScreen),
    ),
  'seller.factor': () =>
    withPhrases(
      openFactorWords,
      import('../prices/factor/PriceFactorScreen.tsx').then((m) => m.PriceFactorScreen),
    ),
  'seller.goodsList': () =>
    withPhrases(
      openPricesWords,
      import('../prices/list/GoodsListScreen.tsx').then((m) => m.GoodsListScreen),
    ),
  'seller.retailPrice': () =>
    withPhrases(
      openPricesWords,
      import('../prices/list/RetailPriceScreen.tsx').then((m) => m.RetailPriceScreen),
    ),
  'seller.wants': () =>
    withPhrases(
      openWantsWords,
      import('../purchase-requests/WantsScreen.tsx').then((m) => m.WantsScreen),
    ),
  'seller.jobs': () =>
    withPhrases(
      openJobWords,
      import('../jobs/JobsScreen.tsx').then((m) => m.JobsScreen),
    ),
  'seller.priceImport': () =>
    withPhrases(
      openJobWords,
      import('../jobs/ImportScreen.tsx').then((m) => m.PriceImportScreen),
    ),
  'seller.goodsImport': () =>
    withPhrases(
      openJobWords,
      import('../jobs/ImportScreen.tsx').then((m) => m.GoodsImportScreen),
    ),
  'seller.goodsManage': () =>
    withPhrases(
      openOwnGoodsWords,
      import('../drafts/products/OwnGoodsScreen.tsx').then((m) => m.OwnGoodsScreen),
    ),
  'seller.customGoods': () =>
    withPhrases(
      openOwnGoodsWords,
      import('../drafts/products/OwnGoodsScreen.tsx').then((m) => m.CustomGoodsScreen),
    ),
  'seller.addGoods': () =>
    withPhrases(
      openGoodsFormWords,
      import('../drafts/products/form/ProductFormScreen.tsx').then((m) => m.ProductFormScreen),
    ),
  'seller.packages': () =>
    withPhrases(
      openOwnPackagesWords,
      import('../drafts/packages/OwnPackagesScreen.tsx').then((m) => m.OwnPackagesScreen),
    ),
  'seller.packageForm': () =>
    withPhrases(
      openOwnPackagesWords,
      import('../drafts/packages/PackageFormScreen.tsx').then((m) => m.PackageFormScreen),
    ),
  'seller.caseManage': () =>
    withPhrases(
      openOwnCasesWords,
      import('../drafts/cases/OwnCasesScreen.tsx').then((m) => m.OwnCasesScreen),
    ),
  'seller.caseForm': () =>
    withPhrases(
      openOwnCasesWords,
      import('../drafts/cases/CaseFormScreen.tsx').then((m) => m.CaseFormScreen),
    ),
  'seller.goodsBrand': () =>
    withPhrases(
      openOwnBrandsWords,
      import('../drafts/brands/OwnBrandsScreen.tsx').then((m) => m.OwnBrandsScreen),
    ),
});
