import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import { json, type Tx } from '../db/open.ts';
import { ownsMedia } from '../media/owned.queries.ts';
import { type TypedPlatform, typedPlatform, versionKey } from './platform.queries.ts';

/**
 * Changes what the mall says of itself, if nobody has since `version`; returns what it was. The logo is its own or one
 * that this member uploaded. Throws goods.changedElsewhere, goods.pictureUnknown.
 */
export const savePlatform = async (
  tx: Tx,
  memberId: string,
  version: number,
  content: TypedPlatform,
): Promise<TypedPlatform> => {
  // Two who save for the first time find no row to wait for.
  await sql`lock table settings in share row exclusive mode`.execute(tx);
  const held = await typedPlatform(tx);
  if (held.version !== version) throw new Refusal('goods.changedElsewhere', held);
  const { logo } = content;
  if (logo !== '' && logo !== held.content.logo && !(await ownsMedia(tx, memberId, [logo])))
    throw new Refusal('goods.pictureUnknown');
  const rows = Object.entries({ ...content, [versionKey]: version + 1 });
  await tx
    .insertInto('settings')
    .values(rows.map(([key, value]) => ({ key, value: json(value) })))
    .onConflict((row) =>
      row.column('key').doUpdateSet({ value: sql`excluded.value`, changed_at: sql<Date>`now()` }),
    )
    .execute();
  return held.content;
};
