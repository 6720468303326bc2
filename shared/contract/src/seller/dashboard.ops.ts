import { z } from 'zod';
import { firstSteps, type SalesSpan, salesSpans } from './dashboard.ts';
import { Flag, Instant, Minor, None, Nothing } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const Span = z.enum(Object.keys(salesSpans) as SalesSpan[]); // keys of a const table
const Sales = z.object({ amount: Minor, orders: z.int() });
const Picture = z.string();

/**
 * The overview of a shop, one operation per part: each requires the permission for its data, so that what
 * somebody may not see is absent instead of 0 (docs/features/office-overview-search-keys.md).
 */
export const dashboardOps = {
  'dashboard.orders': op('dashboard.orders', {
    access: 'staff:order.view',
    summary: 'Orders that wait for somebody of the shop, by what they wait for',
    input: None,
    output: z.object({
      proof: z.object({ count: z.int(), oldestAt: Instant.nullable() }).describe('Slips to be looked at'),
      record: z.object({ count: z.int(), oldestAt: Instant.nullable() }).describe('Paid'),
      ship: z.object({ count: z.int(), soon: z.int().describe('Promised within seven days, or before') }),
      refund: z.object({ count: z.int(), amount: Minor.describe('Asked for') }),
    }),
  }),
  'dashboard.sales': op('dashboard.sales', {
    access: 'staff:order.view',
    summary: 'What was paid in a span of days up to now, beside the span before it',
    input: z.object({ span: Span.default('30d') }),
    output: z.object({
      span: Span,
      from: Instant,
      until: Instant.describe('Now'),
      before: z.object({ from: Instant, until: Instant.describe('As far into its last day as now') }),
      total: Sales,
      totalBefore: Sales,
      points: z
        .array(z.object({ at: Instant, now: Sales.nullable().describe('null: to come'), before: Sales }))
        .describe('Hours of today, or days'),
    }),
  }),
  'dashboard.best': op('dashboard.best', {
    access: 'staff:order.view',
    summary: 'The products that brought the most in a span of days up to now',
    input: z.object({ span: Span.default('30d') }),
    output: z.object({
      list: z.array(
        z.object({
          productId: z.string(),
          name: z.string(),
          image: Picture,
          pieces: z.int(),
          amount: Minor,
        }),
      ),
      sampled: z.boolean().describe('So many orders that only the newest of them are counted'),
    }),
  }),
  'dashboard.deliveries': op('dashboard.deliveries', {
    access: 'staff:delivery.view',
    summary: 'Deliveries that are late or will be, the worst first',
    input: None,
    output: z.object({
      underWay: z.int(),
      atRisk: z.int(),
      late: z.int(),
      list: z.array(
        z.object({
          id: z.string(),
          orderId: z.string(),
          orderNo: z.string(),
          name: z.string(),
          image: Picture,
          customer: z.string().describe('In part'),
          status: z.literal([0, 1, 2, 3, 4, 5, 6]),
          promisedAt: Instant,
          expectedAt: Instant.nullable(),
          risk: z.enum(['atRisk', 'late']),
          days: z.int().describe('Late by so many days, or expected so many after the promise'),
        }),
      ),
    }),
  }),
  'dashboard.wants': op('dashboard.wants', {
    access: 'staff:want.view',
    summary: 'Open wanted purchases of the shop: those that are due, then the newest',
    input: None,
    output: z.object({
      open: z.int(),
      due: z.int().describe('How many are due, of all'),
      list: z.array(
        z.object({
          id: z.string(),
          no: z.string(),
          contact: z.string().describe('In part'),
          region: z.string(),
          remark: z.string(),
          createdAt: Instant,
          fresh: z.boolean().describe('Nobody has done anything about it'),
          due: z.boolean().describe('Somebody should go on today, or should have'),
        }),
      ),
    }),
  }),
  'dashboard.stock': op('dashboard.stock', {
    access: 'staff:goods.view',
    summary: 'Own goods of which no more pieces are left than their reorder point, the fewest first',
    input: None,
    output: z.object({
      total: z.int(),
      list: z.array(
        z.object({
          skuId: z.string(),
          productId: z.string(),
          name: z.string(),
          specText: z.string(),
          image: Picture,
          left: z.int(),
        }),
      ),
    }),
  }),
  'dashboard.steps': op('dashboard.steps', {
    access: 'staff:shop.view',
    summary: 'What a new shop does first, as far as the caller may do it, and whether it is done',
    input: None,
    output: z.object({
      hidden: z.boolean().describe('By the caller'),
      steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
    }),
  }),
  'dashboard.saveSteps': op('dashboard.saveSteps', {
    access: 'staff:shop.view',
    summary: 'Puts the first steps away or brings them back; notes that the link of the shop was shared',
    input: z.object({ hidden: Flag.optional(), shared: Flag.optional() }),
    output: Nothing,
  }),
};
