import type { LegalKind } from '@mall/contract/operator/legal';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../db/open.ts';

/**
 * Publishes the version after the one that was seen (0: the first). Of two operators at once the key of the table lets one
 * through. Throws goods.changedElsewhere.
 */
export const publishLegal = async (
  tx: Tx,
  kind: LegalKind,
  seen: number,
  text: Readonly<Record<string, string>>,
): Promise<void> => {
  const { newest } = await tx
    .selectFrom('legal_texts')
    .select((row) => row.fn.max('version').as('newest'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if ((newest ?? 0) !== seen) throw new Refusal('goods.changedElsewhere');
  const published = await tx
    .insertInto('legal_texts')
    .values({ kind, version: seen + 1, text: json(text) })
    .onConflict((row) => row.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (published === undefined) throw new Refusal('goods.changedElsewhere');
};
