import { z } from 'zod';
import { Id, Instant, MediaUrl, Minor, Nothing, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';
import { PaymentIntent, Status } from './order.shapes.ts';
import { gatewayMethods, paymentMethods } from './payment.ts';
import { ShownAccount } from './transfer-account.shapes.ts';

export const paymentOps = {
  'payment.start': op('payment.start', {
    access: 'member',
    summary: 'Starts paying an order; a gateway answers an address to go to or a code to scan',
    input: z.object({
      id: Id,
      method: z.enum(paymentMethods),
      proofUrl: MediaUrl.optional(),
      note: text(0, 200).optional(),
    }),
    output: PaymentIntent,
    refuses: [
      'missing',
      'order.notAllowed',
      'payment.methodUnknown',
      'payment.methodOff',
      'payment.proofMissing',
      'payment.gatewayFailed',
    ],
  }),
  'payment.status': op('payment.status', {
    access: 'member',
    summary: 'How the payment of an order stands; asks its gateway at most every few seconds',
    input: z.object({ id: Id }),
    output: z.object({
      orderId: z.string(),
      orderNo: z.string(),
      status: Status,
      pay: Minor,
      currency: z.string(),
      expiresAt: Instant.nullable(),
      intent: PaymentIntent.nullable(),
      methods: z.array(z.enum(paymentMethods)),
      accounts: z
        .array(ShownAccount)
        .describe('Where to transfer the money to: only while the order may be paid in that way'),
      rejected: z
        .string()
        .nullable()
        .describe('Why the last transfer was not accepted, while no other payment was begun'),
      paid: z
        .object({
          orderNo: z.string(),
          amount: Minor,
          method: z.string(),
          paidAt: Instant,
          promisedAt: Instant,
        })
        .nullable(),
    }),
    refuses: ['missing'],
  }),
  'payment.sandbox': op('payment.sandbox', {
    access: 'member',
    summary: "The sandbox gateway's answer for a pending payment; absent in production",
    input: z.object({ id: Id, outcome: z.enum(['success', 'failure']) }),
    output: PaymentIntent,
    refuses: ['missing', 'payment.closed'],
  }),
  'payment.notice': op('payment.notice', {
    access: 'visitor',
    summary:
      "A gateway's signed notification, in its own words and answered in its own words: no envelope. 401 when it is not from the gateway",
    input: z.object({ provider: z.enum(gatewayMethods) }),
    output: Nothing,
    refuses: ['missing'],
  }),
};
