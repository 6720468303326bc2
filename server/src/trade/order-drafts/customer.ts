import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { numberIndex, openField, sealField } from '../../platform/sealed-fields/fields.ts';
import { isRegionChain } from '../../member/index.ts';
import type { DraftRow } from './rows.queries.ts';

export type Customer = Input<'orderDraft.create'>['customer'];

/** Where the index of a number belongs: each shop has another one, and the mall has its own, as for orders. */
export const placeOf = ({ shopId }: SellerScope): string => shopId ?? '';

/** The columns of a customer: the number and the street as one sealed text. */
export const customerColumns = (
  { name, phone, provinceId, cityId, districtId, detail }: Customer,
  { id, shopId }: { readonly id: string } & SellerScope,
) => {
  const region = [provinceId, cityId, districtId].every((one) => one !== '');
  return {
    name,
    reached: phone === '' && detail === '' ? '' : sealField(JSON.stringify([phone, detail]), id),
    number: phone === '' ? '' : numberIndex(phone, placeOf({ shopId })),
    province_id: region ? Number(provinceId) : null,
    city_id: region ? Number(cityId) : null,
    district_id: region ? Number(districtId) : null,
  };
};

/** The customer of a draft as its seller's people read it. */
export const customerIn = (
  row: Pick<DraftRow, 'id' | 'name' | 'reached' | 'province_id' | 'city_id' | 'district_id'>,
): Customer => {
  const written = row.reached === '' ? '["",""]' : openField(row.reached, row.id);
  const [phone, detail] = JSON.parse(written) as [string, string]; // written by customerColumns
  const text = (id: number | null): string => (id === null ? '' : String(id));
  return {
    name: row.name,
    phone,
    provinceId: text(row.province_id),
    cityId: text(row.city_id),
    districtId: text(row.district_id),
    detail,
  };
};

/** A region is whole or not there, and its parts lie in each other. Throws address.incomplete. */
export const refuseRegion = async (
  tx: Tx,
  { provinceId, cityId, districtId }: Pick<Customer, 'provinceId' | 'cityId' | 'districtId'>,
): Promise<void> => {
  const parts = [provinceId, cityId, districtId];
  if (parts.every((part) => part === '')) return;
  if (
    parts.includes('') ||
    !(await isRegionChain(tx, Number(provinceId), Number(cityId), Number(districtId)))
  )
    throw new Refusal('address.incomplete');
};
