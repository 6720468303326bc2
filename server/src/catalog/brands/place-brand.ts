import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { foundBrand, placedAt, shownBrands } from './mall-brands.ts';
import { lockMallBrands, type MallBrand } from './mall-brands.queries.ts';

/** Gives a brand its place in the recommended order. Throws missing. */
export const placeMallBrand = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallBrand.place'>,
): Promise<void> => {
  const all = await lockMallBrands(tx);
  const { id } = foundBrand(all, Number(input.id), false);
  const before = shownBrands(all).map((one) => one.id);
  const after = placedAt(before, id, input.place);
  await writePlaces(tx, after);
  await noteOperator(tx, caller, 'brand.place', `brand:${id}`, {
    old: { place: before.indexOf(id) + 1 },
    new: { place: after.indexOf(id) + 1 },
  });
};

/** Puts a brand that shoppers did not see behind those that they see. */
export const placeLast = (tx: Tx, all: readonly MallBrand[], id: number): Promise<void> =>
  writePlaces(tx, [...shownBrands(all).map((one) => one.id), id]);

const writePlaces = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await sql`
    update brands b set sort = o.place from unnest(${ids}::int[]) with ordinality as o (id, place)
    where b.id = o.id and b.sort <> o.place`.execute(tx);
};
