import type { LegalKind } from '@mall/contract/core/legal';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../db/open.ts';
import { legalVersion } from './legal.queries.ts';

/**
 * Publishes the version after the one that was seen (0: the first). Of two operators at once the key of the table lets one
 * through. Throws goods.changedElsewhere with the version that is the newest and its text.
 */
export const publishLegal = async (
  tx: Tx,
  kind: LegalKind,
  seen: number,
  text: Readonly<Record<string, string>>,
): Promise<void> => {
  const newest = await legalVersion(tx, kind);
  if ((newest?.version ?? 0) === seen) {
    const published = await tx
      .insertInto('legal_texts')
      .values({ kind, version: seen + 1, text: json(text) })
      .onConflict((row) => row.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (published !== undefined) return;
  }
  const theirs = await legalVersion(tx, kind);
  throw new Refusal('goods.changedElsewhere', { version: theirs?.version ?? 0, content: theirs?.text ?? {} });
};
