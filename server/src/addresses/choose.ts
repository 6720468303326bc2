import type { Reader } from '../db/open.ts';

export type AddressRow = {
  id: string;
  name: string;
  phone: string;
  province_id: number;
  city_id: number;
  district_id: number;
  province: string;
  city: string;
  district: string;
  detail: string;
  is_default: boolean;
};

const read = (reader: Reader, memberId: string) =>
  reader
    .selectFrom('addresses as a')
    .innerJoin('regions as p', 'p.id', 'a.province_id')
    .innerJoin('regions as c', 'c.id', 'a.city_id')
    .innerJoin('regions as d', 'd.id', 'a.district_id')
    .select([
      'a.id',
      'a.name',
      'a.phone',
      'a.province_id',
      'a.city_id',
      'a.district_id',
      'p.name as province',
      'c.name as city',
      'd.name as district',
      'a.detail',
      'a.is_default',
    ])
    .where('a.user_id', '=', memberId)
    .orderBy('a.is_default', 'desc')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc');

/** A member's addresses, default first, then newest first. */
export const addressesOf = (reader: Reader, memberId: string): Promise<AddressRow[]> =>
  read(reader, memberId).execute();

/** One of the member's addresses; without an id the default, else the newest. A question that another can hold. */
export const addressFor = (reader: Reader, memberId: string, id: string | undefined) => {
  const all = read(reader, memberId).limit(1);
  return id === undefined ? all : all.where('a.id', '=', id);
};
