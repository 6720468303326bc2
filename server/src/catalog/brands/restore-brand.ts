import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { hideBrand } from '../products/hide-brand.ts';
import { foundBrand, refuseBrandTaken } from './mall-brands.ts';
import { lockMallBrands } from './mall-brands.queries.ts';
import { placeLast } from './place-brand.ts';

/** Puts a removed brand back, the last of the recommended order. Throws missing, brand.taken. */
export const restoreMallBrand = async (tx: Tx, caller: Member, id: number): Promise<void> => {
  const all = await lockMallBrands(tx);
  const { name } = foundBrand(all, id, true);
  refuseBrandTaken(all, name, id);
  await hideBrand(tx, id, false);
  await placeLast(tx, all, id);
  await noteOperator(tx, caller, 'brand.restore', `brand:${id}`, { new: { name } });
};
