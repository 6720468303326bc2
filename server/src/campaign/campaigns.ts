import type { CampaignParts } from '../platform/area.ts';
import {
  followEndedOrder,
  followNewOrder,
  followPaidOrder,
  followRevokedPayment,
} from './boosts/follow-order.ts';
import { returnGoods } from './seckill/return-goods.ts';

/** What boosts and flash sales do when an order moves. */
export const campaigns: CampaignParts = {
  orderPlaced: followNewOrder,
  orderEnded: followEndedOrder,
  orderPaid: followPaidOrder,
  paymentRevoked: followRevokedPayment,
  returnGoods,
};
