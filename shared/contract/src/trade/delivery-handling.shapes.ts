import { z } from 'zod';
import { deliveryLimits, isSignature, itemStates, signatureBox } from './delivery.ts';
import { Id, Instant, int, listOf, MediaUrl, Moment, text } from '../core/schema-helpers.ts';

const days = int(0, deliveryLimits.maxDays);
const Signature = z.string().max(signatureBox.maxText).refine(isSignature);
const Items = z
  .array(z.object({ lineId: Id, state: z.enum(itemStates), note: text(0, 200).default('') }))
  .min(1)
  .max(200);
/** A form as an installer or the seller hands it in. */
export const handedIn = {
  items: Items,
  signature: Signature.default(''),
  signedBy: text(0, 40).default(''),
  reason: text(0, 500).default(''),
};
const Photos = listOf(MediaUrl, deliveryLimits.maxPhotos);

/** Refusals of a submitted form, for an installer or the shop. */
export const ofForms = [
  'delivery.notAllowed',
  'delivery.itemsDiffer',
  'delivery.remarkMissing',
  'delivery.photosMissing',
  'delivery.signatureMissing',
  'delivery.reasonMissing',
] as const;

const Change = z.object({
  id: Id,
  /** The version that was read: changes that others made since are not overwritten. */
  version: int(0, 1_000_000).optional(),
  step: z
    .enum(['recorded', 'collected', 'inTransit', 'installing', 'accepted', 'notAccepted', 'undo'])
    .optional(),
  note: text(0, 200).default(''),
  photos: Photos.optional(),
  attribute: z.enum(['regular', 'urgent']).optional(),
  noticeAt: Moment.optional(),
  productionDays: days.optional(),
  transitDays: days.optional(),
  carrier: text(1, 40).optional(),
  receiptNo: text(1, 40).optional(),
  /** Of the address on the parcel, when it leaves: it does not when the address has changed since (decision 102). */
  addressVersion: int(1, 1_000_000).optional(),
  /** A photo of the carrier's receipt; '' removes it. */
  receiptPhoto: z.union([MediaUrl, z.literal('')]).optional(),
  /** The day of the visit, for the step `installing`. */
  visitAt: Moment.optional(),
  form: z.object(handedIn).optional(),
  /** How the open claim ended, without another visit. */
  settled: text(1, 500).optional(),
});

/**
 * How a seller follows one delivery up: staff of a shop by `delivery.*`, operators by `platformDelivery.*` for the
 * mall's own.
 */
export const handled = {
  Change,
  refusesChange: [
    'missing',
    'delivery.changedMeanwhile',
    'delivery.undoTooLate',
    'delivery.tooManyTries',
    'delivery.carrierMissing',
    'refund.open',
    'order.addressChanged',
    ...ofForms,
  ],
  Split: z.object({ id: Id, lineIds: z.array(Id).min(1).max(200) }),
  refusesSplit: ['missing', 'delivery.notAllowed', 'delivery.itemsDiffer'],
  AskLink: z.object({
    id: Id,
    days: int(1, deliveryLimits.linkDays.most).default(deliveryLimits.linkDays.usual),
  }),
  Link: z.object({
    id: z.string(),
    url: z.string(),
    token: z.string(),
    expiresAt: Instant,
    /** The address as a QR code: a picture in a data address. */
    qr: z.string(),
  }),
  refusesLink: ['missing', 'delivery.notAllowed'],
  Revoke: z.object({ id: Id, linkId: Id.optional() }),
} as const;
