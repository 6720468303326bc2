import type { CaseContent } from '@mall/contract/own-cases';
import type { GoodsState } from '@mall/contract/own-goods';
import type { Generated, Json, JsonNullable } from './json.ts';

type OwnCases = {
  id: string;
  shop_id: string;
  /** The case that shoppers see; with it stands what was approved, in `live`. */
  case_id: number | null;
  content: Json<CaseContent>;
  live: JsonNullable<CaseContent>;
  version: Generated<number>;
  state: Generated<GoodsState>;
  reason: string | null;
  saved_by: string;
  saved_at: Generated<Date>;
  submitted_at: Date | null;
  reviewed_at: Date | null;
  approved_at: Date | null;
  removed_at: Date | null;
  /** Whether shoppers saw it when it was removed. */
  shown_before: Generated<boolean>;
  created_at: Generated<Date>;
};

/** Design cases that shops write of their own, before and after review. */
export type OwnCaseTables = { own_cases: OwnCases };
