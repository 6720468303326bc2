import type { GoodsState } from '@mall/contract/seller/own-goods';
import type { Generated, Json, JsonNullable } from './json.ts';

/** What every table has of things that shops write of their own, before and after review. */
export type OwnDraft<Content, State = GoodsState> = {
  id: string;
  shop_id: string;
  content: Json<Content>;
  /** What was approved: shoppers see it. */
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

/** The same of what is sent to review when the shop says so, and not as it is saved. */
export type OwnReviewed<Content> = OwnDraft<Content> & {
  submitted_at: Date | null;
  approved_at: Date | null;
};
