/** What a shop answers to a review, and how many it has helped: one vote of a member each. */
export const statements: readonly string[] = [
  `alter table reviews add column reply text, add column replied_at timestamptz, add column useful int not null default 0 check (useful >= 0),
    add check ((reply is null) = (replied_at is null))`,
  `create table review_votes (
    review_id text not null references reviews, user_id text not null references users, at timestamptz not null default now(), primary key (review_id, user_id))`,
  `create index reviews_useful on reviews (product_id, useful desc, created_at desc)`,
];
