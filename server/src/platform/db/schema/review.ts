import type { Contact, ReviewState } from '@mall/contract/trade/handled-review';
import type { Generated } from './json.ts';

/** What shops and operators do about a review. */
export type ReviewHandling = {
  state: Generated<ReviewState>;
  /** What was found in it that leads away from the mall. */
  contact: Contact | null;
  /** Why it is hidden, else ''. */
  reason: Generated<string>;
  decided_by: string | null;
  /** The shop of its order, which the database looks up; null: the mall. */
  shop_id: Generated<string | null>;
  replied_by: string | null;
  /** From when on the answer can be changed for a while. */
  first_reply_at: Date | null;
  version: Generated<number>;
};

/** What a shop says of a review, once. */
export type ReviewReports = {
  review_id: string;
  reason: string;
  note: Generated<string>;
  state: Generated<'open' | 'upheld' | 'dismissed'>;
  reported_by: string;
  reported_at: Date;
  ended_by: string | null;
  ended_at: Date | null;
};
