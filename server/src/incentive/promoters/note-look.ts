import type { PromoterPart } from '@mall/contract/operator/platform-promoters';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { promoterFacts } from './promoters.queries.ts';

const actions = {
  realName: 'promoter.revealName',
  contact: 'promoter.revealContact',
} as const satisfies Record<PromoterPart, string>;

/**
 * Notes in the log that an operator looks at one part of an application, and returns it whole. Throws missing, also for a
 * person who is erased.
 */
export const noteLook = async (
  tx: Tx,
  operator: Operator,
  { userId, what }: { readonly userId: string; readonly what: PromoterPart },
): Promise<string> => {
  const row = await promoterFacts(tx, userId);
  if (row === undefined) throw new Refusal('missing');
  const value = what === 'realName' ? row.real_name : row.contact;
  if (value === '') throw new Refusal('missing');
  await noteOperator(tx, operator, actions[what], `promoter:${userId}`);
  return what === 'realName' ? value : openField(value, userId);
};
