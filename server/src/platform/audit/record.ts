import type { Tx } from '../db/open.ts';
import { type By, appendAudit } from '../http/append-audit.ts';
import type { AuditAction } from './phrases.ts';

type Shown = string | number | boolean | null | readonly string[];

export type Noted = {
  readonly action: AuditAction;
  /** What changed, `<kind>:<id>`. */
  readonly object: `${string}:${string}`;
  /** Its name, where nothing else stores that: a removed role. */
  readonly about?: string;
  /** Only what differs; fields are listed in `fields.ts`. */
  readonly old?: Readonly<Record<string, Shown>>;
  readonly new?: Readonly<Record<string, Shown>>;
  /** For investigations; no page shows it. */
  readonly more?: Readonly<Record<string, unknown>>;
};

/**
 * Records a change of a shop, with phrases that its people can read. Contains nothing about a person but
 * their id: the row outlives them. `shopId` is the shop whose people may read it.
 */
export const recordAudit = (
  tx: Tx,
  by: By,
  shopId: string | null,
  { action, object, more, ...told }: Noted,
): Promise<void> => appendAudit(tx, by, { action, object, diff: { ...told, ...more }, shopId });

/** The fields that differ between two states, as `old` and `new` of an entry; null without a difference. */
export const changesBetween = <Fields extends Readonly<Record<string, Shown>>>(
  old: Fields,
  next: Partial<Fields>,
): { old: Record<string, Shown>; new: Record<string, Shown> } | null => {
  const changed = Object.keys(next).filter(
    (field) => next[field] !== undefined && JSON.stringify(old[field]) !== JSON.stringify(next[field]),
  );
  if (changed.length === 0) return null;
  const of = (state: Partial<Fields>) =>
    Object.fromEntries(changed.map((field) => [field, state[field] ?? null]));
  return { old: of(old), new: of(next) };
};
