import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockMember } from '../../platform/db/lock-member.ts';
import { type AddressRow, addressesOf } from './choose.queries.ts';
import { isRegionChain } from './queries.ts';
import { saveAddress } from './save.ts';
import { removeAddress } from './remove.ts';

type Address = Output<'address.list'>[number];
const maxAddresses = 20;

export const createAddressService = ({ db }: { db: Db }) => ({
  list: async (memberId: string): Promise<Address[]> => (await addressesOf(db, memberId)).map(toAddress),

  save: async (memberId: string, input: Input<'address.save'>): Promise<Address[]> => {
    const [province, city, district] = [input.provinceId, input.cityId, input.districtId].map(Number);
    if (province === undefined || city === undefined || district === undefined)
      throw new Refusal('address.incomplete');
    if (!(await isRegionChain(db, province, city, district))) throw new Refusal('address.incomplete');
    const fields = {
      name: input.name,
      phone: input.phone,
      province_id: province,
      city_id: city,
      district_id: district,
      detail: input.detail,
    };
    return inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      const before = await addressesOf(tx, memberId);
      const id = input.id === undefined || input.id === '' ? null : input.id;
      const held = before.find((address) => address.id === id);
      if (id !== null && held === undefined) throw new Refusal('missing');
      if (id === null && before.length >= maxAddresses)
        throw new Refusal('address.tooMany', { max: maxAddresses });
      const others = before.filter((address) => address.id !== id);
      const isDefault = input.isDefault || others.every((address) => !address.is_default);
      await saveAddress(tx, memberId, id, fields, isDefault);
      return (await addressesOf(tx, memberId)).map(toAddress);
    });
  },

  remove: (memberId: string, id: string): Promise<null> =>
    inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      await removeAddress(tx, memberId, id);
      return null;
    }),
});

const toAddress = (row: AddressRow): Address => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  provinceId: String(row.province_id),
  cityId: String(row.city_id),
  districtId: String(row.district_id),
  province: row.province,
  city: row.city,
  district: row.district,
  detail: row.detail,
  isDefault: row.is_default,
});
