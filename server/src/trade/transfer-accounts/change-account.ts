import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { accountOf, type AccountRow, isOf } from './accounts.queries.ts';
import { type AccountContent, expectOwnPicture } from './create-account.ts';

/**
 * Changes the version of an account that was seen; returns what it was. Throws missing, goods.changedElsewhere,
 * goods.pictureUnknown.
 */
export const changeAccount = async (
  tx: Tx,
  { caller, scope }: Seller,
  { id, version, qrUrl, ...content }: AccountContent & { readonly id: string; readonly version: number },
): Promise<AccountRow> => {
  const was = await accountOf(tx, scope, id);
  if (was === undefined) throw new Refusal('missing');
  if (qrUrl !== was.qr_url) await expectOwnPicture(tx, caller.memberId, qrUrl);
  const changed = await tx
    .updateTable('transfer_accounts')
    .set({ ...content, qr_url: qrUrl, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .where(isOf(scope))
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal('goods.changedElsewhere');
  return was;
};
