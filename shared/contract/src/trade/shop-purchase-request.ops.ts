import { z } from 'zod';
import { Flag, Id, Instant, listEnvelope, Minor, None, Paging, Range, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { quoteStates } from './quote.ts';
import { Quote } from './quote.shapes.ts';
import { verdicts, wantStages, wantTasks } from './purchase-request-office.ts';

const Somebody = z.object({ id: z.string(), name: z.string(), image: z.string().nullable() });

/**
 * A purchase request as the shop's staff see it: the contact data is masked until somebody asks to see it.
 */
const OfficeWant = z.object({
  id: z.string(),
  no: z.string(),
  contact: z.string().describe('Masked'),
  phone: z.string().describe('Masked'),
  member: z.boolean().describe('Has an account, so that an offer reaches them'),
  region: z.string(),
  quantity: z.int(),
  brand: z.string(),
  remark: z.string(),
  images: z.array(z.string()),
  product: z.object({ id: z.string(), name: z.string(), image: z.string() }).nullable(),
  stage: z.enum(wantStages),
  state: z.enum(['open', 'expired', 'won', 'lost', 'cancelled']),
  verify: z.enum(verdicts),
  validUntil: Instant,
  createdAt: Instant,
  followUpBy: Somebody.nullable(),
  nextAt: Instant.nullable(),
  due: z.boolean().describe('Somebody should go on today, or should have'),
  quote: z
    .object({ id: z.string(), total: Minor, validUntil: Instant, state: z.enum(quoteStates) })
    .nullable()
    .describe('The last offer'),
});

/** The history, latest first. `by` is null for what the member did. */
const Happened = z.object({
  id: z.string(),
  at: Instant,
  what: z.enum([
    'asked',
    'note',
    'verify',
    'assign',
    'next',
    'quoted',
    'quoteWithdrawn',
    'quoteDeclined',
    'quoteAccepted',
    'handed',
    'ended',
  ]),
  by: z.string().nullable().describe('Null: the member; empty: the mall, in the eyes of a shop'),
  /** A verdict, somebody's name, a day, the shop to which it was handed, an end. */
  about: z.string(),
  note: z.string(),
});

/** The goods that the request refers to, as initial lines of an offer, at the shop's prices. */
const Piece = z.object({
  skuId: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
  price: Minor,
});

const WantFilter = Paging.extend({
  stage: z.enum(['all', ...wantStages]).default('all'),
  range: Range,
  keyword: text(0, 60).optional().describe('A number, a whole phone number, or a part of what was written'),
  by: text(0, 40).default('').describe('Who follows it up: `me`, `nobody`, or somebody'),
  due: Flag.default(false),
  sort: z.enum(['due', 'newest']).default('due'),
});
const WantPage = listEnvelope(OfficeWant).extend({
  counts: z.record(z.string(), z.int()),
  due: z.int().describe('How many are due, of all'),
});
const WantDetail = OfficeWant.extend({
  endNote: z.string(),
  endedAt: Instant.nullable(),
  design: z.object({ name: z.string() }).nullable(),
  pieces: z.array(Piece),
  quotes: z.array(Quote),
  history: z.array(Happened),
  allows: z.array(z.enum(wantTasks)),
});
const People = z.object({ list: z.array(Somebody.extend({ me: z.boolean() })) });
const Contact = z.object({ contact: z.string(), phone: z.string() });

export const shopWantOps = {
  'shopPurchaseRequest.list': op('shopPurchaseRequest.list', {
    access: 'staff:want.view',
    summary: 'The wanted purchases of the shop: first those that are due, then the latest',
    input: WantFilter,
    output: WantPage,
  }),
  'shopPurchaseRequest.detail': op('shopPurchaseRequest.detail', {
    access: 'staff:want.view',
    summary: 'One wanted purchase with what was done about it',
    input: z.object({ id: Id }),
    output: WantDetail,
    refuses: ['missing'],
  }),
  'shopPurchaseRequest.people': op('shopPurchaseRequest.people', {
    access: 'staff:want.view',
    summary: 'Who may follow up wanted purchases',
    input: None,
    output: People,
  }),
  'shopPurchaseRequest.contact': op('shopPurchaseRequest.contact', {
    access: 'staff:want.edit',
    summary: 'Who asks, unmasked; that somebody looked is written down',
    input: z.object({ id: Id }),
    output: Contact,
    refuses: ['missing'],
  }),
  'platformWant.list': op('platformWant.list', {
    access: 'operator:order.view',
    summary: 'Wanted purchases that were sent to the mall itself: first those that are due, then the latest',
    input: WantFilter,
    output: WantPage,
  }),
  'platformWant.detail': op('platformWant.detail', {
    access: 'operator:order.view',
    summary: 'One wanted purchase of the mall with what was done about it',
    input: z.object({ id: Id }),
    output: WantDetail,
    refuses: ['missing'],
  }),
  'platformWant.people': op('platformWant.people', {
    access: 'operator:order.view',
    summary: 'The operators who may follow up wanted purchases',
    input: None,
    output: People,
  }),
  'platformWant.contact': op('platformWant.contact', {
    access: 'operator:order.edit',
    summary: 'Who asks, unmasked; that somebody looked is written down',
    input: z.object({ id: Id }),
    output: Contact,
    refuses: ['missing'],
  }),
};
