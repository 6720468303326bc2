import type { ApplicationPart } from '@mall/contract/core/application';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { signedAddress } from '../../platform/media/private.ts';
import { newId } from '../../platform/ids/ids.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { application } from './applications.queries.ts';
import { lockApplication } from './move-application.ts';

/** Writes down what only operators read; the log says that there is a note, not what it says. Throws missing. */
export const noteApplication = async (
  tx: Tx,
  caller: Operator,
  { id, text }: Input<'mallApplication.note'>,
): Promise<void> => {
  if ((await lockApplication(tx, id)) === undefined) throw new Refusal('missing');
  await tx
    .insertInto('shop_application_notes')
    .values({ id: newId(), application_id: id, by: caller.memberId, text })
    .execute();
  await noteOperator(tx, caller, 'application.note', `application:${id}`);
};

const looks = {
  contact: 'application.revealContact',
  mobile: 'application.revealMobile',
  licence: 'application.revealLicence',
} as const satisfies Record<ApplicationPart, string>;

/** Notes in the log that an operator looks at one part, and returns it whole; of the licence, its address. Throws missing. */
export const noteApplicationLook = async (
  tx: Tx,
  caller: Operator,
  { id, what }: Input<'mallApplication.reveal'>,
): Promise<string> => {
  const row = await application(tx, id);
  if (row === undefined) throw new Refusal('missing');
  await noteOperator(tx, caller, looks[what], `application:${id}`);
  if (what === 'mobile') return openField(row.mobile, row.user_id);
  return what === 'contact' ? row.contact : signedAddress(row.secret, row.licence);
};
