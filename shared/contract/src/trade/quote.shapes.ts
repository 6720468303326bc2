import { z } from 'zod';
import { Id, Instant, int, Minor, Moment, NumId, text } from '../core/schema-helpers.ts';
import { want } from '../core/limits.ts';
import { maxMoney } from '../core/money.ts';
import { quoteLimits as limits } from './quote.ts';
import { officeWant as office, verdicts, wantEnds } from './purchase-request-office.ts';

/** One line of a quote: a SKU of the mall, or a description. */
const QuoteLine = z.object({
  skuId: z.string().nullable(),
  productId: z.string().nullable(),
  name: z.string(),
  specText: z.string(),
  image: z.string().nullable(),
  qty: z.int(),
  unitPrice: Minor,
  amount: Minor,
});

/** A shop's offer: for a purchase request, or with a room that the shop designed. */
export const Quote = z.object({
  id: z.string(),
  no: z.string().describe('The number of its wanted purchase, else its own'),
  wantId: z.string().nullable(),
  wantRemark: z.string(),
  design: z.object({ name: z.string() }).nullable().describe('The room that was set up'),
  shopName: z.string().nullable(),
  lines: z.array(QuoteLine),
  goods: Minor,
  freight: Minor,
  total: Minor,
  note: z.string(),
  validUntil: Instant,
  state: z.enum(['sent', 'expired', 'accepted', 'declined', 'withdrawn']),
  orderId: z.string().nullable(),
  createdAt: Instant,
});

/** A quote as its shop sees it later: for whom it is, as far as the shop knew before. */
export const ShopQuote = Quote.pick({
  id: true,
  no: true,
  design: true,
  total: true,
  validUntil: true,
  state: true,
  orderId: true,
  createdAt: true,
}).extend({
  wantId: z.string().nullable(),
  phone: z.string().describe('Of the member, masked; empty when they have left'),
  by: z.string().nullable().describe('Who made the offer'),
  pieces: z.int(),
});

const Offered = z
  .object({
    skuId: NumId.optional(),
    text: text(1, limits.maxLineText).optional(),
    qty: int(1, want.maxQuantity),
    unitPrice: int(1, maxMoney),
  })
  .refine(({ skuId, text: words }) => (skuId === undefined) !== (words === undefined), {
    message: 'A SKU or words, not both',
  });

/** The prices, the day until which they are valid, and the shop's note. */
export const Terms = z.object({
  lines: z.array(Offered).min(1).max(limits.maxLines),
  freight: int(0, maxMoney).default(0),
  validUntil: Moment,
  note: text(0, limits.maxNote).default(''),
});

/** Why terms may be refused. */
export const refusesTerms = ['quote.belowSupply', 'quote.dayWrong', 'product.unavailable'] as const;

export const SeenQuote = text(0, 40)
  .optional()
  .describe('The offer that waited when the person looked, empty for none; else refused');

/** A shop's work on purchase requests: findings, follow-ups and quotes. */
export const WantUpdate = z.object({
  id: Id,
  verify: z
    .union([z.enum(verdicts), int(0, verdicts.length - 1).transform((at) => verdicts[at])])
    .optional()
    .describe('As a word, or its number from 0 (decisions 2.16)'),
  followUpBy: text(0, 40).optional().describe('Who follows it up from now on; empty: nobody'),
  seenBy: text(0, 40).optional().describe('Who followed it up when the person looked; else refused'),
  followUp: z
    .object({
      note: text(1, office.maxNote),
      nextAt: Moment.optional().describe('When to go on; without it a day that is due is done'),
    })
    .optional(),
  nextAt: z
    .union([z.literal(''), Moment])
    .optional()
    .describe('When to go on; empty: no day'),
  quote: Terms.optional(),
  seenQuote: SeenQuote,
  withdrawQuote: z.literal(['1', 'true', true]).optional(),
  end: z.enum(wantEnds).optional(),
  endNote: text(0, office.maxEndNote).default('').describe('What the member reads of the end'),
});
