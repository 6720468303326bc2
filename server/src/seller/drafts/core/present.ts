import type { StepRow } from '../../../platform/audit/steps.queries.ts';
import type { Draft } from './kind.ts';

/** The fields of every draft in a list. */
export const standingOf = (row: Draft) => ({
  ...savingOf(row),
  live: row.live !== null,
  removedAt: row.removed_at?.toISOString() ?? null,
});

/** The fields of every draft on its page; its kind reads its contents as they are now. */
export const pageOf = <Content>(
  row: Draft,
  { content, live }: Pick<Draft<Content>, 'content' | 'live'>,
  steps: readonly StepRow[],
) => ({
  ...savingOf(row),
  content: writable(content),
  live:
    live === null || row.approved_at === null
      ? null
      : { content: writable(live), at: row.approved_at.toISOString() },
  history: steps.map((step) => ({ ...step, at: step.at.toISOString(), fields: [...step.fields] })),
});

/** The id of its published row. */
export const publishedIdOf = ({ published_id: id }: Draft): string | null =>
  id === null ? null : String(id);

const savingOf = (row: Draft) => ({
  id: row.id,
  version: row.version,
  state: row.state,
  reason: row.reason,
  savedAt: row.saved_at.toISOString(),
  savedBy: row.saver,
  submittedAt: row.submitted_at?.toISOString() ?? null,
});

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T;

/** The contract's contents are readonly; its schema has mutable lists. */
const writable = <Content>(content: Content): Writable<Content> =>
  structuredClone(content) as Writable<Content>; // a copy has no other owner
