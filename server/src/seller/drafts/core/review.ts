import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../../platform/db/open.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { shopMessage } from '../../../platform/notifications/outbox.ts';
import { toTexts } from '../../../platform/i18n/typed.ts';
import { forgetTake } from '../../work-reviews/forget-take.ts';
import type { At, Draft, Kind } from './kind.ts';
import { approveDraft } from './publish.ts';
import { refuseMove, refuseStale } from './locked.ts';
import { noteDraft } from './note.ts';
import { lockDraft } from './queries.ts';
import { move } from './move.ts';
import { sendMessages } from '../../../platform/notifications/send-messages.ts';
import { clock } from '../../../platform/clock/clock.ts';

type Decision = At & { readonly decision: 'approve' | 'reject'; readonly reason: string };

/**
 * The operator's decision about the version that they have read. An approved one is published to shoppers; a
 * rejected one returns to the shop with the reason and may be sent again, while what was approved before
 * stays. Missing or wrong contents are checked once more, since prices move while it waits. Throws missing,
 * notNow, changedElsewhere, reasonMissing, incomplete.
 */
export const decideDraft = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  caller: Member,
  { id, version, decision, reason }: Decision,
): Promise<null> => {
  const row = await lockDraft(tx, kind, 'shops', id);
  if (row === undefined) throw new Refusal('missing');
  refuseMove(kind, row, [decision]);
  refuseStale(kind, row, version);
  if (decision === 'reject' && reason === '') throw new Refusal(kind.refusals.reasonMissing);
  if (decision === 'approve') await approveDraft(tx, kind, row);
  else await move(tx, kind, row, { state: 'rejected', reason, reviewed_at: clock.now() });
  const changes = kind.changes(row);
  const told = decision === 'approve' ? changes : { more: changes.more ?? {}, new: { reason } };
  await noteDraft(tx, caller, kind, row, `${kind.name}.${decision}`, told);
  await forgetTake(tx, kind.name, id);
  await tell(tx, kind, row, decision === 'approve' ? 'approved' : 'rejected', reason);
  return null;
};

const tell = async <Row extends Draft>(
  tx: Tx,
  kind: Kind<Row>,
  { id, shop_id: shopId, version, content }: Row,
  outcome: 'approved' | 'rejected',
  reason: string,
): Promise<void> => {
  if (shopId === null) return;
  const name = toTexts(kind.nameOf(content));
  const inEach = Object.fromEntries(Object.entries(name).map(([code, text]) => [`name.${code}`, text]));
  const params = { ...inEach, name: name.zh, reason, [kind.messageId]: id };
  await sendMessages(tx, [shopMessage(`${kind.name}.${outcome}`, shopId, params, `${id}:${version}`)]);
};
