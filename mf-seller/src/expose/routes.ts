import { messageWire } from '@mall/contract/core/wire.member';
import { officeWire } from '@mall/contract/core/wire.office';
import { registerOperations, type RouteEntries, withPhrases } from '@mall/platform';
import declared from '../../remote.config.ts';
import { allowed } from '../permissions/allowed.tsx';
import { loadAuditPhrases } from '../audit/load-phrases.ts';
import { loadDeliveriesPhrases } from '@mall/office/deliveries/load-phrases';
import { loadInboxPhrases } from '../messages/load-phrases.ts';
import { loadPromotePhrases } from '../promote/load-phrases.ts';
import { loadOrderPhrases } from '../orders/load-phrases.ts';
import { loadRolesPhrases } from '../roles/load-phrases.ts';
import { loadShopPhrases } from '../shop/load-phrases.ts';
import { loadStaffPhrases } from '../staff/load-phrases.ts';
import { loadOverviewPhrases } from '../dashboard/load-phrases.ts';
import { loadShopCampaignPhrases } from '../campaigns/load-phrases.ts';
import { loadMallCampaignPhrases } from '../mall-campaigns/load-phrases.ts';
import { loadFactorPhrases } from '../prices/factor/load-phrases.ts';
import { loadPricesPhrases } from '../prices/list/load-phrases.ts';
import { loadCustomersPhrases } from '../customers/load-phrases.ts';
import { loadOrderDraftPhrases } from '@mall/office/order-drafts/load-phrases';
import { loadWantsPhrases } from '@mall/office/wants/load-phrases';
import { loadJobPhrases } from '@mall/office/jobs/load-phrases';
import { loadReportPhrases } from '@mall/office/reports/load-phrases';
import { loadShopSettlementPhrases } from '../settlement/load-phrases.ts';
import { loadShopReviewsPhrases } from '../reviews/load-phrases.ts';
import { loadStockPhrases } from '@mall/office/stock/load-phrases';
import { loadOfficeTalkPhrases } from '@mall/office/talk/load-phrases';
import { loadTransferAccountPhrases } from '@mall/office/transfer-accounts/load-phrases';
import { loadWebhookPhrases } from '@mall/office/webhooks/load-phrases';
import { loadOwnBrandsPhrases } from '../drafts/brands/load-phrases.ts';
import { loadOwnCasesPhrases } from '@mall/office/drafts/cases/load-phrases';
import { loadOwnGoodsPhrases } from '@mall/office/drafts/products/load-phrases';
import { loadOwnPackagesPhrases } from '@mall/office/drafts/packages/load-phrases';
import { loadGoodsFormPhrases } from '@mall/office/drafts/products/form/load-phrases';

registerOperations(officeWire);
registerOperations(messageWire);

export const routes: RouteEntries = allowed(declared.routes, {
  'seller.talk': () =>
    withPhrases(
      loadOfficeTalkPhrases,
      import('../talk/TalkScreen.tsx').then((m) => m.TalkScreen),
    ),
  'seller.customers': () =>
    withPhrases(
      loadCustomersPhrases,
      import('../customers/CustomersScreen.tsx').then((m) => m.CustomersScreen),
    ),
  'seller.overview': () =>
    withPhrases(
      loadOverviewPhrases,
      import('../dashboard/OverviewScreen.tsx').then((m) => m.OverviewScreen),
    ),
  'seller.shopInfo': () =>
    withPhrases(
      loadShopPhrases,
      import('../shop/ShopInfoScreen.tsx').then((m) => m.ShopInfoScreen),
    ),
  'seller.promote': () =>
    withPhrases(
      loadPromotePhrases,
      import('../promote/PromoteScreen.tsx').then((m) => m.PromoteScreen),
    ),
  'seller.shopMessage': () =>
    withPhrases(
      loadInboxPhrases,
      import('../messages/InboxScreen.tsx').then((m) => m.InboxScreen),
    ),
  'seller.staff': () =>
    withPhrases(
      loadStaffPhrases,
      import('../staff/StaffScreen.tsx').then((m) => m.StaffScreen),
    ),
  'seller.roles': () =>
    withPhrases(
      loadRolesPhrases,
      import('../roles/RolesScreen.tsx').then((m) => m.RolesScreen),
    ),
  'seller.audit': () =>
    withPhrases(
      loadAuditPhrases,
      import('../audit/ChangesScreen.tsx').then((m) => m.ChangesScreen),
    ),
  'seller.orderList': () =>
    withPhrases(
      loadOrderPhrases,
      import('../orders/OrderListScreen.tsx').then((m) => m.OrderListScreen),
    ),
  'seller.orderDrafts': () =>
    withPhrases(
      loadOrderDraftPhrases,
      import('../order-drafts/OrderDraftsScreen.tsx').then((m) => m.OrderDraftsScreen),
    ),
  'seller.coupons': () =>
    withPhrases(
      loadShopCampaignPhrases,
      import('../campaigns/coupons/coupon-kind.tsx').then((m) => m.CouponsScreen),
    ),
  'seller.couponForm': () =>
    withPhrases(
      loadShopCampaignPhrases,
      import('../campaigns/coupons/coupon-kind.tsx').then((m) => m.CouponFormScreen),
    ),
  'seller.mallCampaigns': () =>
    withPhrases(
      loadMallCampaignPhrases,
      import('../mall-campaigns/MallCampaignsScreen.tsx').then((m) => m.MallCampaignsScreen),
    ),
  'seller.flashSales': () =>
    withPhrases(
      loadShopCampaignPhrases,
      import('../campaigns/flash-sales/sale-kind.tsx').then((m) => m.FlashSalesScreen),
    ),
  'seller.flashSaleForm': () =>
    withPhrases(
      loadShopCampaignPhrases,
      import('../campaigns/flash-sales/sale-kind.tsx').then((m) => m.SaleFormScreen),
    ),
  'seller.deliveries': () =>
    withPhrases(
      loadDeliveriesPhrases,
      import('@mall/office/deliveries/list').then((m) => m.DeliveriesPage),
    ),
  'seller.delivery': () =>
    withPhrases(
      loadDeliveriesPhrases,
      import('../deliveries/DeliveryDetailScreen.tsx').then((m) => m.DeliveryDetailScreen),
    ),
  'seller.factor': () =>
    withPhrases(
      loadFactorPhrases,
      import('../prices/factor/PriceFactorScreen.tsx').then((m) => m.PriceFactorScreen),
    ),
  'seller.goodsList': () =>
    withPhrases(
      loadPricesPhrases,
      import('../prices/list/GoodsListScreen.tsx').then((m) => m.GoodsListScreen),
    ),
  'seller.retailPrice': () =>
    withPhrases(
      loadPricesPhrases,
      import('../prices/list/RetailPriceScreen.tsx').then((m) => m.RetailPriceScreen),
    ),
  'seller.wants': () =>
    withPhrases(
      loadWantsPhrases,
      import('../purchase-requests/WantsScreen.tsx').then((m) => m.WantsScreen),
    ),
  'seller.jobs': () =>
    withPhrases(
      loadJobPhrases,
      import('../jobs/JobsScreen.tsx').then((m) => m.JobsScreen),
    ),
  'seller.priceImport': () =>
    withPhrases(
      loadJobPhrases,
      import('../jobs/ImportScreen.tsx').then((m) => m.PriceImportScreen),
    ),
  'seller.goodsImport': () =>
    withPhrases(
      loadJobPhrases,
      import('../jobs/ImportScreen.tsx').then((m) => m.GoodsImportScreen),
    ),
  'seller.goodsManage': () =>
    withPhrases(
      loadOwnGoodsPhrases,
      import('../drafts/products/OwnGoodsScreen.tsx').then((m) => m.OwnGoodsScreen),
    ),
  'seller.customGoods': () =>
    withPhrases(
      loadOwnGoodsPhrases,
      import('../drafts/products/OwnGoodsScreen.tsx').then((m) => m.CustomGoodsScreen),
    ),
  'seller.addGoods': () =>
    withPhrases(
      loadGoodsFormPhrases,
      import('../drafts/products/ProductFormScreen.tsx').then((m) => m.ProductFormScreen),
    ),
  'seller.packages': () =>
    withPhrases(
      loadOwnPackagesPhrases,
      import('../drafts/packages/OwnPackagesScreen.tsx').then((m) => m.OwnPackagesScreen),
    ),
  'seller.packageForm': () =>
    withPhrases(
      loadOwnPackagesPhrases,
      import('../drafts/packages/PackageFormScreen.tsx').then((m) => m.PackageFormScreen),
    ),
  'seller.caseManage': () =>
    withPhrases(
      loadOwnCasesPhrases,
      import('../drafts/cases/OwnCasesScreen.tsx').then((m) => m.OwnCasesScreen),
    ),
  'seller.caseForm': () =>
    withPhrases(
      loadOwnCasesPhrases,
      import('../drafts/cases/CaseFormScreen.tsx').then((m) => m.CaseFormScreen),
    ),
  'seller.reports': () =>
    withPhrases(
      loadReportPhrases,
      import('../reports/ReportScreen.tsx').then((m) => m.ReportScreen),
    ),
  'seller.settlement': () =>
    withPhrases(
      loadShopSettlementPhrases,
      import('../settlement/SettlementScreen.tsx').then((m) => m.SettlementScreen),
    ),
  'seller.accounts': () =>
    withPhrases(
      loadTransferAccountPhrases,
      import('../transfer-accounts/AccountsScreen.tsx').then((m) => m.AccountsScreen),
    ),
  'seller.webhooks': () =>
    withPhrases(
      loadWebhookPhrases,
      import('../webhooks/WebhooksScreen.tsx').then((m) => m.WebhooksScreen),
    ),
  'seller.reviews': () =>
    withPhrases(
      loadShopReviewsPhrases,
      import('../reviews/ReviewsScreen.tsx').then((m) => m.ReviewsScreen),
    ),
  'seller.stock': () =>
    withPhrases(
      loadStockPhrases,
      import('../stock/StockScreen.tsx').then((m) => m.StockScreen),
    ),
  'seller.stockSheet': () =>
    withPhrases(
      loadJobPhrases,
      import('../stock/CountSheetScreen.tsx').then((m) => m.CountSheetScreen),
    ),
  'seller.goodsBrand': () =>
    withPhrases(
      loadOwnBrandsPhrases,
      import('../drafts/brands/OwnBrandsScreen.tsx').then((m) => m.OwnBrandsScreen),
    ),
});
