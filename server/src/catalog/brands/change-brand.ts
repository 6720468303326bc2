import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { noteOperator } from '../../platform/audit/operator.ts';
import { json, type Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { foundBrand, refuseBrandTaken } from './mall-brands.ts';
import { lockMallBrands } from './mall-brands.queries.ts';
import { readBrand } from './read-brand.ts';

/**
 * Changes the texts and the logo of the version that the operator has read. Throws missing, brand.nameMissing,
 * brand.taken, goods.changedElsewhere, goods.pictureUnknown.
 */
export const changeMallBrand = async (
  tx: Tx,
  caller: Member,
  input: Input<'mallBrand.change'>,
): Promise<void> => {
  const id = Number(input.id);
  const all = await lockMallBrands(tx);
  const { name, logo, intro, version } = foundBrand(all, id, false);
  const content = await readBrand(tx, caller, input, logo);
  if (version !== input.version)
    throw new Refusal('goods.changedElsewhere', { version, content: { name, logo, intro } });
  refuseBrandTaken(all, content.name, id);
  await tx
    .updateTable('brands')
    .set({ name: json(content.name), logo: content.logo, intro: json(content.intro), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute();
  await noteOperator(tx, caller, 'brand.change', `brand:${id}`, { old: { name, logo, intro }, new: content });
};
