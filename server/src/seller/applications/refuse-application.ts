import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { applicationLimits } from '@mall/contract/core/application';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { memberMessage } from '../../platform/notifications/outbox.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { lockApplication, moveApplication } from './move-application.ts';

/** Turns an application down and tells the applicant why. Throws shop.noReason, missing, application.changedMeanwhile. */
export const refuseApplication = async (
  tx: Tx,
  caller: Operator,
  input: Input<'mallApplication.refuse'>,
): Promise<void> => {
  const { id, reason } = input;
  if (reason === '') throw new Refusal('shop.noReason', { reason: 'shop.noReason' });
  await moveApplication(tx, input, 'refuse', { by: caller.memberId, reason });
  await noteOperator(tx, caller, 'application.refuse', `application:${id}`, { new: { reason } });
  const held = await lockApplication(tx, id);
  if (held === undefined) throw new Refusal('missing');
  const said = { reason, hours: applicationLimits.againHours };
  await sendMessages(tx, [memberMessage('application.refused', held.user_id, said, id)]);
};
