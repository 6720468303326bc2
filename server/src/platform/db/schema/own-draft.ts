import type { GoodsState } from '@mall/contract/seller/own-goods';
import type { Generated, Json, JsonNullable } from './json.ts';

/** What every table of a shop's own content has, before and after review. */
export type OwnDraft<Content, State = GoodsState> = {
  id: string;
  shop_id: string;
  content: Json<Content>;
  /** The approved version: shoppers see it. */
  live: JsonNullable<Content>;
  version: Generated<number>;
  state: Generated<State>;
  reason: string | null;
  saved_by: string;
  saved_at: Generated<Date>;
  reviewed_at: Date | null;
  removed_at: Date | null;
  created_at: Generated<Date>;
};

/** The same for content that the shop sends to review explicitly, and not by saving. */
export type OwnReviewed<Content> = OwnDraft<Content> & {
  submitted_at: Date | null;
  approved_at: Date | null;
};
