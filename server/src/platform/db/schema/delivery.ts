import type { ItemState } from '@mall/contract/trade/delivery';
import type { Generated, Json, JsonDefault } from './json.ts';

type Deliveries = {
  id: string;
  order_id: string;
  status: Generated<number>;
  urgent: Generated<boolean>;
  carrier: Generated<string>;
  receipt_no: Generated<string>;
  production_days: Generated<number>;
  transit_days: Generated<number>;
  notice_at: Date | null;
  expected_at: Date | null;
  /** The day arranged with the customer. */
  visit_at: Date | null;
  arrived_at: Date | null;
  refusals: Generated<number>;
  /** The promised time for which the risk, or the delay, was reported. */
  at_risk_told: Date | null;
  late_told: Date | null;
  /** A photo of the carrier's receipt. */
  receipt_photo: Generated<string>;
  /** Counts the changes by people; maintained by a trigger. */
  version: Generated<number>;
  /**
   * Copied from the order: triggers maintain these five, whatever is written. `awaited`: it is under way;
   * `hidden`: cancelled, or on hold; `brought_at`: accepted, by its steps, or else confirmed by the buyer.
   */
  shop_id: Generated<string | null>;
  promised_at: Generated<Date | null>;
  awaited: Generated<boolean>;
  hidden: Generated<boolean>;
  brought_at: Generated<Date | null>;
  created_at: Generated<Date>;
};

/** One delivery brings a line of an order. */
type DeliveryLines = { line_id: string; delivery_id: string };

type DeliverySteps = {
  id: string;
  delivery_id: string;
  seq: number;
  status: number;
  note: Generated<string>;
  photos: JsonDefault<string[]>;
  actor: Generated<string>;
  by: string | null;
  at: Generated<Date>;
  undone_at: Date | null;
};

type DeliveryLinks = {
  id: string;
  delivery_id: string;
  token_hash: string;
  created_by: string;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
};

export type StoredItem = { lineId: string; state: ItemState; note: string };

type DeliveryForms = {
  id: string;
  delivery_id: string;
  actor: string;
  by: string | null;
  result: string;
  items: Json<StoredItem[]>;
  photos: Json<string[]>;
  signature: Generated<string>;
  signed_by: Generated<string>;
  signed_at: Date;
  reason: Generated<string>;
  once_key: string;
  request_hash: string;
  created_at: Generated<Date>;
  /** When its customer left the mall: their personal data is removed. */
  erased_at: Date | null;
};

/** Photos that came through a link; the phone makes their id. */
type DeliveryPhotos = {
  delivery_id: string;
  id: string;
  url: string;
  form_id: string | null;
  at: Generated<Date>;
};

type Claims = {
  id: string;
  delivery_id: string;
  form_id: string;
  reason: string;
  photos: JsonDefault<string[]>;
  status: Generated<string>;
  note: Generated<string>;
  opened_at: Generated<Date>;
  resolved_at: Date | null;
};

/** Deliveries of goods to their buyer, and what was signed there. */
export type DeliveryTables = {
  deliveries: Deliveries;
  delivery_lines: DeliveryLines;
  delivery_steps: DeliverySteps;
  delivery_links: DeliveryLinks;
  delivery_forms: DeliveryForms;
  delivery_photos: DeliveryPhotos;
  claims: Claims;
};
