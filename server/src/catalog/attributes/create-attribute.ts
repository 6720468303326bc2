import { attributeLimits } from '@mall/contract/catalog/mall-catalogue';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { lockAttributes } from './attributes.queries.ts';
import { freeBit, newKeyFor, readAttribute } from './rules.ts';

/**
 * Makes a style, a material, a colour or a unit, the last of its kind; gives its key. Throws attribute.nameMissing,
 * attribute.taken, attribute.colourMissing, attribute.tooMany.
 */
export const createAttribute = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallAttribute.create'>,
): Promise<string> => {
  const { kind } = input;
  const all = await lockAttributes(tx, kind);
  const { name, colour } = readAttribute(kind, input, all);
  const max = attributeLimits[kind];
  if (all.length >= max) throw new Refusal('attribute.tooMany', { max });
  const keys = all.map((one) => one.key);
  const key = newKeyFor(kind, name, keys);
  const { sort } = await tx
    .selectFrom('attributes')
    .select((row) => row.fn.coalesce(row.fn.max('sort'), row.lit(0)).as('sort'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('attributes')
    .values({ kind, key, name: json(name), bit: freeBit(kind, all), colour, sort: sort + 1 })
    .execute();
  await noteOperator(tx, caller, 'attribute.create', `attribute:${kind}-${key}`, {
    about: name.zh,
    new: { name: name.zh, colour },
  });
  return key;
};
