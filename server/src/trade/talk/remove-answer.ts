import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import type { Party } from './party.ts';

/** Removes a kept answer of an office. Throws missing. */
export const removeAnswer = async (tx: Tx, { owner }: Party, id: string): Promise<void> => {
  const gone = await tx
    .deleteFrom('talk_answers')
    .where('id', '=', id)
    .where('office_id', '=', owner)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) throw new Refusal('missing');
};
