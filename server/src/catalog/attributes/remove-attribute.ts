import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockAttributes, usesOf } from './attributes.queries.ts';
import { findAttribute, refuseUsual } from './rules.ts';

/** Removes one that no product and no draft has. Throws missing, attribute.usual, attribute.inUse with how many have it. */
export const removeAttribute = async (
  tx: Tx,
  caller: Member,
  { kind, key }: Input<'mallAttribute.remove'>,
): Promise<void> => {
  const { name, colour } = findAttribute(await lockAttributes(tx, kind), key);
  refuseUsual(kind, key);
  const count = await usesOf(tx, kind, key);
  if (count > 0) throw new Refusal('attribute.inUse', { count });
  await tx.deleteFrom('attributes').where('kind', '=', kind).where('key', '=', key).execute();
  await noteOperator(tx, caller, 'attribute.remove', `attribute:${kind}-${key}`, {
    about: name.zh,
    old: { name: name.zh, colour },
    texts: { old: name },
  });
};
