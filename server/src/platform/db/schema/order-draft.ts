import type { OrderDraftStatus } from '@mall/contract/trade/order-draft';
import type { Generated } from 'kysely';

type OrderDrafts = {
  id: string;
  no: string;
  /** Null: the mall itself. */
  shop_id: string | null;
  version: Generated<number>;
  /** Of the customer. */
  name: Generated<string>;
  /** Number and street, sealed as one text. */
  reached: Generated<string>;
  /** The index of the number in the shop, or in the mall. */
  number: Generated<string>;
  province_id: number | null;
  city_id: number | null;
  district_id: number | null;
  note: Generated<string>;
  discount_bps: Generated<number>;
  reason: Generated<string>;
  status: Generated<OrderDraftStatus>;
  /** Fixed with the link, as the prices of the lines. */
  freight: number | null;
  token_hash: string | null;
  valid_until: Date | null;
  order_id: string | null;
  created_by: string;
  created_at: Generated<Date>;
  updated_by: string;
  updated_at: Generated<Date>;
  removed_at: Date | null;
};

type OrderDraftLines = {
  draft_id: string;
  idx: number;
  sku_id: number;
  qty: number;
  full_price: number | null;
  price: number | null;
};

/** Orders that shops and the mall write for customers. */
export type OrderDraftTables = {
  order_drafts: OrderDrafts;
  order_draft_lines: OrderDraftLines;
};
