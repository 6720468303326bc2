import { z } from 'zod';
import { commissionStates, promoterLimits as limits, promoterStatuses } from '../incentive/promoter.ts';
import { op } from '../core/op.ts';
import { Id, Instant, int, listEnvelope, Minor, Paging, text } from '../core/schema-helpers.ts';
import { correctionLimits, entryCauses, promoterParts } from './platform-promoters.ts';

const Status = z.enum(promoterStatuses);
const One = z.object({ userId: Id });
const PageOfOne = Paging.extend(One.shape);
const counted = { more: z.boolean().describe('There are more than `total`') };
const Reason = text(1, correctionLimits.reason);

const Named = z.object({ userId: z.string(), name: z.string() });
const Promoter = Named.extend({
  mobile: z.string().describe('Masked'),
  code: z.string().nullable().describe('In their links, once they are approved'),
  status: Status,
  level: z.int(),
  above: Named.nullable().describe('Who brought them'),
  below: z.int().describe('Promoters whom they brought, counted to a thousand'),
  appliedAt: Instant,
});

const Step = z.object({
  id: z.string(),
  at: Instant,
  is: Status,
  by: z.string().nullable().describe('The operator; null for themselves, or the mall by its settings'),
  note: z.string(),
});

const Detail = Promoter.extend({
  realName: z.string().nullable().describe('Masked; null without one'),
  contact: z.string().nullable().describe('Masked; null without one'),
  reason: z.string().describe('Why they want to promote; numbers and addresses in it are masked'),
  rejectReason: z.string(),
  customers: z.int().describe('Members whom their links brought, counted to ten thousand'),
  steps: z.array(Step).describe('The first one first'),
});

const Order = z.object({
  id: z.string(),
  orderNo: z.string(),
  shop: z.string().nullable().describe('Null for the mall’s own'),
  level: z.literal([1, 2]),
  base: Minor,
  commission: Minor.describe('What is left of it'),
  state: z.enum(commissionStates),
  orderedAt: Instant,
});

const Entry = z.object({
  id: z.string(),
  at: Instant,
  cause: z.enum(entryCauses),
  pocket: z.enum(['estimated', 'frozen', 'available', 'held', 'paid']),
  delta: Minor,
  order: z.object({ id: z.string(), no: z.string(), shop: z.string().nullable() }).nullable(),
  withdrawal: z.string().nullable().describe('Its number'),
  reason: z.string().describe('Of a correction'),
});

/** Promoters as those who decide about them and about their money see them (docs/decisions/108). */
export const platformPromoterOps = {
  'platformPromoter.list': op('platformPromoter.list', {
    access: 'operator:campaign.view',
    summary:
      'Promoters and who wants to be one, counted to ten thousand for each state, of a name to two hundred; who waits comes in turn',
    input: Paging.extend({
      status: z.enum(['all', ...promoterStatuses]).default('pending'),
      level: int(limits.levels.min, limits.levels.max).optional(),
      keyword: text(0, correctionLimits.keyword)
        .default('')
        .describe('The beginning of the name, the whole mobile number, the code, or the whole id'),
    }),
    output: listEnvelope(Promoter).extend({
      ...counted,
      counts: z.record(z.string(), z.int()).describe('For each state and `all`'),
      atLeast: z.array(z.string()).describe('States that have more than their count'),
    }),
  }),
  'platformPromoter.detail': op('platformPromoter.detail', {
    access: 'operator:campaign.view',
    summary: 'One promoter: who brought them, why they want to promote, and what was decided',
    input: One,
    output: Detail,
    refuses: ['missing'],
  }),
  'platformPromoter.team': op('platformPromoter.team', {
    access: 'operator:campaign.view',
    summary: 'Promoters whom one brought, one level down, the newest first',
    input: PageOfOne,
    output: listEnvelope(Promoter).extend(counted),
    refuses: ['missing'],
  }),
  'platformPromoter.customers': op('platformPromoter.customers', {
    access: 'operator:campaign.view',
    summary: 'Members whom the links of a promoter brought, named in part, the newest first',
    input: PageOfOne,
    output: listEnvelope(
      z.object({
        userId: z.string(),
        name: z.string().describe('In part'),
        since: Instant,
        lastOrderAt: Instant.nullable(),
      }),
    ).extend(counted),
    refuses: ['missing'],
  }),
  'platformPromoter.reveal': op('platformPromoter.reveal', {
    access: 'operator:campaign.edit',
    summary: 'Shows one masked value whole; the log says who looked at what',
    input: One.extend({ what: z.enum(promoterParts) }),
    output: z.object({ value: z.string() }),
    refuses: ['missing'],
  }),
  'platformPromoter.decide': op('platformPromoter.decide', {
    access: 'operator:campaign.edit',
    summary: 'Approves, turns down, suspends or restores a promoter, or gives them a level',
    input: One.extend({
      decision: z.enum(['approve', 'reject', 'suspend', 'restore']).optional(),
      level: int(limits.levels.min, limits.levels.max).optional(),
      reason: text(0, correctionLimits.reason).default(''),
    }),
    output: Detail,
    refuses: ['missing', 'promoter.notAllowed', 'promoter.reasonMissing'],
  }),
  'platformPromoter.money': op('platformPromoter.money', {
    access: 'operator:finance.view',
    summary: 'What a promoter earned, and where it is',
    input: One,
    output: z.object({
      earned: Minor.describe('By orders, less what was taken back with refunds'),
      corrected: Minor.describe('What corrections gave and took'),
      estimated: Minor,
      frozen: Minor,
      available: Minor.describe('Below zero after a refund of what was withdrawn'),
      held: Minor,
      withdrawn: Minor,
    }),
    refuses: ['missing'],
  }),
  'platformPromoter.entries': op('platformPromoter.entries', {
    access: 'operator:finance.view',
    summary: 'What the ledger has of a promoter, the newest first, each entry with its order',
    input: PageOfOne,
    output: listEnvelope(Entry).extend(counted),
    refuses: ['missing'],
  }),
  'platformPromoter.orders': op('platformPromoter.orders', {
    access: 'operator:finance.view',
    summary: 'Orders that earned a promoter something, the newest first',
    input: PageOfOne.extend({ state: z.enum(['all', ...commissionStates]).default('all') }),
    output: listEnvelope(Order).extend(counted),
    refuses: ['missing'],
  }),
  'platformPromoter.correct': op('platformPromoter.correct', {
    access: 'operator:finance.pay',
    stepUp: true,
    summary: 'Gives a promoter money or takes it from what they can withdraw; they read the reason',
    input: One.extend({
      id: Id.describe('Made by who asks: the same correction sent again is made once'),
      amount: int(-correctionLimits.most, correctionLimits.most).refine((amount) => amount !== 0),
      reason: Reason,
    }),
    output: z.object({ id: z.string(), available: Minor }),
    refuses: ['missing', 'promoter.ownMoney', 'withdrawal.notEnough', 'idempotency.mismatch'],
  }),
};
