import type { GoodsState } from '@mall/contract/seller/own-goods';
import type { Generated, Json, JsonNullable } from './json.ts';

/** What every table of a seller's own content has, before and after shoppers see it. */
export type OwnDraft<Content, State = GoodsState, Seller = string> = {
  id: string;
  /** Null: the mall's. */
  shop_id: Seller;
  content: Json<Content>;
  /** The approved version: shoppers see it. */
  live: JsonNullable<Content>;
  version: Generated<number>;
  state: Generated<State>;
  reason: string | null;
  /** Null: the mall had it before there was a draft. */
  saved_by: Seller;
  saved_at: Generated<Date>;
  reviewed_at: Date | null;
  removed_at: Date | null;
  created_at: Generated<Date>;
};

/** The same for content that its seller shows to shoppers explicitly, and not by saving. */
export type OwnReviewed<Content> = OwnDraft<Content, GoodsState, string | null> & {
  submitted_at: Date | null;
  approved_at: Date | null;
};
