/**
 * Banners that operators make (docs/features/operator.md): shown in a period and to readers of some languages; the
 * version that was seen goes with each change, and what was taken away can come back.
 */
export const statements: readonly string[] = [
  `alter table banners add shown_from timestamptz, add shown_to timestamptz, add languages text[] check (cardinality(languages) > 0),
    add version int not null default 1, add removed_at timestamptz, add check (shown_from < shown_to)`,
];
