/** A banner of the buyer show may be a picture of a review: it is shown as long as the review is (docs/features/operator.md). */
export const statements: readonly string[] = [
  'set local statement_timeout = 0', // of reviews the key is made
  'alter table banners add column review_id text references reviews(id) on delete cascade',
  'create index banners_review on banners (review_id) where review_id is not null',
];
