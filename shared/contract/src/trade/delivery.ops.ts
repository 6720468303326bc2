import { z } from 'zod';
import { deliveryLimits, isSignature, itemStates, signatureBox } from './delivery.ts';
import { DeliveryRow, InstallerJob, ShopDelivery, Status, Told } from './delivery.shapes.ts';
import {
  Day,
  Id,
  Instant,
  int,
  listEnvelope,
  listOf,
  MediaUrl,
  Moment,
  None,
  Paging,
  text,
} from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

const days = int(0, deliveryLimits.maxDays);
const Signature = z.string().max(signatureBox.maxText).refine(isSignature);
const Items = z
  .array(z.object({ lineId: Id, state: z.enum(itemStates), note: text(0, 200).default('') }))
  .min(1)
  .max(200);
const handedIn = {
  items: Items,
  signature: Signature.default(''),
  signedBy: text(0, 40).default(''),
  reason: text(0, 500).default(''),
};
const Photos = listOf(MediaUrl, deliveryLimits.maxPhotos);

/** The filters of a shop's deliveries. Days are the mall's, and mean the expected day. */
const Found = z.object({
  attribute: z.enum(['regular', 'urgent']).optional(),
  /** `danger`: late or at risk. */
  risk: z.enum(['none', 'atRisk', 'late', 'danger']).optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** A staff member who did one of its steps. */
  personId: Id.optional(),
  keyword: text(0, 60).optional(),
});

/** Refusals of a submitted form, for an installer or the shop. */
const ofForms = [
  'delivery.notAllowed',
  'delivery.itemsDiffer',
  'delivery.remarkMissing',
  'delivery.photosMissing',
  'delivery.signatureMissing',
  'delivery.reasonMissing',
] as const;

export const deliveryOps = {
  'delivery.list': op('delivery.list', {
    access: 'staff:delivery.view',
    summary: "The shop's deliveries, those in danger first",
    input: Paging.extend({ status: int(0, 6).optional(), ...Found.shape }),
    output: listEnvelope(DeliveryRow).extend(Told.shape),
  }),
  'delivery.board': op('delivery.board', {
    access: 'staff:delivery.view',
    summary: "The first of the shop's deliveries in each status, and how many each has",
    input: Found,
    output: Told.extend({
      columns: z.array(z.object({ status: Status, total: z.int(), list: z.array(DeliveryRow) })),
    }),
  }),
  'delivery.people': op('delivery.people', {
    access: 'staff:delivery.view',
    summary: 'Who works for the shop, to find deliveries by who took a step',
    input: None,
    output: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
  'delivery.show': op('delivery.show', {
    access: 'staff:delivery.view',
    summary: 'One delivery of the shop',
    input: z.object({ id: Id }),
    output: ShopDelivery,
    refuses: ['missing'],
  }),
  'delivery.change': op('delivery.change', {
    access: 'staff:delivery.edit',
    summary:
      'Changes the plan of a delivery, takes it one step on or one back, hands a form in, settles a claim',
    input: z.object({
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
      /** A photo of the carrier's receipt; '' removes it. */
      receiptPhoto: z.union([MediaUrl, z.literal('')]).optional(),
      /** The day of the visit, for the step `installing`. */
      visitAt: Moment.optional(),
      form: z.object(handedIn).optional(),
      /** How the open claim ended, without another visit. */
      settled: text(1, 500).optional(),
    }),
    output: ShopDelivery,
    refuses: [
      'missing',
      'delivery.changedMeanwhile',
      'delivery.undoTooLate',
      'delivery.tooManyTries',
      'delivery.carrierMissing',
      'refund.open',
      ...ofForms,
    ],
  }),
  'delivery.split': op('delivery.split', {
    access: 'staff:delivery.edit',
    summary: 'Takes pieces out of a delivery that is only recorded into one of their own',
    input: z.object({ id: Id, lineIds: z.array(Id).min(1).max(200) }),
    output: ShopDelivery,
    refuses: ['missing', 'delivery.notAllowed', 'delivery.itemsDiffer'],
  }),
  'delivery.makeLink': op('delivery.makeLink', {
    access: 'staff:delivery.edit',
    summary: "Makes a signed link to the installer's page; its token is told this once",
    input: z.object({
      id: Id,
      days: int(1, deliveryLimits.linkDays.most).default(deliveryLimits.linkDays.usual),
    }),
    output: z.object({
      id: z.string(),
      url: z.string(),
      token: z.string(),
      expiresAt: Instant,
      /** The address as a QR code: a picture in a data address. */
      qr: z.string(),
    }),
    refuses: ['missing', 'delivery.notAllowed'],
  }),
  'delivery.revokeLink': op('delivery.revokeLink', {
    access: 'staff:delivery.edit',
    summary: 'Revokes one link of a delivery, or all of them',
    input: z.object({ id: Id, linkId: Id.optional() }),
    output: ShopDelivery,
    refuses: ['missing'],
  }),
  'installer.job': op('installer.job', {
    access: 'visitor',
    summary: 'What an installer needs; header `x-installer` holds the token of the link',
    input: None,
    output: InstallerJob,
    refuses: ['missing'],
  }),
  'installer.photo': op('installer.photo', {
    access: 'visitor',
    summary: 'Keeps a photo of the job (multipart, field `file`); the same `id` again keeps it once',
    input: z.object({ id: Id }),
    output: z.object({ id: z.string() }),
    refuses: [
      'missing',
      'delivery.tooManyPhotos',
      'upload.notImage',
      'upload.tooLarge',
      'upload.failed',
      'storage.full',
    ],
  }),
  'installer.submit': op('installer.submit', {
    access: 'visitor',
    summary: 'Hands the form in, once for each `Idempotency-Key`; `photos` are ids of kept photos',
    input: z.object({
      result: z.enum(['accepted', 'refused']),
      photos: listOf(Id, deliveryLimits.maxPhotos).default([]),
      signedAt: Moment.optional(),
      ...handedIn,
    }),
    output: InstallerJob,
    refuses: ['missing', 'idempotency.mismatch', 'delivery.photoUnknown', ...ofForms],
  }),
};
