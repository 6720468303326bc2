/**
 * When somebody last worked in an office, apart from when they last shopped.
 *
 * People are cached with whether they have a second factor: a change of that is told like one of their rights.
 */
export const statements: readonly string[] = [
  `create trigger people_changed after insert or delete on passkeys execute function mall_people_changed()`,
  `create trigger people_changed after delete or update of confirmed_at on authenticators
    execute function mall_people_changed()`,
  `alter table sessions add column office_seen_at timestamptz`,
];
