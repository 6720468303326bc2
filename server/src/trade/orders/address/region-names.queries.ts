import { Refusal } from '@mall/contract/core/refusals';
import { isRegionChain } from '../../../member/index.ts';
import type { Tx } from '../../../platform/db/open.ts';

type Region = { readonly provinceId: string; readonly cityId: string; readonly districtId: string };

/** What three regions that lie in each other are called. Throws address.incomplete. */
export const regionNames = async (
  tx: Tx,
  { provinceId, cityId, districtId }: Region,
): Promise<{ province: string; city: string; district: string }> => {
  const ids = [provinceId, cityId, districtId].map(Number);
  const [province = 0, city = 0, district = 0] = ids;
  if (!(await isRegionChain(tx, province, city, district))) throw new Refusal('address.incomplete');
  const rows = await tx.selectFrom('regions').select(['id', 'name']).where('id', 'in', ids).execute();
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? '';
  return { province: nameOf(province), city: nameOf(city), district: nameOf(district) };
};
