import type { z } from 'zod';
import { accountOps } from './account.ops.ts';
import { addressOps } from './address.ops.ts';
import { auditOps } from './audit.ops.ts';
import { boostOps, envelopeOps } from './boost.ops.ts';
import { catalogOps } from './catalog.ops.ts';
import { cartOps } from './cart.ops.ts';
import { collectOps } from './collect.ops.ts';
import { dashboardOps } from './dashboard.ops.ts';
import { deliveryOps } from './delivery.ops.ts';
import { designOps } from './design.ops.ts';
import { messageOps } from './message.ops.ts';
import { orderOps } from './order.ops.ts';
import { ownBrandOps } from './own-brand.ops.ts';
import { ownCaseOps } from './own-case.ops.ts';
import { ownGoodsOps } from './own-goods.ops.ts';
import { ownPackageOps } from './own-package.ops.ts';
import { packageOps } from './package.ops.ts';
import { paymentOps } from './payment.ops.ts';
import { platformOrderOps } from './platform-order.ops.ts';
import { platformPromotionOps } from './platform-promotion.ops.ts';
import { priceFactorOps } from './price-factor.ops.ts';
import { promoterOps } from './promoter.ops.ts';
import { promotionOps } from './promotion.ops.ts';
import { quoteOps } from './quote.ops.ts';
import { refundOps } from './refund.ops.ts';
import { reviewOps } from './review.ops.ts';
import { seckillOps } from './seckill.ops.ts';
import { sessionOps } from './session.ops.ts';
import { shopGoodsOps } from './shop-goods.ops.ts';
import { shopOps } from './shop.ops.ts';
import { shopReviewOps } from './shop-review.ops.ts';
import { shopJobOps } from './shop-job.ops.ts';
import { shopOrderOps } from './shop-order.ops.ts';
import { shopWantOps } from './shop-want.ops.ts';
import { roleOps } from './role.ops.ts';
import { staffOps } from './staff.ops.ts';
import { testerOps } from './tester.ops.ts';
import { telemetryOps } from './telemetry.ops.ts';
import { viewOps } from './view.ops.ts';
import { wantOps } from './want.ops.ts';
import { withdrawalOps } from './withdrawal.ops.ts';
import type { OperationName } from './wire.ts';

/** Every operation of the API. The browser imports types from here, never the value: schemas stay on the server. */
export const operations = {
  ...sessionOps,
  ...accountOps,
  ...addressOps,
  ...shopOps,
  ...shopReviewOps,
  ...staffOps,
  ...roleOps,
  ...auditOps,
  ...ownGoodsOps,
  ...ownBrandOps,
  ...dashboardOps,
  ...ownPackageOps,
  ...ownCaseOps,
  ...catalogOps,
  ...collectOps,
  ...messageOps,
  ...reviewOps,
  ...cartOps,
  ...orderOps,
  ...shopOrderOps,
  ...shopWantOps,
  ...priceFactorOps,
  ...shopGoodsOps,
  ...shopJobOps,
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
  ...platformOrderOps,
  ...platformPromotionOps,
  ...withdrawalOps,
  ...wantOps,
  ...viewOps,
  ...telemetryOps,
  ...testerOps,
};
export type Operations = typeof operations;

/** What a caller sends, what a handler gets, what comes back. */
export type Sent<Name extends OperationName> = z.input<Operations[Name]['input']>;
export type Input<Name extends OperationName> = z.output<Operations[Name]['input']>;
export type Output<Name extends OperationName> = z.output<Operations[Name]['output']>;
export type Item<Name extends OperationName> = Output<Name> extends { list: (infer Row)[] } ? Row : never;
