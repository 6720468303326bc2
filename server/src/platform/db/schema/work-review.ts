import type { WorkKind } from '@mall/contract/operator/work-reviews';
import type { Typed } from '@mall/contract/seller/own-goods';
import type { Generated, Json } from './json.ts';

/** Who looks at something that a shop has sent in. */
type WorkTakes = { kind: WorkKind; id: string; taken_by: string; taken_at: Date };
type WorkReasons = {
  id: string;
  text: Json<Typed>;
  version: Generated<number>;
  made_at: Generated<Date>;
  removed_at: Date | null;
};

/** The review of what shops send in. */
export type WorkReviewTables = { work_takes: WorkTakes; work_reasons: WorkReasons };
