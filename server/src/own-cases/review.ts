import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import { json, type Tx } from '../db/open.ts';
import type { Member } from '../http/caller.ts';
import { sendMessages, shopMessage } from '../messages/outbox.ts';
import { moveFrom } from '../own-goods/moves.ts';
import { toTexts } from '../text/typed.ts';
import { changedElsewhere } from './drafts.ts';
import { changesIn, refuseIncomplete } from './moves.ts';
import { noteCase } from './note.ts';
import { publishCase } from './publish.ts';
import { type CaseRow, lockCase, shownCase } from './queries.ts';

/**
 * The operator's word about the version that he has read. Approved, it is what shoppers see; rejected, the shop is told why and may send
 * it again, while what was approved before stays. Throws missing, goods.notNow, case.changedElsewhere, goods.reasonMissing.
 */
export const decideCase = async (
  tx: Tx,
  caller: Member,
  { id, version, decision, reason }: Input<'platformCase.decide'>,
): Promise<null> => {
  const row = await lockCase(tx, null, id);
  if (row === undefined) throw new Refusal('missing');
  moveFrom(row.state, [decision]);
  if (row.version !== version) {
    const now = await shownCase(tx, null, id);
    throw now === undefined ? new Refusal('missing') : changedElsewhere(now);
  }
  if (decision === 'reject' && reason === '') throw new Refusal('goods.reasonMissing');
  if (decision === 'approve') await approve(tx, row);
  else
    await tx
      .updateTable('own_cases')
      .set({ state: 'rejected', reason, ...decided(row) })
      .where('id', '=', id)
      .execute();
  await noteCase(tx, caller, row, `case.${decision}`, {
    ...changesIn(row),
    ...(decision === 'reject' ? { new: { reason } } : {}),
  });
  await tell(tx, row, decision, reason);
  return null;
};

const approve = async (tx: Tx, row: CaseRow): Promise<void> => {
  refuseIncomplete(row.content);
  const caseId = await publishCase(tx, row);
  await tx
    .updateTable('own_cases')
    .set({
      case_id: caseId,
      live: json(row.content),
      state: 'approved',
      reason: null,
      approved_at: new Date(),
      ...decided(row),
    })
    .where('id', '=', row.id)
    .execute();
};

const decided = ({ version }: CaseRow) => ({ reviewed_at: new Date(), version: version + 1 });

const tell = (tx: Tx, row: CaseRow, decision: 'approve' | 'reject', reason: string): Promise<void> => {
  const title = toTexts(row.content.title);
  const inEach = Object.fromEntries(Object.entries(title).map(([code, text]) => [`name.${code}`, text]));
  const type = decision === 'approve' ? 'case.approved' : 'case.rejected';
  const params = { ...inEach, name: title.zh, reason, caseId: row.id };
  return sendMessages(tx, [shopMessage(type, row.shop_id, params, `${row.id}:${row.version}`)]);
};
