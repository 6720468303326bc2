import { z } from 'zod';
import { op } from '../core/op.ts';
import { Day, int, text } from '../core/schema-helpers.ts';
import { promoterLimits, promoterStatuses } from '../incentive/promoter.ts';
import { payoutMethods, withdrawalSources, withdrawalStatuses } from '../incentive/withdrawal.ts';
import { ShopJob } from './shop-job.ops.ts';

const refuses = ['export.noRows', 'export.tooManyRows', 'job.tooMany'] as const;

/** Lists of the console as Excel files, written in the background with the filters of the list (docs/decisions/115). */
export const mallExportOps = {
  'mallMember.exportJob': op('mallMember.exportJob', {
    access: 'operator:member.view',
    stepUp: true,
    summary: 'Writes members to an Excel file in the background, their numbers masked',
    input: z.object({
      keyword: text(0, 60).default(''),
      state: z.enum(['open', 'locked']).optional(),
      level: int(1, 3).optional(),
    }),
    output: ShopJob,
    refuses: [...refuses],
  }),
  'mallShop.exportJob': op('mallShop.exportJob', {
    access: 'operator:shop.view',
    stepUp: true,
    summary: 'Writes shops to an Excel file in the background, the numbers of their owners masked',
    input: z.object({ keyword: text(0, 40).default(''), state: z.enum(['open', 'suspended']).optional() }),
    output: ShopJob,
    refuses: [...refuses],
  }),
  'platformPromoter.exportJob': op('platformPromoter.exportJob', {
    access: 'operator:campaign.view',
    stepUp: true,
    summary: 'Writes promoters to an Excel file in the background, their numbers masked',
    input: z.object({
      status: z.enum(['all', ...promoterStatuses]).default('all'),
      level: int(promoterLimits.levels.min, promoterLimits.levels.max).optional(),
      keyword: text(0, 60).default(''),
    }),
    output: ShopJob,
    refuses: [...refuses],
  }),
  'platformWithdrawal.exportJob': op('platformWithdrawal.exportJob', {
    access: 'operator:finance.view',
    stepUp: true,
    summary: 'Writes withdrawals to an Excel file in the background, holders and accounts masked',
    input: z.object({
      status: z.enum([...withdrawalStatuses, 'all']).default('all'),
      method: z.enum(payoutMethods).optional(),
      source: z.enum(withdrawalSources).optional(),
      keyword: text(0, 40).default(''),
      from: Day.optional(),
      to: Day.optional(),
    }),
    output: ShopJob,
    refuses: [...refuses],
  }),
};
