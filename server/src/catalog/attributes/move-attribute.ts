import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockAttributes } from './attributes.queries.ts';
import { findAttribute } from './rules.ts';

/** Gives one its place before another of its kind, or the last. Throws missing, attribute.movedElsewhere. */
export const moveAttribute = async (
  tx: Tx,
  caller: Member,
  { kind, key, before }: Input<'mallAttribute.move'>,
): Promise<void> => {
  const all = await lockAttributes(tx, kind);
  const moved = findAttribute(all, key);
  const keys = all.map((one) => one.key);
  const others = keys.filter((one) => one !== key);
  const at = before === null ? others.length : others.indexOf(before);
  if (at < 0) throw new Refusal('attribute.movedElsewhere');
  await sql`
    update attributes a set sort = o.place from unnest(${others.toSpliced(at, 0, key)}::text[]) with ordinality as o (key, place)
    where a.kind = ${kind} and a.key = o.key and a.sort <> o.place`.execute(tx);
  await noteOperator(tx, caller, 'attribute.move', `attribute:${kind}-${key}`, {
    about: moved.name.zh,
    old: { sort: keys.indexOf(key) + 1 },
    new: { sort: at + 1 },
  });
};
