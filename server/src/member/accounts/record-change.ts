import type { Tx } from '../../platform/db/open.ts';
import { appendAudit } from '../../platform/http/append-audit.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import type { MessageType } from '../../platform/notifications/render-message.ts';

/** Records a change of a member's own rights where nobody can erase it, with personal data masked. */
export const recordChange = async (
  tx: Tx,
  caller: Member,
  action: string,
  diff: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await appendAudit(tx, caller, { action, object: `user:${caller.memberId}`, diff, shopId: null });
};

/** The same, and notifies the member, whoever did it. */
export const recordAndNotify = async (
  tx: Tx,
  caller: Member,
  type: MessageType,
  params: Readonly<Record<string, string>> = {},
): Promise<void> => {
  await recordChange(tx, caller, type, params);
  await sendMessages(tx, [memberMessage(type, caller.memberId, params, newId())]);
};
