import type { Sent } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';

/** Objects of one member and one shop that the matrix and the fuzzer use. */
export type World = {
  readonly skuId: string;
  readonly productId: string;
  readonly brandId: string;
  readonly addressId: string;
  readonly regions: { provinceId: string; cityId: string; districtId: string };
  readonly orderId: string;
  readonly lineId: string;
  readonly intentId: string;
  readonly refundId: string;
  readonly cartLineId: string;
  readonly messageId: string;
  readonly templateId: string;
  readonly activityId: string;
  readonly activitySkuId: string;
  readonly boostId: string;
  readonly launchId: string;
  readonly shopCode: string;
  /** Of the shop, to the number of its member. */
  readonly invitationId: string;
  readonly staffId: string;
  readonly roleId: string;
  readonly packageId: string;
  /** A product of the shop's own, which other shops do not have. */
  readonly ownProductId: string;
  readonly ownSkuId: string;
  readonly deliveryId: string;
  readonly wantId: string;
  readonly jobId: string;
  readonly quoteId: string;
  readonly orderDraftId: string;
  /** Of the link of another draft. */
  readonly linkToken: string;
  readonly designId: string;
  readonly designShareCode: string;
  readonly designCaseId: string;
  readonly shopChangeId: string;
  readonly goodsId: string;
  readonly ownBrandId: string;
  readonly ownPackageId: string;
  readonly ownCaseId: string;
  /** A draft. */
  readonly shopCouponId: string;
  readonly shopSaleId: string;
  readonly webhookId: string;
  readonly webhookSendId: string;
};

export type Samples<Names extends OperationName> = { readonly [Name in Names]: (world: World) => Sent<Name> };
