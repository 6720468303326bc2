/**
 * The newest registry of remotes that this mall has taken, for each lineage (a registry that was begun anew has another).
 * Each lineage but the first follows one other, and is followed by at most one: the last of them is the mall's.
 */
export const statements: readonly string[] = [
  `create table registry_heads (
    lineage text primary key, revision int not null check (revision >= 0), digest text not null,
    follows text unique nulls not distinct references registry_heads (lineage), taken_at timestamptz not null default now(),
    check (follows <> lineage))`,
];
