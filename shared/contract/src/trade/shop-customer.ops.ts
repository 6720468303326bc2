import { z } from 'zod';
import { Id, Instant, int, listEnvelope, listOf, Minor, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { customerLimits } from './shop-customer.ts';

const One = z.object({ userId: Id });
/** What a list of customers is narrowed by. */
export const CustomerFilter = z.object({
  keyword: text(0, customerLimits.keyword)
    .default('')
    .describe(
      'The beginning of the name, or the whole number of the member or of somebody they had goods sent to',
    ),
  tag: text(0, customerLimits.tag).default(''),
});

const Customer = z.object({
  userId: z.string(),
  name: z.string(),
  mobile: z.string().describe('Masked'),
  orders: z.int().describe('In this shop, whatever became of them'),
  paid: z
    .array(z.object({ currency: z.string(), amount: Minor }))
    .describe('What they paid in this shop, less what was given back; currencies are never added'),
  firstAt: Instant,
  lastAt: Instant,
  tags: z.array(z.string()),
});
const Noted = Customer.extend({ note: z.string(), version: z.int() });

/** Who ordered in a shop (docs/decisions/095-people-and-releases.md). */
export const shopCustomerOps = {
  'shopCustomer.list': op('shopCustomer.list', {
    access: 'staff:order.view',
    summary: 'People who ordered in the shop, who ordered last first; counted up to ten thousand',
    input: Paging.extend(CustomerFilter.shape),
    output: listEnvelope(Customer).extend({
      more: z.boolean().describe('There are more than `total`'),
      tags: z.array(z.string()).describe('The tags that this shop uses, the most used first'),
    }),
  }),
  'shopCustomer.detail': op('shopCustomer.detail', {
    access: 'staff:order.view',
    summary: 'One customer of the shop, with what the shop noted about them',
    input: One,
    output: Noted,
    refuses: ['missing'],
  }),
  'shopCustomer.orders': op('shopCustomer.orders', {
    access: 'staff:order.view',
    summary: 'The orders of a customer in the shop, the newest first, but those that the shop has put away',
    input: Paging.extend(One.shape),
    output: listEnvelope(
      z.object({
        id: z.string(),
        no: z.string(),
        status: z.int().describe('See docs/states.md'),
        pay: Minor,
        currency: z.string(),
        qty: z.int(),
        at: Instant,
      }),
    ),
    refuses: ['missing'],
  }),
  'shopCustomer.save': op('shopCustomer.save', {
    access: 'staff:order.edit',
    summary: 'What the shop notes about a customer; they never see it here, and get it with their data',
    input: One.extend({
      version: int(0, 1_000_000_000).describe('The one that was read'),
      tags: listOf(text(1, customerLimits.tag), customerLimits.tags).default([]),
      note: text(0, customerLimits.note),
    }),
    output: Noted,
    refuses: ['missing', 'customer.changedMeanwhile'],
  }),
};
