import { z } from 'zod';
import { Id, Instant, int, listEnvelope, Minor, Nothing, NumId, Paging, text } from './kit.ts';
import { quote, want } from './limits.ts';
import { maxMoney } from './money.ts';
import { op } from './op.ts';
import { wantMoves } from './want.ts';
import { Choice, Created, Preview, Submit } from './preview.shapes.ts';

/** One piece of a quote: a SKU of the mall, or a thing in words. */
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

/** What a shop offers for a wanted purchase. */
const Quote = z.object({
  id: z.string(),
  wantId: z.string(),
  wantNo: z.string(),
  wantRemark: z.string(),
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

const Offered = z
  .object({
    skuId: NumId.optional(),
    text: text(1, quote.maxLineText).optional(),
    qty: int(1, want.maxQuantity),
    unitPrice: int(1, maxMoney),
  })
  .refine(({ skuId, text: words }) => (skuId === undefined) !== (words === undefined), {
    message: 'A SKU or words, not both',
  });

export const quoteOps = {
  'quote.list': op('quote.list', {
    access: 'member',
    summary: 'What shops offer to the member, the latest first',
    input: Paging,
    output: listEnvelope(Quote).extend({ open: z.int().describe('How many wait for an answer') }),
  }),
  'quote.detail': op('quote.detail', {
    access: 'member',
    summary: 'One offer to the member',
    input: z.object({ id: Id }),
    output: Quote,
    refuses: ['missing'],
  }),
  'quote.preview': op('quote.preview', {
    access: 'member',
    summary: 'Prices the order that accepts a quote',
    input: z.object({ id: Id, addressId: Choice.addressId }),
    output: Preview,
    refuses: ['missing', 'quote.expired', 'quote.closed', 'order.shortOfStock'],
  }),
  'quote.accept': op('quote.accept', {
    access: 'member',
    summary: 'Orders at the prices of a quote',
    input: z.object({ id: Id, ...Submit }),
    output: Created,
    refuses: [
      'missing',
      'quote.expired',
      'quote.closed',
      'order.priceChanged',
      'order.shortOfStock',
      'order.addressMissing',
      'coupon.notUsable',
    ],
  }),
  'quote.decline': op('quote.decline', {
    access: 'member',
    summary: 'Turns a quote down',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing', 'quote.closed'],
  }),
  'shopWant.update': op('shopWant.update', {
    access: 'staff:want.edit',
    summary: 'What the shop finds out about a wanted purchase, does about it and offers for it',
    input: z.object({
      id: Id,
      verify: z.enum(['notVerified', 'real', 'fake']).optional(),
      followUp: z
        .object({ note: text(1, want.maxRemark), nextAt: z.iso.datetime({ offset: true }).optional() })
        .optional(),
      quote: z
        .object({
          lines: z.array(Offered).min(1).max(quote.maxLines),
          freight: int(0, maxMoney).default(0),
          validUntil: z.iso.datetime({ offset: true }),
          note: text(0, want.maxRemark).default(''),
        })
        .optional(),
      withdrawQuote: z.literal(['1', 'true', true]).optional(),
      end: z.literal(wantMoves.lose.to).optional(),
    }),
    output: z.object({ quoteId: z.string().nullable() }),
    refuses: [
      'missing',
      'want.closed',
      'want.noMember',
      'quote.belowSupply',
      'quote.dayWrong',
      'quote.closed',
      'product.unavailable',
    ],
  }),
};
