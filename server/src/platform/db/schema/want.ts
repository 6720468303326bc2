import type { Plan } from '@mall/contract/catalog/design';
import type { QuoteStatus } from '@mall/contract/trade/quote';
import type { Generated, JsonDefault, JsonNullable } from './json.ts';

type Wants = {
  id: string;
  no: string;
  user_id: string | null;
  shop_id: string | null;
  contact: string;
  /** Sealed, and its index among wanted purchases; both empty once its person is erased. */
  phone: string;
  phone_index: Generated<string>;
  district_id: number;
  /** As text, as it was chosen. */
  region: string;
  quantity: number;
  brand: Generated<string>;
  remark: string;
  images: JsonDefault<string[]>;
  product_id: number | null;
  design_id: string | null;
  valid_until: Date;
  verify: Generated<string>;
  ended_at: Date | null;
  end_reason: string | null;
  /** The shop's comment on the end. */
  end_note: Generated<string>;
  /** Who is responsible for it, in the shop. */
  follow_up_by: string | null;
  /** When to continue. */
  next_at: Date | null;
  created_at: Generated<Date>;
};

/** For a wanted purchase, or with a design: then it has a number of its own and the room as offered. */
type Quotes = {
  id: string;
  want_id: string | null;
  no: string | null;
  /** The origin of the room, while that exists. */
  design_id: string | null;
  design_name: string | null;
  plan: JsonNullable<Plan>;
  shop_id: string | null;
  user_id: string;
  /** The total, minor units. */
  freight: number;
  note: Generated<string>;
  valid_until: Date;
  status: Generated<QuoteStatus>;
  order_id: string | null;
  created_by: string;
  created_at: Generated<Date>;
  decided_at: Date | null;
};

/** A SKU, or an item in text. */
type QuoteLines = {
  quote_id: string;
  idx: number;
  sku_id: number | null;
  text: Generated<string>;
  qty: number;
  unit_price: number;
};

/** Every step by a shop's people; a note is one of them. */
type WantFollowUps = {
  id: string;
  want_id: string;
  by: string;
  kind: Generated<'note' | 'verify' | 'assign' | 'next' | 'quoted' | 'quoteWithdrawn' | 'handed' | 'ended'>;
  /** A decision, an end, a day, or the id of somebody or of an offer. */
  about: Generated<string>;
  note: string;
  next_at: Date | null;
  at: Generated<Date>;
};

/** Wanted purchases, and the work and offers of shops for them. */
export type WantTables = {
  wants: Wants;
  quotes: Quotes;
  quote_lines: QuoteLines;
  want_follow_ups: WantFollowUps;
};
