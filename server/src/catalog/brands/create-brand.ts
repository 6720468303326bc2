import { mostMallBrands } from '@mall/contract/catalog/mall-catalogue';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuseBrandTaken, shownBrands } from './mall-brands.ts';
import { lockMallBrands, newBrandId } from './mall-brands.queries.ts';
import { placeLast } from './place-brand.ts';
import { readBrand } from './read-brand.ts';

/**
 * Makes a brand of the mall, the last of the recommended order; gives its id. Throws brand.nameMissing, brand.taken,
 * goods.pictureUnknown, goods.tooMany.
 */
export const createMallBrand = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallBrand.create'>,
): Promise<number> => {
  const content = await readBrand(tx, caller, input, null);
  const all = await lockMallBrands(tx);
  refuseBrandTaken(all, content.name, null);
  if (shownBrands(all).length >= mostMallBrands) throw new Refusal('goods.tooMany', { max: mostMallBrands });
  const id = await newBrandId(tx);
  await tx
    .insertInto('brands')
    .values({ id, name: json(content.name), logo: content.logo, intro: json(content.intro) })
    .execute();
  await placeLast(tx, all, id);
  await noteOperator(tx, caller, 'brand.create', `brand:${id}`, { new: content });
  return id;
};
