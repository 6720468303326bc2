import type { ReceiverPart } from '@mall/contract/operator/mall-shop-orders';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { openAddress } from '../../platform/sealed-fields/contact.ts';
import { orderById } from './rows.queries.ts';

const actions = {
  name: 'order.revealName',
  phone: 'order.revealPhone',
  street: 'order.revealStreet',
} as const satisfies Record<ReceiverPart, string>;

/**
 * Notes in the log that an operator looks at one part of whom an order of a shop goes to, and returns it whole. Throws missing,
 * also for a person who is erased.
 */
export const noteLook = async (
  tx: Tx,
  operator: Operator,
  { id, what }: { readonly id: string; readonly what: ReceiverPart },
): Promise<string> => {
  const row = await orderById(tx, 'system', id);
  if (typeof row?.shop_id !== 'string') throw new Refusal('missing');
  const { name, phone, detail } = openAddress(row.address, row.id);
  const value = { name, phone, street: detail }[what];
  if (value === '') throw new Refusal('missing');
  await noteOperator(tx, operator, actions[what], `order:${id}`);
  return value;
};
