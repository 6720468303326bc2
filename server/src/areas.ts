import { auditRoutes } from './platform/audit/routes.ts';
import { attentionRoutes } from './member/brand-follows/routes.ts';
import { trashRoutes } from './platform/trash/routes.ts';
import { boostRoutes } from './campaign/boosts/routes.ts';
import { catalogRoutes } from './catalog/products/routes.ts';
import { collectRoutes } from './member/favourites/routes.ts';
import { configRoutes } from './platform/settings/routes.ts';
import { addressRoutes } from './member/addresses/routes.ts';
import { dashboardRoutes } from './seller/dashboard/routes.ts';
import { deliveryRoutes } from './trade/deliveries/routes.ts';
import { distributionRoutes } from './incentive/distribution/routes.ts';
import { envelopeRoutes } from './incentive/red-envelopes/routes.ts';
import { designRoutes } from './catalog/design-cases/routes.ts';
import { packageRoutes } from './catalog/packages/routes.ts';
import { wantRoutes } from './trade/purchase-requests/routes.ts';
import { withdrawalRoutes } from './incentive/withdrawals/routes.ts';
import { cartRoutes } from './trade/cart/routes.ts';
import { messageRoutes } from './platform/notifications/routes.ts';
import { mallOrderRoutes } from './trade/orders/mall-routes.ts';
import { orderRoutes } from './trade/orders/routes.ts';
import { shopOrderRoutes } from './trade/orders/shop-routes.ts';
import { paymentRoutes } from './trade/payments/routes.ts';
import { mediaRoutes } from './platform/media/routes.ts';
import { memberRoutes } from './member/accounts/routes.ts';
import { secondFactorRoutes } from './member/second-factor/routes.ts';
import { policyReportRoutes } from './web/telemetry/policy-reports.ts';
import { telemetryRoutes } from './web/telemetry/routes.ts';
import { campaigns } from './campaign/index.ts';
import { couponsFor, grantWelcome, noteReferral } from './incentive/index.ts';
import { keepLanguage } from './member/index.ts';
import type { AreaOptions, Hooks } from './platform/area.ts';
import { couponRoutes } from './incentive/coupons/routes.ts';
import { priceFactorRoutes } from './seller/prices/factor/routes.ts';
import { shopGoodsRoutes } from './seller/prices/overlay/routes.ts';
import { ownBrandRoutes } from './seller/drafts/brands/routes.ts';
import { ownCaseRoutes } from './seller/drafts/cases/routes.ts';
import { ownGoodsRoutes } from './seller/drafts/products/routes.ts';
import { ownPackageRoutes } from './seller/drafts/packages/routes.ts';
import { quoteRoutes } from './trade/quotes/routes.ts';
import { refundRoutes } from './trade/refunds/routes.ts';
import { reviewRoutes } from './trade/reviews/routes.ts';
import { shopJobRoutes } from './seller/jobs/routes.ts';
import { seckillRoutes } from './campaign/seckill/routes.ts';
import { viewRoutes } from './member/saved-views/routes.ts';
import { historyRoutes } from './catalog/browsing-history/routes.ts';
import { installRoutes } from './web/pwa/routes.ts';
import { pageRoutes } from './web/seo/routes.ts';
import { regionRoutes } from './catalog/regions/routes.ts';
import { searchRoutes } from './catalog/search/routes.ts';
import { testerRoutes } from './web/preview-access/routes.ts';
import { staffRoutes } from './seller/staff/routes.ts';
import { operatorRoutes } from './operator/operators/routes.ts';
import { mallShopRoutes } from './seller/mall-shops/routes.ts';
import { shopRoutes } from './seller/shops/routes.ts';

/** What areas call in the areas above them. */
const hooksOf = ({ secret }: AreaOptions['ports']): Hooks => ({
  onRegistered: (tx, memberId, { shop }) => grantWelcome(tx, memberId, shop?.id ?? null),
  onSignedIn: (reader, memberId, caller) => noteReferral(reader, secret, memberId, caller),
  keepLanguage,
  couponsFor,
  campaigns,
});

/** Every area of the product, one line each. */
export const registerAreas = async (parts: Omit<AreaOptions, 'hooks'>): Promise<void> => {
  const options = { ...parts, hooks: hooksOf(parts.ports) };
  configRoutes(options);
  regionRoutes(options);
  catalogRoutes(options);
  searchRoutes(options);
  collectRoutes(options);
  attentionRoutes(options);
  historyRoutes(options);
  trashRoutes(options);
  shopRoutes(options);
  staffRoutes(options);
  auditRoutes(options);
  dashboardRoutes(options);
  await mediaRoutes(options);
  addressRoutes(options);
  cartRoutes(options);
  messageRoutes(options);
  orderRoutes(options);
  shopOrderRoutes(options);
  mallOrderRoutes(options);
  priceFactorRoutes(options);
  shopGoodsRoutes(options);
  shopJobRoutes(options);
  deliveryRoutes(options);
  paymentRoutes(options);
  refundRoutes(options);
  quoteRoutes(options);
  ownGoodsRoutes(options);
  ownBrandRoutes(options);
  ownPackageRoutes(options);
  ownCaseRoutes(options);
  memberRoutes(options);
  secondFactorRoutes(options);
  telemetryRoutes(options);
  await policyReportRoutes(options);
  testerRoutes(options);
  couponRoutes(options);
  distributionRoutes(options);
  withdrawalRoutes(options);
  seckillRoutes(options);
  boostRoutes(options);
  envelopeRoutes(options);
  reviewRoutes(options);
  packageRoutes(options);
  designRoutes(options);
  wantRoutes(options);
  operatorRoutes(options);
  mallShopRoutes(options);
  viewRoutes(options);
  pageRoutes(options);
  installRoutes(options);
};
