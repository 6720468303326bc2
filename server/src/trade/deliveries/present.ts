import { isOver, isRecorded, orderStatus } from '@mall/contract/trade/order';
import {
  deliveryLimits,
  type DeliveryMove,
  deliveryMovesFor,
  deliveryStatus,
} from '@mall/contract/trade/delivery';
import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import { signedAddress } from '../../platform/media/private.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { maskName, maskPhone } from '../../platform/i18n/mask.ts';
import { openAddress, type OrderAddress } from '../../platform/sealed-fields/contact.ts';
import { type Risk, riskOf } from './estimate.ts';
import type { DeliveryRow, FormRow } from './rows.queries.ts';
import { clock } from '../../platform/clock/clock.ts';

type Told = Output<'order.logistics'>['deliveries'][number];
type Form = NonNullable<Told['form']>;
type InList = Omit<DeliveryRow, 'steps' | 'form' | 'claims'>;

/**
 * A delivery as its buyer and its shop see it: the same form, with photos whose addresses work for some
 * minutes.
 */
export const toDelivery = (row: DeliveryRow, language: Language): Told => {
  const signed = (urls: readonly string[]) => urls.map((url) => signedAddress(row.secret, url));
  return {
    id: row.id,
    status: row.status,
    received: row.order_status === orderStatus.received,
    urgent: row.urgent,
    carrier: row.carrier,
    receiptNo: row.receipt_no,
    expectedAt: iso(row.expected_at),
    promisedAt: iso(row.promised_at),
    risk: riskNow(row),
    lines: toLines(row, language),
    steps: row.steps.map(({ status, note, photos, at }) => ({
      status,
      note,
      photos: signed(photos),
      at: isoText(at),
    })),
    form: toForm(row.form, row.secret),
    claims: row.claims.map((claim) => ({
      id: claim.id,
      reason: claim.reason,
      photos: signed(claim.photos),
      status: claim.status,
      note: claim.note,
      openedAt: isoText(claim.opened_at),
      resolvedAt: claim.resolved_at === null ? null : isoText(claim.resolved_at),
    })),
    visitsLeft:
      row.status === deliveryStatus.accepted ? 0 : Math.max(0, deliveryLimits.retries + 1 - row.refusals),
  };
};

/** For the shop's list: the customer masked. */
export const toDeliveryRow = (row: InList, language: Language): Item<'delivery.list'> => ({
  id: row.id,
  version: row.version,
  orderId: row.order_id,
  orderNo: row.no,
  status: row.status,
  urgent: row.urgent,
  customer: maskName(row.address.name),
  phone: maskPhone(openAddress(row.address, row.order_id).phone),
  region: [row.address.province, row.address.city, row.address.district].join(' '),
  addressVersion: row.address_version,
  carrier: row.carrier,
  receiptNo: row.receipt_no,
  noticeAt: iso(row.notice_at),
  productionDays: row.production_days,
  transitDays: row.transit_days,
  expectedAt: iso(row.expected_at),
  promisedAt: iso(row.promised_at),
  risk: riskNow(row),
  qty: row.lines.reduce((sum, { qty }) => sum + qty, 0),
  lines: toLines(row, language),
  moves: shopMoves(row),
});

/** What the shop may do with a delivery now: nothing once its order is over. */
export const shopMoves = (row: Pick<InList, 'order_status' | 'status' | 'refusals'>): DeliveryMove[] =>
  isRecorded(row.order_status) ? deliveryMovesFor('shop', row.status, row.refusals) : [];

export const toForm = (form: FormRow | null, secret: string): Form | null =>
  form === null
    ? null
    : {
        result: form.result,
        items: form.items.map(({ lineId, state, note }) => ({ lineId, state, note })),
        photos: form.photos.map((url) => signedAddress(secret, url)),
        signature: form.signature,
        signedBy: form.signed_by,
        signedAt: isoText(form.signed_at),
        reason: form.reason,
      };

export const addressText = ({ province, city, district, detail }: OrderAddress): string =>
  [province, city, district, detail].filter((part) => part !== '').join(' ');

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const toLines = (row: InList, language: Language): Told['lines'] =>
  row.lines.map((line) => ({
    id: line.id,
    name: pickText(line.name, language).text,
    specText: pickText(line.spec_text, language).text,
    image: line.image,
    qty: line.qty,
  }));

/** Nothing is at risk once the order is received or over. */
const riskNow = (row: InList): Risk =>
  isOver(row.order_status)
    ? 'none'
    : riskOf({ expectedAt: row.expected_at, promisedAt: row.promised_at, status: row.status }, clock.now());
