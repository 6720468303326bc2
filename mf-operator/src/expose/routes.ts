import { operatorWire } from '@mall/contract/core/wire.operator';
import { proofWire } from '@mall/contract/core/wire.member';
import { setupWire } from '@mall/contract/core/wire.setup';
import { viewWire } from '@mall/contract/core/wire.views';
import { registerOperations, type RouteEntries, withPhrases } from '@mall/platform';
import { allowed } from '../frame/allowed.tsx';
import { loadAnnouncementsPhrases } from '../announcements/load-phrases.ts';
import { loadLegalTextsPhrases } from '../legal/load-phrases.ts';
import { loadMallBansPhrases } from '../bans/load-phrases.ts';
import { loadBrandsPhrases } from '../brands/load-phrases.ts';
import { loadAttributesPhrases } from '../attributes/load-phrases.ts';
import { loadCampaignsPhrases } from '../campaigns/load-phrases.ts';
import { loadCategoriesPhrases } from '../categories/load-phrases.ts';
import { loadContentPhrases } from '../content/load-phrases.ts';
import { loadOrdersPhrases } from '../orders/load-phrases.ts';
import { loadGoodsFormPhrases } from '@mall/office/drafts/products/form/load-phrases';
import { loadDeliveriesPhrases } from '@mall/office/deliveries/load-phrases';
import { loadJobPhrases } from '@mall/office/jobs/load-phrases';
import { loadMallCasesPhrases } from '../cases/load-phrases.ts';
import { loadMallPackagesPhrases } from '../packages/load-phrases.ts';
import { loadMallGoodsPhrases, loadSheetPhrases } from '../products/load-phrases.ts';
import { loadShopApplicationsPhrases } from '../shops/applications/load-phrases.ts';
import { loadShopsPhrases } from '../shops/load-phrases.ts';
import { loadMessageTextsPhrases } from '../message-texts/load-phrases.ts';
import { loadSearchesPhrases } from '../searches/load-phrases.ts';
import { loadSearchWordsPhrases } from '../search-words/load-phrases.ts';
import { loadShopsOrdersPhrases } from '../shop-orders/load-phrases.ts';
import { loadOrderDraftPhrases } from '@mall/office/order-drafts/load-phrases';
import { loadStockPhrases } from '@mall/office/stock/load-phrases';
import { loadSetupPhrases } from '../setup/load-phrases.ts';
import { loadReviewsPhrases } from '../reviews/load-phrases.ts';
import { loadShopperReviewsPhrases } from '../shopper-reviews/load-phrases.ts';
import { loadStartPhrases } from '../start/load-phrases.ts';
import { loadOfficeTalkPhrases } from '@mall/office/talk/load-phrases';
import { loadWantsPhrases } from '@mall/office/wants/load-phrases';
import { loadTransferAccountPhrases } from '@mall/office/transfer-accounts/load-phrases';
import { loadWebhookPhrases } from '@mall/office/webhooks/load-phrases';
import { loadMallPaymentsPhrases } from '../payments/load-phrases.ts';
import { loadWithdrawalsPhrases } from '../withdrawals/load-phrases.ts';
import { loadMallReportPhrases } from '../reports/load-phrases.ts';
import { loadMallSettlementPhrases } from '../settlement/load-phrases.ts';
import { loadMembersPhrases } from '../members/load-phrases.ts';
import { loadPromotersPhrases } from '../promoters/load-phrases.ts';
import { loadReleasesPhrases } from '../releases/load-phrases.ts';
import { loadSystemPhrases } from '../system/load-phrases.ts';
import { loadLogPhrases } from '../log/load-phrases.ts';
import { loadOperatorsPhrases } from '../operators/load-phrases.ts';

registerOperations({ ...operatorWire, ...viewWire, ...setupWire, ...proofWire });

/** The set-up uses the dialogs of brands and shops. */
const loadSettingsPhrases = () => Promise.all([loadSetupPhrases(), loadTransferAccountPhrases()]);
const loadWizardPhrases = () => Promise.all([loadSettingsPhrases(), loadBrandsPhrases(), loadShopsPhrases()]);

/** The frame in the mall's page, and the screens inside, each with the permission that its page declares. */
export const routes: RouteEntries = allowed({
  'operator.frame': () => import('../frame/ConsoleOutlet.tsx').then((m) => ({ Component: m.ConsoleOutlet })),
  'operator.setup': () =>
    withPhrases(
      loadWizardPhrases,
      import('../setup/SetupScreen.tsx').then((m) => m.SetupScreen),
    ),
  'operator.settings': () =>
    withPhrases(
      loadSettingsPhrases,
      import('../setup/SettingsScreen.tsx').then((m) => m.SettingsScreen),
    ),
  'operator.start': () =>
    withPhrases(
      loadStartPhrases,
      import('../start/StartScreen.tsx').then((m) => m.StartScreen),
    ),
  'operator.campaigns': () =>
    withPhrases(
      loadCampaignsPhrases,
      import('../campaigns/CampaignsScreen.tsx').then((m) => m.CampaignsScreen),
    ),
  'operator.campaignForm': () =>
    withPhrases(
      loadCampaignsPhrases,
      import('../campaigns/CampaignFormScreen.tsx').then((m) => m.CampaignFormScreen),
    ),
  'operator.talk': () =>
    withPhrases(
      loadOfficeTalkPhrases,
      import('../talk/TalkScreen.tsx').then((m) => m.TalkScreen),
    ),
  'operator.wants': () =>
    withPhrases(
      loadWantsPhrases,
      import('../wants/WantsScreen.tsx').then((m) => m.WantsScreen),
    ),
  'operator.shops': () =>
    withPhrases(
      loadShopsPhrases,
      import('../shops/ShopsScreen.tsx').then((m) => m.ShopsScreen),
    ),
  'operator.applications': () =>
    withPhrases(
      loadShopApplicationsPhrases,
      import('../shops/applications/ApplicationsScreen.tsx').then((m) => m.ApplicationsScreen),
    ),
  'operator.log': () =>
    withPhrases(
      loadLogPhrases,
      import('../log/LogScreen.tsx').then((m) => m.LogScreen),
    ),
  'operator.members': () =>
    withPhrases(
      loadMembersPhrases,
      import('../members/MembersScreen.tsx').then((m) => m.MembersScreen),
    ),
  'operator.promoters': () =>
    withPhrases(
      loadPromotersPhrases,
      import('../promoters/PromotersScreen.tsx').then((m) => m.PromotersScreen),
    ),
  'operator.promoterRates': () =>
    withPhrases(
      loadPromotersPhrases,
      import('../promoters/rates/RatesScreen.tsx').then((m) => m.RatesScreen),
    ),
  'operator.system': () =>
    withPhrases(
      loadSystemPhrases,
      import('../system/SystemScreen.tsx').then((m) => m.SystemScreen),
    ),
  'operator.releases': () =>
    withPhrases(
      loadReleasesPhrases,
      import('../releases/ReleasesScreen.tsx').then((m) => m.ReleasesScreen),
    ),
  'operator.categories': () =>
    withPhrases(
      loadCategoriesPhrases,
      import('../categories/CategoriesScreen.tsx').then((m) => m.CategoriesScreen),
    ),
  'operator.brands': () =>
    withPhrases(
      loadBrandsPhrases,
      import('../brands/BrandsScreen.tsx').then((m) => m.BrandsScreen),
    ),
  'operator.shopProducts': () =>
    withPhrases(
      loadMallBansPhrases,
      import('../bans/ShopProductsScreen.tsx').then((m) => m.ShopProductsScreen),
    ),
  'operator.attributes': () =>
    withPhrases(
      loadAttributesPhrases,
      import('../attributes/AttributesScreen.tsx').then((m) => m.AttributesScreen),
    ),
  'operator.messageTexts': () =>
    withPhrases(
      loadMessageTextsPhrases,
      import('../message-texts/MessageTextsScreen.tsx').then((m) => m.MessageTextsScreen),
    ),
  'operator.searches': () =>
    withPhrases(
      loadSearchesPhrases,
      import('../searches/SearchesScreen.tsx').then((m) => m.SearchesScreen),
    ),
  'operator.products': () =>
    withPhrases(
      loadMallGoodsPhrases,
      import('../products/ProductsScreen.tsx').then((m) => m.ProductsScreen),
    ),
  'operator.productForm': () =>
    withPhrases(
      loadGoodsFormPhrases,
      import('../products/ProductFormScreen.tsx').then((m) => m.ProductFormScreen),
    ),
  'operator.productSheet': () =>
    withPhrases(
      loadSheetPhrases,
      import('../products/SheetScreen.tsx').then((m) => m.SheetScreen),
    ),
  'operator.packages': () =>
    withPhrases(
      loadMallPackagesPhrases,
      import('../packages/PackagesScreen.tsx').then((m) => m.PackagesScreen),
    ),
  'operator.packageForm': () =>
    withPhrases(
      loadMallPackagesPhrases,
      import('../packages/PackageFormScreen.tsx').then((m) => m.PackageFormScreen),
    ),
  'operator.cases': () =>
    withPhrases(
      loadMallCasesPhrases,
      import('../cases/CasesScreen.tsx').then((m) => m.CasesScreen),
    ),
  'operator.caseForm': () =>
    withPhrases(
      loadMallCasesPhrases,
      import('../cases/CaseFormScreen.tsx').then((m) => m.CaseFormScreen),
    ),
  'operator.stock': () =>
    withPhrases(
      loadStockPhrases,
      import('../stock/StockScreen.tsx').then((m) => m.StockScreen),
    ),
  'operator.stockSheet': () =>
    withPhrases(
      loadJobPhrases,
      import('../stock/CountSheetScreen.tsx').then((m) => m.CountSheetScreen),
    ),
  'operator.content': () =>
    withPhrases(
      loadContentPhrases,
      import('../content/BannersScreen.tsx').then((m) => m.BannersScreen),
    ),
  'operator.searchWords': () =>
    withPhrases(
      loadSearchWordsPhrases,
      import('../search-words/SearchWordsScreen.tsx').then((m) => m.SearchWordsScreen),
    ),
  'operator.announcements': () =>
    withPhrases(
      loadAnnouncementsPhrases,
      import('../announcements/AnnouncementsScreen.tsx').then((m) => m.AnnouncementsScreen),
    ),
  'operator.legal': () =>
    withPhrases(
      loadLegalTextsPhrases,
      import('../legal/LegalScreen.tsx').then((m) => m.LegalScreen),
    ),
  'operator.orders': () =>
    withPhrases(
      loadOrdersPhrases,
      import('../orders/OrdersScreen.tsx').then((m) => m.OrdersScreen),
    ),
  'operator.orderDrafts': () =>
    withPhrases(
      loadOrderDraftPhrases,
      import('../order-drafts/OrderDraftsScreen.tsx').then((m) => m.OrderDraftsScreen),
    ),
  'operator.deliveries': () =>
    withPhrases(
      loadDeliveriesPhrases,
      import('../deliveries/DeliveriesScreen.tsx').then((m) => m.DeliveriesScreen),
    ),
  'operator.jobs': () =>
    withPhrases(
      loadJobPhrases,
      import('../jobs/JobsScreen.tsx').then((m) => m.JobsScreen),
    ),
  'operator.webhooks': () =>
    withPhrases(
      loadWebhookPhrases,
      import('../webhooks/WebhooksScreen.tsx').then((m) => m.WebhooksScreen),
    ),
  'operator.payments': () =>
    withPhrases(
      loadMallPaymentsPhrases,
      import('../payments/PaymentsScreen.tsx').then((m) => m.PaymentsScreen),
    ),
  'operator.withdrawals': () =>
    withPhrases(
      loadWithdrawalsPhrases,
      import('../withdrawals/WithdrawalsScreen.tsx').then((m) => m.WithdrawalsScreen),
    ),
  'operator.reports': () =>
    withPhrases(
      loadMallReportPhrases,
      import('../reports/ReportScreen.tsx').then((m) => m.ReportScreen),
    ),
  'operator.settlement': () =>
    withPhrases(
      loadMallSettlementPhrases,
      import('../settlement/SettlementScreen.tsx').then((m) => m.SettlementScreen),
    ),
  'operator.shopOrders': () =>
    withPhrases(
      loadShopsOrdersPhrases,
      import('../shop-orders/ShopOrdersScreen.tsx').then((m) => m.ShopOrdersScreen),
    ),
  'operator.reviews': () =>
    withPhrases(
      loadReviewsPhrases,
      import('../reviews/ReviewsScreen.tsx').then((m) => m.ReviewsScreen),
    ),
  'operator.shopperReviews': () =>
    withPhrases(
      loadShopperReviewsPhrases,
      import('../shopper-reviews/ShopperReviewsScreen.tsx').then((m) => m.ShopperReviewsScreen),
    ),
  'operator.operators': () =>
    withPhrases(
      loadOperatorsPhrases,
      import('../operators/OperatorsScreen.tsx').then((m) => m.OperatorsScreen),
    ),
});
