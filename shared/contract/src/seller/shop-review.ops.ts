import { z } from 'zod';
import { Id, int, Instant, listEnvelope, Nothing, Paging, text } from '../core/schema-helpers.ts';
import { shopText } from '../core/limits.ts';
import { op } from '../core/op.ts';
import { ShopDraft, ShopInfo } from './shop.ops.ts';

/** The operator's decisions about shops (decisions 2.14, docs/features/shop-profile-and-promotion.md). */
export const shopReviewOps = {
  'platformShop.list': op('platformShop.list', {
    access: 'operator:review.view',
    summary: 'Changes of shops that wait for review, the longest first',
    input: Paging,
    output: listEnvelope(
      z.object({
        id: z.string(),
        version: z.int(),
        at: Instant,
        live: ShopInfo,
        fields: ShopDraft.partial().describe('what would be shown instead'),
      }),
    ),
  }),
  'platformShop.decide': op('platformShop.decide', {
    access: 'operator:review.decide',
    summary: 'Approves the version of a change that was read, or says why not',
    input: z.object({
      id: Id,
      version: int(1, 1e9),
      decision: z.enum(['approve', 'reject']),
      reason: text(0, shopText.reason).default(''),
    }),
    output: Nothing,
    refuses: ['missing', 'shop.changeDecided', 'shop.changedMeanwhile', 'shop.reasonMissing'],
  }),
};
