import type { SeckillSlot } from '@mall/contract/campaign/seckill';
import type { Texts } from '@mall/contract/core/languages';
import type { OrderStatus } from '@mall/contract/trade/order';
import type { ParkedReason, ParkedStatus } from '@mall/contract/trade/parked';
import type { GatewayMethod, PayAction } from '@mall/contract/trade/payment';
import type { RefundStatus } from '@mall/contract/trade/refund';
import type { Generated, Json, JsonDefault, JsonNullable } from './json.ts';
import type { StoredAddress } from './order-address.ts';
import type { ReviewHandling, ReviewReports } from './review.ts';

type CartLines = {
  id: string;
  user_id: string;
  shop_id: string | null;
  sku_id: number;
  package_id: number | null;
  qty: number;
  selected: Generated<boolean>;
  /** Set aside for another day. */
  saved: Generated<boolean>;
  price_seen: number;
  added_at: Generated<Date>;
};

/** A piece as it was added, so that a later change of the package is detected. */
export type StoredPiece = { slot: string; skuId: number; qty: number };

type CartPackages = {
  id: string;
  user_id: string;
  shop_id: string | null;
  package_id: number;
  /** `slot*skuId`, sorted: the same choice is the same text. */
  selection: string;
  pieces: Json<StoredPiece[]>;
  qty: number;
  selected: Generated<boolean>;
  /** Set aside for another day. */
  saved: Generated<boolean>;
  price_seen: number;
  added_at: Generated<Date>;
};

type CouponTemplates = {
  id: string;
  shop_id: string | null;
  name: Json<Texts>;
  kind: string;
  value: number;
  cap: number | null;
  threshold: Generated<number>;
  scope: string;
  scope_ids: Generated<string[]>;
  total: Generated<number>;
  taken: Generated<number>;
  per_user: Generated<number>;
  take_from: Date;
  take_to: Date;
  valid_from: Date | null;
  valid_to: Date | null;
  valid_days: number | null;
  funder: Generated<string>;
  source: Generated<string>;
  status: Generated<string>;
  version: Generated<number>;
  created_by: Generated<string | null>;
  owner: Generated<'mall' | 'shop'>;
  end_reason: Generated<string>;
  created_at: Generated<Date>;
};

type Coupons = {
  id: string;
  template_id: string;
  user_id: string;
  n: number;
  shop_id: string | null;
  name: Json<Texts>;
  kind: string;
  value: number;
  cap: number | null;
  threshold: number;
  scope: string;
  scope_ids: Generated<string[]>;
  funder: string;
  valid_from: Date;
  valid_to: Date;
  status: Generated<string>;
  order_id: string | null;
  taken_at: Generated<Date>;
  used_at: Date | null;
};

type SeckillActivities = {
  id: string;
  name: Json<Texts>;
  sku_id: number;
  price: number;
  stock_total: number;
  stock_left: number;
  per_order_limit: Generated<number>;
  per_user_limit: Generated<number>;
  allow_coupon: Generated<boolean>;
  start_at: Date;
  end_at: Date;
  status: Generated<string>;
  slots: JsonDefault<readonly SeckillSlot[]>;
  version: Generated<number>;
  shop_id: string | null;
  end_reason: Generated<string>;
  created_by: string | null;
  created_at: Generated<Date>;
};

type SeckillQuotas = {
  activity_id: string;
  sku_id: number;
  user_id: string;
  bought: number;
};

type Orders = {
  id: string;
  no: string;
  user_id: string;
  shop_id: string | null;
  status: Generated<OrderStatus>;
  source: string;
  activity_id: string | null;
  currency: Generated<string>;
  goods: number;
  discount: number;
  freight: number;
  pay: number;
  paid: Generated<number>;
  /** Refunded, or about to be. */
  refunded: Generated<number>;
  qty: number;
  address: Json<StoredAddress>;
  address_version: Generated<number>;
  remark: Generated<string>;
  coupon_id: string | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
  warned_at: Date | null;
  paid_at: Date | null;
  promised_at: Date | null;
  shipped_at: Date | null;
  received_at: Date | null;
  cancelled_at: Date | null;
  buyer_hidden: Generated<boolean>;
  shop_hidden: Generated<boolean>;
};

/** Somebody who ordered in a shop; the trigger of 0094 writes all but what the shop notes. */
type ShopCustomers = {
  shop_id: string;
  user_id: string;
  first_at: Date;
  last_at: Date;
  tags: Generated<string[]>;
  note: Generated<string>;
  version: Generated<number>;
};

type OrderLines = {
  id: string;
  order_id: string;
  idx: number;
  /** Null for an item that a shop describes in text. */
  product_id: number | null;
  sku_id: number | null;
  name: Json<Texts>;
  spec_text: Json<Texts>;
  image: string;
  qty: number;
  lead_days: number;
  platform_price: number;
  factor: number;
  shop_price: number;
  activity_price: number | null;
  member_price: number;
  goods: number;
  package_share: Generated<number>;
  coupon_share: Generated<number>;
  freight: number;
  pay: number;
  refunded: Generated<number>;
  /** The package of the order that contained it. */
  package_idx: Generated<number | null>;
  reviewed_at: Date | null;
};

type OrderPackages = {
  order_id: string;
  idx: number;
  package_id: number;
  version: number;
  name: Json<Texts>;
  image: string;
  qty: number;
  /** Of all of them: the sum of their lines' shares. */
  price: number;
};

type OrderEvents = {
  id: string;
  order_id: string;
  seq: number;
  actor: string;
  actor_id: string | null;
  from_status: number | null;
  to_status: number;
  note: string;
  note_text: Generated<string>;
  at: Generated<Date>;
};

/** Notes of staff for each other. */
type OrderNotes = { id: string; order_id: string; by: string; text: string; at: Generated<Date> };

type PaymentIntents = {
  id: string;
  order_id: string;
  method: string;
  amount: number;
  currency: string;
  status: Generated<string>;
  provider_ref: string | null;
  proof_url: string | null;
  note: Generated<string>;
  confirmed_by: string | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
  action: JsonNullable<PayAction>;
  /** Until when the gateway accepts it. */
  expires_at: Date | null;
  /** When the gateway was last asked for its state. */
  asked_at: Date | null;
  /** When the gateway was notified that it is over. */
  gateway_closed_at: Date | null;
  /** The day on which an operator found the transfer in the mall's account, `2026-11-24`. */
  received_on: string | null;
  /** What the bank calls it. */
  reference: string | null;
  /** Why an operator did not accept the transfer, for its buyer. */
  reject_reason: string | null;
};

type PaymentEvents = {
  provider: string;
  event_id: string;
  provider_ref: string | null;
  intent_id: string | null;
  outcome: string;
  reason: Generated<string>;
  amount: number | null;
  currency: string | null;
  received_at: Generated<Date>;
};

type ParkedPayments = {
  id: string;
  provider: GatewayMethod;
  event_id: string;
  provider_ref: string | null;
  /** The payment that the mall knew by that name; of one that was assigned, the payment that it became. */
  intent_id: string | null;
  amount: number | null;
  currency: string | null;
  why: ParkedReason;
  parked_at: Date;
  status: Generated<ParkedStatus>;
  order_id: string | null;
  reason: Generated<string>;
  reference: Generated<string>;
  resolved_by: string | null;
  resolved_at: Date | null;
  /** The gateway's id of the refund. */
  refund_ref: string | null;
  tries: Generated<number>;
  tried_at: Date | null;
  next_try_at: Date | null;
  last_error: string | null;
};

type Refunds = {
  id: string;
  order_id: string;
  intent_id: string;
  kind: 'line' | 'order' | 'late' | 'rest';
  order_line_id: string | null;
  qty: number | null;
  /** What the pieces are worth, at most what the buyer gets. */
  due: number;
  amount: number;
  reason: string;
  status: RefundStatus;
  note: Generated<string>;
  photos: JsonDefault<string[]>;
  answer: Generated<string>;
  at: Generated<Date>;
  decided_by: string | null;
  decided_at: Date | null;
  refunded_at: Date | null;
  /** The refund of which this asks what was not given. */
  rest_of: string | null;
  /** How many times the gateway was asked to send it, and the result. */
  tries: Generated<number>;
  provider_ref: string | null;
  last_error: string | null;
  next_try_at: Date | null;
  tried_at: Date | null;
  /** The operator who sent it by hand; `provider_ref` is their reference then. */
  sent_by: string | null;
};

type Reviews = {
  id: string;
  order_line_id: string;
  product_id: number;
  user_id: string;
  score: number;
  service: number;
  logistics: number;
  text: string;
  images: JsonDefault<string[]>;
  anonymous: Generated<boolean>;
  spec_text: Json<Texts>;
  follow_up: string | null;
  follow_images: JsonDefault<string[]>;
  followed_at: Date | null;
  edited_at: Date | null;
  reply: string | null;
  replied_at: Date | null;
  useful: Generated<number>;
  created_at: Generated<Date>;
} & ReviewHandling;

type ReviewVotes = { review_id: string; user_id: string; at: Generated<Date> };

type LedgerTxns = {
  id: string;
  biz_type: string;
  biz_id: string;
  seq: Generated<number>;
  at: Generated<Date>;
};

type LedgerEntries = {
  txn_id: string;
  idx: number;
  account: string;
  delta: number;
  currency: string;
};

/** Carts, promotions, orders, payments, reviews and the ledger. */
export type TradeTables = {
  cart_lines: CartLines;
  cart_packages: CartPackages;
  coupon_templates: CouponTemplates;
  coupons: Coupons;
  seckill_activities: SeckillActivities;
  seckill_quotas: SeckillQuotas;
  orders: Orders;
  shop_customers: ShopCustomers;
  order_lines: OrderLines;
  order_packages: OrderPackages;
  order_events: OrderEvents;
  order_notes: OrderNotes;
  payment_intents: PaymentIntents;
  payment_events: PaymentEvents;
  parked_payments: ParkedPayments;
  refunds: Refunds;
  reviews: Reviews;
  review_votes: ReviewVotes;
  review_reports: ReviewReports;
  ledger_txns: LedgerTxns;
  ledger_entries: LedgerEntries;
};
