import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { hideBrand } from '../products/hide-brand.ts';
import { foundBrand } from './mall-brands.ts';
import { isBrandNamed, lockMallBrands } from './mall-brands.queries.ts';

/** Takes a brand that nothing names out of the mall; members who follow it keep that. Throws missing, brand.inUse. */
export const removeMallBrand = async (tx: Tx, caller: Member, id: number): Promise<void> => {
  const { name } = foundBrand(await lockMallBrands(tx), id, false);
  if (await isBrandNamed(tx, id)) throw new Refusal('brand.inUse');
  await hideBrand(tx, id, true);
  await noteOperator(tx, caller, 'brand.remove', `brand:${id}`, { old: { name } });
};
