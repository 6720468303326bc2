import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { json, type Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { sendMessages, shopMessage } from '../messages/outbox.ts';
import { toTexts } from '../text/typed.ts';
import { changedElsewhere } from './drafts.ts';
import { moveFrom, refuseIncomplete } from './moves.ts';
import { diffOf, notePackage } from './note.ts';
import { publishPackage } from './publish.ts';
import { lockOwnPackage, shownOwnPackage } from './queries.ts';

/**
 * The operator's word about the version that he has read. Approved, it is what shoppers see; rejected, the shop is told why and may send
 * it again, while what was approved before stays. What its pieces cost is looked at once more, since prices move while it waits.
 * Throws missing, package.notNow, package.changedElsewhere, package.reasonMissing, package.incomplete.
 */
export const decidePackage = async (
  tx: Tx,
  caller: Member,
  { id, version, decision, reason }: Input<'platformPackage.decide'>,
): Promise<null> => {
  const row = await lockOwnPackage(tx, null, id);
  if (row === undefined) throw new Refusal('missing');
  moveFrom(row.state, [decision]);
  if (row.version !== version) {
    const now = await shownOwnPackage(tx, null, id);
    throw now === undefined ? new Refusal('missing') : changedElsewhere(now);
  }
  if (decision === 'reject' && reason === '') throw new Refusal('package.reasonMissing');
  const at = new Date();
  const reviewed = { reviewed_at: at, version: version + 1 };
  if (decision === 'approve') {
    await refuseIncomplete(tx, row.shop_id, row.content);
    const packageId = await publishPackage(tx, row);
    await tx
      .updateTable('own_packages')
      .set({
        ...reviewed,
        package_id: packageId,
        live: json(row.content),
        state: 'approved',
        reason: null,
        approved_at: at,
      })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  } else
    await tx
      .updateTable('own_packages')
      .set({ ...reviewed, state: 'rejected', reason })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .execute();
  const told = diffOf(row.live, row.content);
  await notePackage(
    tx,
    caller,
    row,
    `package.${decision}`,
    decision === 'approve' ? told : { ...told, new: { ...told.new, reason } },
  );
  const texts = toTexts(row.content.name);
  const names = Object.fromEntries(Object.entries(texts).map(([code, text]) => [`name.${code}`, text]));
  const type = decision === 'approve' ? 'package.approved' : 'package.rejected';
  const params = { ...names, name: texts.zh, reason, ownPackageId: id };
  await sendMessages(tx, [shopMessage(type, row.shop_id, params, `${id}:${version}`)]);
  return null;
};
