import { z } from 'zod';
import { deliveryLimits } from './delivery.ts';
import { handedIn, handled, ofForms } from './delivery-handling.shapes.ts';
import { DeliveryRow, InstallerJob, ShopDelivery, Status, Told } from './delivery.shapes.ts';
import { Day, Id, int, listEnvelope, listOf, Moment, None, Paging, text } from '../core/schema-helpers.ts';
import { op } from '../core/op.ts';

/** The filters of a seller's deliveries. Days are the mall's, and mean the expected day. */
const Found = z.object({
  attribute: z.enum(['regular', 'urgent']).optional(),
  /** `danger`: late or at risk. */
  risk: z.enum(['none', 'atRisk', 'late', 'danger']).optional(),
  from: Day.optional(),
  to: Day.optional(),
  /** One of the seller's people who did one of its steps. */
  personId: Id.optional(),
  keyword: text(0, 60).optional(),
});

/** What a seller asks for of all their deliveries, and is told. */
export const ofDeliveries = {
  List: Paging.extend({ status: int(0, 6).optional(), ...Found.shape }),
  Listed: listEnvelope(DeliveryRow).extend(Told.shape),
  Board: Found,
  OnBoard: Told.extend({
    columns: z.array(z.object({ status: Status, total: z.int(), list: z.array(DeliveryRow) })),
  }),
  People: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
} as const;

export const deliveryOps = {
  'delivery.list': op('delivery.list', {
    access: 'staff:delivery.view',
    summary: "The shop's deliveries, those in danger first",
    input: ofDeliveries.List,
    output: ofDeliveries.Listed,
  }),
  'delivery.board': op('delivery.board', {
    access: 'staff:delivery.view',
    summary: "The first of the shop's deliveries in each status, and how many each has",
    input: ofDeliveries.Board,
    output: ofDeliveries.OnBoard,
  }),
  'delivery.people': op('delivery.people', {
    access: 'staff:delivery.view',
    summary: 'Who works for the shop, to find deliveries by who took a step',
    input: None,
    output: ofDeliveries.People,
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
    input: handled.Change,
    output: ShopDelivery,
    refuses: [...handled.refusesChange],
  }),
  'delivery.split': op('delivery.split', {
    access: 'staff:delivery.edit',
    summary: 'Takes pieces out of a delivery that is only recorded into one of their own',
    input: handled.Split,
    output: ShopDelivery,
    refuses: [...handled.refusesSplit],
  }),
  'delivery.makeLink': op('delivery.makeLink', {
    access: 'staff:delivery.edit',
    summary: "Makes a signed link to the installer's page; its token is told this once",
    input: handled.AskLink,
    output: handled.Link,
    refuses: [...handled.refusesLink],
  }),
  'delivery.revokeLink': op('delivery.revokeLink', {
    access: 'staff:delivery.edit',
    summary: 'Revokes one link of a delivery, or all of them',
    input: handled.Revoke,
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
