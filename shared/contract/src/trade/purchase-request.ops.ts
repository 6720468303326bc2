import { z } from 'zod';
import {
  Day,
  Flag,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  MediaUrl,
  Minor,
  Nothing,
  NumId,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { want } from '../core/limits.ts';
import { op } from '../core/op.ts';

/** A purchase request (decisions 2.16): what somebody looks for and the mall does not offer as it is. */
const Want = z.object({
  id: z.string(),
  no: z.string(),
  contact: z.string(),
  phone: z.string(),
  region: z.string(),
  quantity: z.int(),
  brand: z.string(),
  remark: z.string(),
  images: z.array(z.string()),
  product: z.object({ id: z.string(), name: z.string(), image: z.string() }).nullable(),
  designId: z.string().nullable(),
  validUntil: Instant,
  state: z.enum(['open', 'expired', 'won', 'lost', 'cancelled']),
  verify: z.enum(['notVerified', 'real', 'fake']).describe('What the shop has found out about an open one'),
  createdAt: Instant,
  quote: z
    .object({ id: z.string(), total: Minor, validUntil: Instant, orderId: z.string().nullable() })
    .nullable()
    .describe('An offer that waits for an answer, or was accepted'),
});

export const wantOps = {
  'purchaseRequest.create': op('purchaseRequest.create', {
    access: 'visitor',
    summary: 'Asks for something to be found, made or priced',
    input: z.object({
      contact: text(1, 30),
      phone: z.string().max(20),
      provinceId: NumId,
      cityId: NumId,
      districtId: NumId,
      quantity: int(1, want.maxQuantity),
      brand: text(0, 60).default(''),
      validUntil: Day.optional(),
      remark: text(want.minRemark, want.maxRemark),
      images: listOf(MediaUrl, want.maxImages).default([]),
      productId: NumId.optional(),
      designId: Id.optional(),
    }),
    output: z.object({ id: z.string(), no: z.string() }),
    refuses: ['mobile.invalid', 'address.incomplete', 'want.tooMany', 'want.tooLong', 'missing'],
  }),
  'purchaseRequest.list': op('purchaseRequest.list', {
    access: 'member',
    summary: 'The member’s wanted purchases, the latest first',
    input: Paging.extend({ open: Flag.optional() }),
    output: listEnvelope(Want),
  }),
  'purchaseRequest.cancel': op('purchaseRequest.cancel', {
    access: 'member',
    summary: 'Takes a wanted purchase back',
    input: z.object({ id: Id }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
