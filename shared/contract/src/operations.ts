import type { z } from 'zod';
import { accountOps } from './member/account.ops.ts';
import { addressOps } from './member/address.ops.ts';
import { auditOps } from './core/audit.ops.ts';
import { boostOps, envelopeOps } from './campaign/boost.ops.ts';
import { catalogOps } from './catalog/catalog.ops.ts';
import { cartOps } from './trade/cart.ops.ts';
import { collectOps } from './member/favourites.ops.ts';
import { dashboardOps } from './seller/dashboard.ops.ts';
import { deliveryOps } from './trade/delivery.ops.ts';
import { designOps } from './catalog/design.ops.ts';
import { messageOps } from './core/message.ops.ts';
import { orderDraftOps } from './trade/order-draft.ops.ts';
import { orderAddressOps } from './trade/order-address.ops.ts';
import { orderOps } from './trade/order.ops.ts';
import { ownBrandOps } from './seller/own-brand.ops.ts';
import { ownCaseOps } from './seller/own-case.ops.ts';
import { ownGoodsOps } from './seller/own-goods.ops.ts';
import { ownPackageOps } from './seller/own-package.ops.ts';
import { packageOps } from './catalog/package.ops.ts';
import { paymentOps } from './trade/payment.ops.ts';
import { bannerOps } from './operator/banner.ops.ts';
import { legalOps } from './operator/legal.ops.ts';
import { announcementOps } from './operator/announcement.ops.ts';
import { hotWordOps } from './operator/hot-word.ops.ts';
import { mallCampaignOps } from './operator/mall-campaign.ops.ts';
import { mallBanOps } from './operator/mall-ban.ops.ts';
import { mallBrandOps } from './operator/mall-brand.ops.ts';
import { mallCaseOps } from './seller/mall-case.ops.ts';
import { mallGoodsOps } from './seller/mall-goods.ops.ts';
import { mallPackageOps } from './seller/mall-package.ops.ts';
import { mallJobOps } from './seller/mall-job.ops.ts';
import { mallAttributeOps } from './operator/mall-attribute.ops.ts';
import { messageTextOps } from './operator/message-text.ops.ts';
import { mallSearchOps } from './operator/mall-search.ops.ts';
import { mallCategoryOps } from './operator/mall-category.ops.ts';
import { operatorOps } from './operator/operators.ops.ts';
import { platformDeliveryOps } from './operator/platform-delivery.ops.ts';
import { operatorLogOps } from './operator/log.ops.ts';
import { operatorStartOps } from './operator/start.ops.ts';
import { mallShopOps } from './operator/mall-shops.ops.ts';
import { mallApplicationOps } from './operator/mall-application.ops.ts';
import { mallExportOps } from './seller/mall-export.ops.ts';
import { applicationOps } from './seller/application.ops.ts';
import { platformOrderOps } from './operator/platform-order.ops.ts';
import { platformOrderDraftOps } from './operator/platform-order-draft.ops.ts';
import { mallShopOrderOps } from './operator/mall-shop-orders.ops.ts';
import { platformPromoterOps } from './operator/platform-promoter.ops.ts';
import { platformPromotionOps } from './operator/platform-promotion.ops.ts';
import { priceFactorOps } from './seller/price-factor.ops.ts';
import { promoterOps } from './incentive/promoter.ops.ts';
import { promotionOps } from './incentive/promotion.ops.ts';
import { quoteOps } from './trade/quote.ops.ts';
import { refundOps } from './trade/refund.ops.ts';
import { reviewOps } from './trade/review.ops.ts';
import { seckillOps } from './campaign/seckill.ops.ts';
import { secondFactorOps } from './member/second-factor.ops.ts';
import { mallSettingsOps } from './operator/mall-settings.ops.ts';
import { demoOps } from './operator/demo.ops.ts';
import { mallMemberOps } from './operator/mall-members.ops.ts';
import { releaseOps } from './operator/releases.ops.ts';
import { systemOps } from './operator/system.ops.ts';
import { setupOps } from './operator/setup.ops.ts';
import { sessionOps } from './member/session.ops.ts';
import { shopGoodsOps } from './seller/shop-goods.ops.ts';
import { shopOps } from './seller/shop.ops.ts';
import { shopReviewOps } from './seller/shop-review.ops.ts';
import { shopStockOps } from './seller/shop-stock.ops.ts';
import { mallStockOps } from './seller/mall-stock.ops.ts';
import { mallParkedOps } from './operator/mall-parked.ops.ts';
import { platformWithdrawalOps } from './operator/platform-withdrawal.ops.ts';
import { mallPaymentOps } from './operator/mall-payments.ops.ts';
import { mallReconciliationOps } from './operator/mall-reconciliation.ops.ts';
import { mallReportOps } from './operator/mall-report.ops.ts';
import { mallSettlementOps } from './operator/mall-settlement.ops.ts';
import { handledReviewOps } from './trade/handled-review.ops.ts';
import { workReviewOps } from './operator/work-reviews.ops.ts';
import { mallTransferAccountOps } from './operator/mall-transfer-account.ops.ts';
import { mallPayMethodOps } from './operator/mall-pay-method.ops.ts';
import { mallWebhookOps } from './operator/mall-webhook.ops.ts';
import { shopTransferAccountOps } from './seller/shop-transfer-account.ops.ts';
import { shopWebhookOps } from './seller/shop-webhook.ops.ts';
import { shopCouponOps } from './seller/shop-coupon.ops.ts';
import { shopCampaignOps } from './seller/shop-campaign.ops.ts';
import { shopSeckillOps } from './seller/shop-seckill.ops.ts';
import { shopReportOps } from './seller/shop-report.ops.ts';
import { mallQuestionOps } from './operator/mall-question.ops.ts';
import { shopQuestionOps } from './seller/shop-question.ops.ts';
import { shopSettlementOps } from './seller/shop-settlement.ops.ts';
import { shopJobOps } from './seller/shop-job.ops.ts';
import { shopCustomerOps } from './trade/shop-customer.ops.ts';
import { shopOrderOps } from './trade/shop-order.ops.ts';
import { shopWantOps } from './trade/shop-purchase-request.ops.ts';
import { roleOps } from './seller/role.ops.ts';
import { staffInvitationOps } from './seller/staff-invitation.ops.ts';
import { staffOps } from './seller/staff.ops.ts';
import { testerOps } from './operator/preview-access.ops.ts';
import { mallTalkOps, shopTalkOps, talkOps } from './trade/talk.ops.ts';
import { telemetryOps } from './core/telemetry.ops.ts';
import { viewOps } from './member/saved-views.ops.ts';
import { wantOps } from './trade/purchase-request.ops.ts';
import { withdrawalOps } from './incentive/withdrawal.ops.ts';
import type { OperationName } from './core/wire.ts';

// In parts: the type of all of them at once is too long to be written into the packed contract (TS7056).
const commonOps = {
  ...sessionOps,
  ...accountOps,
  ...secondFactorOps,
  ...addressOps,
  ...auditOps,
  ...catalogOps,
  ...collectOps,
  ...messageOps,
  ...reviewOps,
  ...cartOps,
  ...orderOps,
  ...orderAddressOps,
  ...shopCustomerOps,
  ...orderDraftOps,
  ...shopOrderOps,
  ...shopWantOps,
  ...refundOps,
  ...quoteOps,
  ...paymentOps,
  ...deliveryOps,
  ...packageOps,
  ...designOps,
  ...promotionOps,
  ...seckillOps,
  ...boostOps,
  ...envelopeOps,
  ...promoterOps,
  ...withdrawalOps,
  ...wantOps,
  ...viewOps,
  ...telemetryOps,
  ...talkOps,
  ...handledReviewOps,
};
const sellerOps = {
  ...shopOps,
  ...shopReviewOps,
  ...staffOps,
  ...staffInvitationOps,
  ...roleOps,
  ...ownGoodsOps,
  ...ownBrandOps,
  ...dashboardOps,
  ...ownPackageOps,
  ...ownCaseOps,
  ...priceFactorOps,
  ...shopGoodsOps,
  ...shopJobOps,
  ...mallGoodsOps,
  ...mallPackageOps,
  ...mallCaseOps,
  ...mallJobOps,
  ...shopStockOps,
  ...mallStockOps,
  ...shopCouponOps,
  ...shopSeckillOps,
  ...shopCampaignOps,
  ...shopReportOps,
  ...shopSettlementOps,
  ...shopQuestionOps,
  ...shopWebhookOps,
  ...shopTransferAccountOps,
  ...shopTalkOps,
};
const operatorConsoleOps = {
  ...bannerOps,
  ...hotWordOps,
  ...announcementOps,
  ...legalOps,
  ...mallCampaignOps,
  ...operatorOps,
  ...mallAttributeOps,
  ...mallSearchOps,
  ...messageTextOps,
  ...mallCategoryOps,
  ...mallBanOps,
  ...mallBrandOps,
  ...platformOrderOps,
  ...platformOrderDraftOps,
  ...mallShopOrderOps,
  ...platformDeliveryOps,
  ...platformPromoterOps,
  ...platformPromotionOps,
  ...testerOps,
  ...mallShopOps,
  ...mallApplicationOps,
  ...mallExportOps,
  ...applicationOps,
  ...operatorStartOps,
  ...setupOps,
  ...demoOps,
  ...mallSettingsOps,
  ...operatorLogOps,
  ...releaseOps,
  ...systemOps,
  ...mallMemberOps,
  ...mallParkedOps,
  ...platformWithdrawalOps,
  ...mallPaymentOps,
  ...mallReconciliationOps,
  ...mallReportOps,
  ...mallSettlementOps,
  ...mallQuestionOps,
  ...mallWebhookOps,
  ...mallTransferAccountOps,
  ...mallPayMethodOps,
  ...workReviewOps,
  ...mallTalkOps,
};

/** Every operation of the API. The browser imports types from here, never the value: schemas stay on the server. */
export const operations: typeof commonOps & typeof sellerOps & typeof operatorConsoleOps = {
  ...commonOps,
  ...sellerOps,
  ...operatorConsoleOps,
};
export type Operations = typeof operations;

/** What a caller sends, what a handler receives, what is returned. */
export type Sent<Name extends OperationName> = z.input<Operations[Name]['input']>;
export type Input<Name extends OperationName> = z.output<Operations[Name]['input']>;
export type Output<Name extends OperationName> = z.output<Operations[Name]['output']>;
export type Item<Name extends OperationName> = Output<Name> extends { list: (infer Row)[] } ? Row : never;
