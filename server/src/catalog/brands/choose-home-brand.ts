import { Refusal } from '@mall/contract/core/refusals';
import type { Input } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { saveHomeBrand } from '../../platform/settings/save-home-brand.ts';
import { foundBrand } from './mall-brands.ts';
import { lockMallBrands } from './mall-brands.queries.ts';

/**
 * Leads the home page's tile and the menu's *Small items* to a brand that shoppers see, if they led where the operator saw.
 * Throws missing, goods.changedElsewhere.
 */
export const chooseHomeBrand = async (
  tx: Tx,
  caller: Member,
  { id, seen }: Input<'mallBrand.chooseHome'>,
): Promise<void> => {
  const { id: brandId, name } = foundBrand(await lockMallBrands(tx), Number(id), false);
  const before = await saveHomeBrand(tx, brandId);
  if (before !== Number(seen)) throw new Refusal('goods.changedElsewhere', { id: String(before) });
  await noteOperator(tx, caller, 'brand.chooseHome', `brand:${brandId}`, {
    about: name.zh,
    old: { brand: String(before) },
    new: { brand: String(brandId) },
  });
};
