import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { json, type Tx } from '../../../platform/db/open.ts';
import type { Staff } from '../../../platform/http/caller.ts';
import { lockBrand } from './queries.ts';
import { noteBrand } from './note.ts';
import { type Kept, refuseWrong } from './create.ts';
import { clock } from '../../../platform/clock/clock.ts';

/** Stores a change of a brand. Throws missing, goods.changedElsewhere and the errors of refuseWrong. */
export const saveBrand = async (
  tx: Tx,
  caller: Staff,
  { id, version, ...content }: Input<'ownBrand.save'>,
): Promise<Kept> => {
  await tx.selectFrom('shops').select('id').where('id', '=', caller.staff.shopId).forUpdate().execute();
  const row = await lockBrand(tx, caller.staff.shopId, id);
  if (row === undefined) throw new Refusal('missing');
  if (row.version !== version)
    throw new Refusal('goods.changedElsewhere', { version: row.version, content: row.content });
  await refuseWrong(tx, caller, content, row);
  const kept = await tx
    .updateTable('own_brands')
    .set({
      content: json(content),
      version: version + 1,
      state: 'pending',
      reason: null,
      saved_by: caller.memberId,
      saved_at: clock.now(),
      submitted_at: clock.now(),
    })
    .where('id', '=', id)
    .returning(['id', 'version', 'state'])
    .executeTakeFirstOrThrow();
  await noteBrand(tx, caller, { ...row, content }, 'brand.submit', { from: row.content });
  return kept;
};
