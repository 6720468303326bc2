import { clock } from '../../../platform/clock/clock.ts';
import { type Db, json, type Tx } from '../../../platform/db/open.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { Kind } from './kind.ts';

/** Something that the mall had before there were drafts, with the draft that its form would have written. */
type Adopted = { readonly id: number; readonly content: object; readonly created_at: Date };

/** How one kind gets the drafts that it lacks. */
export type Adopter = Pick<Kind<never>, 'table' | 'published'> & {
  /** The mall's own with an id above `after` that have no draft, at most so many, by their ids. */
  readonly withoutDraft: (tx: Tx, after: number, most: number) => Promise<readonly Adopted[]>;
};

const perPart = 200;

/**
 * Gives a draft to what the mall has and nobody wrote as one: what a database of before has, and what an importer
 * brought. Shoppers see no difference. In parts; may run twice, also at once.
 */
export const adoptDrafts = async (db: Db, adopter: Adopter): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after;
    after = await inTransaction(db, (tx) => adoptSome(tx, adopter, from, perPart));
  }
};

/** The same in one transaction. */
export const adoptAtOnce = async (tx: Tx, adopter: Adopter): Promise<void> => {
  for (let after: number | null = 0; after !== null; ) after = await adoptSome(tx, adopter, after, perPart);
};

/** Some of them, with ids above `after`; gives the last id, null when there are no more. */
const adoptSome = async (
  tx: Tx,
  { table, published, withoutDraft }: Adopter,
  after: number,
  most: number,
): Promise<number | null> => {
  const found = await withoutDraft(tx, after, most);
  const last = found.at(-1);
  if (last === undefined) return null;
  await tx
    .insertInto(table)
    .values(
      found.map(({ id, content, created_at: at }) => ({
        id: newId(),
        shop_id: null,
        [published.id]: id,
        content: json(content),
        live: json(content),
        state: 'approved' as const,
        saved_by: null,
        saved_at: at,
        approved_at: at,
        reviewed_at: clock.now(),
      })),
    )
    .onConflict((conflict) => conflict.column(published.id).doNothing())
    .execute();
  return last.id;
};
