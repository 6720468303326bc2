import { pickText, type Language } from '@mall/contract/core/languages';
import { minus, money, sum } from '@mall/contract/core/money';
import type { Item, Output } from '@mall/contract/operations';
import {
  actionsFor,
  allows,
  isOver,
  type OrderAction,
  orderActions,
  type OrderStatus,
  orderStatus,
  type OrderTab,
  orderTabs,
  statusName,
} from '@mall/contract/trade/order';
import { isCounted, notGiven } from '@mall/contract/trade/refund';
import { promisedBy } from '@mall/contract/trade/promise';
import { riskOf } from '../deliveries/estimate.ts';
import { revocableUntil } from '../payments/revoke.ts';
import { isRefundInTime } from '../refunds/deadline.ts';
import type { RefundRow } from '../refunds/of-order.queries.ts';
import { toRefund } from '../refunds/refund.present.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { maskName, maskPhone } from '../../platform/i18n/mask.ts';
import { openAddress, type OrderAddress } from '../../platform/sealed-fields/contact.ts';
import type { OrderHistory, PaymentRow } from './history.queries.ts';
import type { LineRow, OrderRow, PackageRow } from './rows.queries.ts';
import { orderStatusName } from './status-name.ts';
import { clock } from '../../platform/clock/clock.ts';

type Row = Item<'order.list'>;
type Detail = Output<'order.detail'>;
/** The operator sells the mall's own orders, as a shop's staff sell its own. */
type Side = 'buyer' | 'shop' | 'operator';
export type Reader = {
  readonly side: Side;
  readonly language: Language;
  /** The owner of the shop: they may take payments back. */
  readonly mayRevoke?: boolean;
};

/** An order in a list. The seller's list displays the customer masked; the detail displays everything. */
export const toOrderRow = (row: OrderRow, reader: Reader): Row =>
  rowOf(row, openAddress(row.address, row.id), reader);

const rowOf = (row: OrderRow, address: OrderAddress, reader: Reader): Row => ({
  id: row.id,
  no: row.no,
  status: row.status,
  statusText: orderStatusName(statusName(row.status), reader.language),
  pay: row.pay,
  paid: row.paid,
  refunded: row.refunded,
  refundsOpen: row.refunds_open,
  qty: row.qty,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.status === orderStatus.unpaid ? iso(row.expires_at) : null,
  promisedAt: iso(row.promised_at),
  proofUploaded: row.proof_uploaded,
  lines: row.lines.map((line) => toLine(line, reader.language)),
  packages: row.packages.map((one) => toPackage(one, row.lines, reader.language)),
  actions: actionsOf(row, reader.side),
  consignee: reader.side === 'buyer' ? address.name : maskName(address.name),
  phone: reader.side === 'buyer' ? address.phone : maskPhone(address.phone),
  region: [address.province, address.city, address.district].join(' '),
  addressVersion: row.address_version,
  delivery: endangered(row),
});

export const toOrderDetail = (row: OrderRow, history: OrderHistory, reader: Reader): Detail =>
  detailOf(row, openAddress(row.address, row.id), history, reader);

const detailOf = (row: OrderRow, address: OrderAddress, history: OrderHistory, reader: Reader): Detail => ({
  ...rowOf(row, address, reader),
  consignee: address.name,
  phone: address.phone,
  currency: row.currency,
  goods: row.goods,
  discount: row.discount,
  freight: row.freight,
  remark: row.remark,
  source: row.source,
  address,
  mayChangeAddress: allows(
    reader.side === 'buyer' ? 'changeAddress' : 'proposeAddress',
    reader.side,
    row.status,
  ),
  // The version before ships without ending a proposal, which then cannot be answered any more.
  proposedAddress:
    row.proposed !== null && allows('proposeAddress', 'shop', row.status)
      ? {
          id: row.proposed.id,
          address: openAddress(row.proposed.address, row.id),
          note: row.proposed.note,
          at: isoText(row.proposed.at),
        }
      : null,
  receipt: row.lines.map((line) => toReceipt(line, reader.language)),
  promiseIfPaidNow: row.status === orderStatus.unpaid ? promiseNow(row) : null,
  paidAt: iso(row.paid_at),
  receivedAt: iso(row.received_at),
  events: history.events.map((event) => ({
    actor: event.actor,
    from: event.from_status,
    to: event.to_status,
    note: event.note,
    noteText: event.note_text,
    at: isoText(event.at),
  })),
  deliveries: history.deliveries.map((delivery) => ({
    id: delivery.id,
    status: delivery.status,
    carrier: delivery.carrier,
    receiptNo: delivery.receipt_no,
    expectedAt: delivery.expected_at === null ? null : isoText(delivery.expected_at),
    steps: delivery.steps.map(({ status, note, at }) => ({ status, note, at: isoText(at) })),
  })),
  refunds: history.refunds.map((refund) =>
    toRefund(refund, {
      side: reader.side,
      secret: history.secret,
      left: reader.side === 'buyer' ? leftOf(refund, history.refunds, row) : 0,
    }),
  ),
  payments: history.payments.map((payment) => ({
    id: payment.id,
    method: payment.method,
    amount: payment.amount,
    status: payment.status,
    proofUrl: payment.proof_url,
    at: isoText(payment.created_at),
    ...(reader.side === 'buyer' ? {} : foundOf(payment)),
    ...(payment.reject_reason === null ? {} : { rejected: payment.reject_reason }),
    ...(reader.mayRevoke === true ? revocableOf(payment, row.status, row.refunds_open) : {}),
  })),
});

/** What the buyer wrote with a transfer, and where an operator found it. */
const foundOf = ({ received_on: receivedOn, reference, note }: PaymentRow) => ({
  ...(note === '' ? {} : { note }),
  ...(receivedOn === null ? {} : { receivedOn }),
  ...(reference === null ? {} : { reference }),
});

/** What the buyer asked for and did not get, while they may ask for it again. */
const leftOf = (refund: RefundRow, all: readonly RefundRow[], order: OrderRow): number =>
  orderActions.askRefund.from.some((status) => status === order.status) &&
  isRefundInTime(order.received_at) &&
  !all.some((other) => other.rest_of === refund.id && isCounted(other.status))
    ? notGiven(refund)
    : 0;

const promiseNow = ({ lines }: OrderRow): string =>
  promisedBy(
    lines.map((line) => line.lead_days),
    clock.nowMs(),
  );

/** An open refund request is decided first. */
const revocableOf = (payment: PaymentRow, status: OrderStatus, refundsOpen: number) => {
  const until = refundsOpen > 0 ? null : revocableUntil(payment, status);
  return until === null ? {} : { takeBackUntil: until.toISOString() };
};

/** How many orders each tab has. */
export const toCounts = (counts: readonly { status: OrderStatus; n: number }[]): Record<string, number> => {
  const tabs = Object.keys(orderTabs) as OrderTab[]; // keys of a const table
  return Object.fromEntries(
    tabs.map((tab) => {
      const statuses: readonly OrderStatus[] = orderTabs[tab];
      return [tab, counts.reduce((sum, { status, n }) => sum + (statuses.includes(status) ? n : 0), 0)];
    }),
  );
};

/** What the list says nothing of, since it comes with its payment, refund or address, or by the clock. */
type Elsewhere = Exclude<OrderAction, Row['actions'][number]>;
const elsewhere: readonly OrderAction[] = [
  'expire',
  'refund',
  'takeBack',
  'changeAddress',
  'proposeAddress',
] satisfies Elsewhere[];
const isElsewhere = (action: OrderAction): action is Elsewhere => elsewhere.includes(action);

/** What this side may do now; actions that depend on more come with its payment or refund. */
const actionsOf = (row: OrderRow, side: Side): Row['actions'] =>
  actionsFor(side, row.status).flatMap((action): Row['actions'] => {
    if (isElsewhere(action)) return [];
    if (action === 'askRefund' && !(row.returnable && isRefundInTime(row.received_at))) return [];
    if (action === 'pay' && row.expires_at !== null && row.expires_at <= clock.now()) return [];
    if (action === 'evaluate' && row.lines.every(isReviewed)) return [];
    return [action];
  });

const idText = (id: number | null): string | null => (id === null ? null : String(id));

/** An item that is no product of the mall has no page for a review. */
const isReviewed = (line: LineRow): boolean => line.reviewed_at !== null || line.product_id === null;

const dangers = { none: 0, atRisk: 1, late: 2 } as const;

/** The delivery that the buyer should see first: at the highest risk, else the least advanced. */
const endangered = (row: OrderRow): Row['delivery'] => {
  const now = clock.now();
  const [first] = row.deliveries
    .map(({ status, expected_at: expected }) => {
      const expectedAt = expected === null ? null : new Date(expected);
      const risk = isOver(row.status)
        ? 'none'
        : riskOf({ expectedAt, promisedAt: row.promised_at, status }, now);
      return { status, risk, expectedAt: iso(expectedAt) };
    })
    .toSorted((a, b) => dangers[b.risk] - dangers[a.risk]);
  return first ?? null;
};

const toLine = (line: LineRow, language: Language): Row['lines'][number] => ({
  id: line.id,
  productId: idText(line.product_id),
  skuId: idText(line.sku_id),
  name: pickText(line.name, language).text,
  specText: pickText(line.spec_text, language).text,
  image: line.image,
  qty: line.qty,
  price: line.member_price,
  pay: line.pay,
  reviewed: isReviewed(line),
  packageIdx: line.package_idx,
});

const toReceipt = (line: LineRow, language: Language): Detail['receipt'][number] => ({
  skuId: idText(line.sku_id),
  productId: idText(line.product_id),
  name: pickText(line.name, language).text,
  specText: pickText(line.spec_text, language).text,
  image: line.image,
  qty: line.qty,
  shopPrice: line.shop_price,
  activityPrice: line.activity_price,
  memberPrice: line.member_price,
  goods: line.goods,
  packageShare: line.package_share,
  couponShare: line.coupon_share,
  freight: line.freight,
  pay: line.pay,
  leadDays: line.lead_days,
  packageIdx: line.package_idx,
});

const toPackage = (
  row: PackageRow,
  lines: readonly LineRow[],
  language: Language,
): Row['packages'][number] => {
  const own = lines.filter((line) => line.package_idx === row.idx);
  return {
    key: String(row.idx),
    packageId: String(row.package_id),
    name: pickText(row.name, language).text,
    image: row.image,
    qty: row.qty,
    price: row.price,
    saving: minus(sum(own.map(({ goods }) => money(goods))), money(row.price)),
  };
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
