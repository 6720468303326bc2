import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockAttributes } from './attributes.queries.ts';
import { findAttribute, readAttribute } from './rules.ts';

/**
 * Changes the names, and the shade of a colour, of the version that the operator has read. Throws missing,
 * attribute.nameMissing, attribute.taken, attribute.colourMissing, goods.changedElsewhere.
 */
export const changeAttribute = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallAttribute.change'>,
): Promise<void> => {
  const { kind, key, version } = input;
  const all = await lockAttributes(tx, kind);
  const before = findAttribute(all, key);
  if (before.version !== version)
    throw new Refusal('goods.changedElsewhere', {
      version: before.version,
      content: { name: before.name, colour: before.colour },
    });
  const { name, colour } = readAttribute(
    kind,
    input,
    all.filter((one) => one !== before),
  );
  await tx
    .updateTable('attributes')
    .set({ name: json(name), colour, version: version + 1 })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .execute();
  await noteOperator(tx, caller, 'attribute.change', `attribute:${kind}-${key}`, {
    about: name.zh,
    old: { name: before.name.zh, colour: before.colour },
    new: { name: name.zh, colour },
    texts: { old: before.name, new: name },
  });
};
