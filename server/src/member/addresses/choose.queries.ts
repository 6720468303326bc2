import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { openRow, type StoredContact } from '../../platform/sealed-fields/contact.ts';

/** As it is stored. */
export type StoredAddressRow = Omit<AddressRow, 'phone' | 'detail'> & StoredContact;
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

const read = (
  memberId: string | RawBuilder<string>,
  more: RawBuilder<unknown>,
): RawBuilder<StoredAddressRow> => sql`
  select a.id, a.name, a.phone, a.province_id, a.city_id, a.district_id, p.name as province, c.name as city,
    d.name as district,
    a.detail, a.sealed, a.is_default
  from addresses a
  join regions p on p.id = a.province_id
  join regions c on c.id = a.city_id
  join regions d on d.id = a.district_id
  where a.user_id = ${memberId} ${more}
  order by a.is_default desc, a.created_at desc, a.id desc`;

/** A member's addresses, default first, then newest first. */
export const addressesOf = async (reader: Reader, memberId: string): Promise<AddressRow[]> =>
  (await read(memberId, sql``).execute(reader)).rows.map((row) => openRow(row));

/** One of the member's addresses, still sealed (`openRow`); without an id the first of all. */
export const addressFor = (
  memberId: string | RawBuilder<string>,
  id: string | RawBuilder<string> | undefined,
): RawBuilder<StoredAddressRow> =>
  sql`${read(memberId, id === undefined ? sql`` : sql`and a.id = ${id}`)} limit 1`;
