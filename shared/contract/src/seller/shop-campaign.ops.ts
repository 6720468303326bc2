import { z } from 'zod';
import { op } from '../core/op.ts';
import { Flag, Instant, int, None } from '../core/schema-helpers.ts';

const left = Instant.nullable().describe('Since when the shop keeps out of them; null: it takes part');
const Campaigns = z.object({
  version: z.int(),
  coupon: left,
  seckill: left,
  boost: left,
  couponBps: z
    .int()
    .nullable()
    .describe(
      'The share of the mall’s coupons that the shop bears by its terms; null for who does not see money',
    ),
});
const takesPart = Flag.describe('The shop takes part');

/** Which of the mall's campaigns run in a shop (docs/decisions/109-shops-keep-out.md). */
export const shopCampaignOps = {
  'shopCampaign.get': op('shopCampaign.get', {
    access: 'staff:goods.view',
    summary: 'Which of the mall’s campaigns run in the shop',
    input: None,
    output: Campaigns,
  }),
  'shopCampaign.save': op('shopCampaign.save', {
    access: 'staff:price.edit',
    summary: 'Takes part in the mall’s campaigns of each kind from now on, or keeps out of them',
    input: z.object({ version: int(1, 1e9), coupon: takesPart, seckill: takesPart, boost: takesPart }),
    output: Campaigns,
    refuses: ['goods.changedElsewhere'],
  }),
};
