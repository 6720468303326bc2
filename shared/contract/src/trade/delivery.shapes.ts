import { z } from 'zod';
import { claimStates, forecastBases, itemStates } from './delivery.ts';
import { Instant } from '../core/schema-helpers.ts';

export const Risk = z.enum(['none', 'atRisk', 'late']);
const Move = z.enum(['record', 'collect', 'depart', 'install', 'accept', 'refuse', 'retry']);
export const Status = z.literal([0, 1, 2, 3, 4, 5, 6]);

const DeliveryLine = z.object({
  id: z.string(),
  name: z.string(),
  specText: z.string(),
  image: z.string(),
  qty: z.int(),
});

/** The form that was submitted at the door. The buyer, the shop and the installer read the same. */
const HandedIn = z.object({
  result: z.enum(['accepted', 'refused']),
  items: z.array(z.object({ lineId: z.string(), state: z.enum(itemStates), note: z.string() })),
  photos: z.array(z.string()),
  /** Strokes as path data; '' when the name was typed. */
  signature: z.string(),
  signedBy: z.string(),
  signedAt: Instant,
  reason: z.string(),
});

const Claim = z.object({
  id: z.string(),
  reason: z.string(),
  photos: z.array(z.string()),
  status: z.enum(claimStates),
  note: z.string(),
  openedAt: Instant,
  resolvedAt: Instant.nullable(),
});

/** A delivery as its buyer and its shop see it. */
export const Delivery = z.object({
  id: z.string(),
  status: Status,
  /** Its order is received: whatever step this delivery stopped at, none is open. */
  received: z.boolean(),
  urgent: z.boolean(),
  carrier: z.string(),
  receiptNo: z.string(),
  expectedAt: Instant.nullable(),
  promisedAt: Instant.nullable(),
  risk: Risk,
  lines: z.array(DeliveryLine),
  steps: z.array(z.object({ status: Status, note: z.string(), at: Instant, photos: z.array(z.string()) })),
  form: HandedIn.nullable(),
  claims: z.array(Claim),
  /** How many visits the shop still has after a refusal. */
  visitsLeft: z.int(),
});

/** Counts of the results: by status and `all`, and at risk. */
export const Told = z.object({
  counts: z.record(z.string(), z.int()),
  risks: z.object({ late: z.int(), atRisk: z.int() }),
});

/** A row in the shop's list: the name of the customer, in part. */
export const DeliveryRow = z.object({
  id: z.string(),
  version: z.int(),
  orderId: z.string(),
  orderNo: z.string(),
  status: Status,
  urgent: z.boolean(),
  customer: z.string(),
  phone: z.string(),
  region: z.string(),
  addressVersion: z.int(),
  carrier: z.string(),
  receiptNo: z.string(),
  noticeAt: Instant.nullable(),
  productionDays: z.int(),
  transitDays: z.int(),
  expectedAt: Instant.nullable(),
  promisedAt: Instant.nullable(),
  risk: Risk,
  qty: z.int(),
  lines: z.array(DeliveryLine),
  /** The shop's next possible steps. */
  moves: z.array(Move),
});

/** An entry of a delivery's history: a step, or a change of its plan, newest first. */
const LogEntry = z.object({
  id: z.string(),
  at: Instant,
  /** A null name means an installer, or the mall itself. */
  actor: z.enum(['shop', 'installer', 'system']),
  name: z.string().nullable(),
  /** The step; null for a change. */
  status: Status.nullable(),
  undone: z.boolean(),
  title: z.string(),
  changes: z.array(z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() })),
  note: z.string(),
  photos: z.array(z.string()),
});

/** One delivery for the shop's staff, with their possible steps. */
export const ShopDelivery = Delivery.extend({
  /** The shop's name, for printed papers. */
  shop: z.string(),
  version: z.int(),
  orderId: z.string(),
  orderNo: z.string(),
  customer: z.string(),
  phone: z.string(),
  address: z.string(),
  addressVersion: z.int(),
  remark: z.string(),
  noticeAt: Instant.nullable(),
  productionDays: z.int(),
  transitDays: z.int(),
  visitAt: Instant.nullable(),
  arrivedAt: Instant.nullable(),
  /** The basis of the expected day. */
  basis: z.enum(forecastBases),
  /** A photo of the carrier's receipt, valid for some minutes; null when there is none. */
  receiptPhoto: z.string().nullable(),
  /** Other deliveries of the same order. */
  siblings: z.array(z.object({ id: z.string(), status: Status })),
  log: z.array(LogEntry),
  moves: z.array(Move),
  /** Until when the caller may undo the last step; null when they may not. */
  undoUntil: Instant.nullable(),
  links: z.array(
    z.object({ id: z.string(), createdAt: Instant, expiresAt: Instant, revokedAt: Instant.nullable() }),
  ),
});

const Texts = z.record(z.string(), z.string());

/**
 * All that an installer needs, without prices. Names come in every language: the phone switches language
 * offline.
 */
export const InstallerJob = z.object({
  orderNo: z.string(),
  status: Status,
  urgent: z.boolean(),
  customer: z.string(),
  phone: z.string(),
  address: z.string(),
  remark: z.string(),
  shop: z.string(),
  expectedAt: Instant.nullable(),
  lines: z.array(z.object({ id: z.string(), name: Texts, specText: Texts, image: z.string(), qty: z.int() })),
  form: HandedIn.nullable(),
  expiresAt: Instant,
});
