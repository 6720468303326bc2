import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockAttributes } from './attributes.queries.ts';
import { findAttribute, refuseUsual } from './rules.ts';

/** Forms of products offer one no longer, or again. Throws missing, attribute.usual. */
export const hideAttribute = async (
  tx: Tx,
  caller: Member,
  { kind, key, hidden }: Input<'mallAttribute.hide'>,
): Promise<void> => {
  const before = findAttribute(await lockAttributes(tx, kind), key);
  if (hidden) refuseUsual(kind, key);
  if (before.hidden === hidden) return;
  await tx
    .updateTable('attributes')
    .set({ hidden })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('hidden', '!=', hidden)
    .execute();
  await noteOperator(tx, caller, 'attribute.hide', `attribute:${kind}-${key}`, {
    about: before.name.zh,
    old: { hidden: before.hidden },
    new: { hidden },
  });
};
