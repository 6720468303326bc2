import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredAddress } from '../../platform/db/schema.ts';
import type { SellerScope } from '../../platform/http/seller.ts';
import { openAddress } from '../../platform/sealed-fields/contact.ts';
import { goesTo } from '../../platform/sealed-fields/found.queries.ts';
import type { Customer } from './customer.ts';

type Row = {
  id: string;
  address: StoredAddress;
  province_id: number | null;
  city_id: number | null;
  district_id: number | null;
};

/**
 * Whom a seller knows by a whole number: where its last order to it went, and which that was. Orders keep the names of regions; those that the
 * mall has no more are left out.
 */
export const customerOf = async (
  reader: Reader,
  scope: SellerScope,
  phone: string,
): Promise<{ orderId: string; customer: Customer } | null> => {
  const { rows } = await sql<Row>`
    select o.id, o.address, r.province_id, r.city_id, r.district_id
    from (select o.id, o.address from orders o where ${ofSeller('o.shop_id', scope)}
        and ${goesTo(phone, scope.shopId)}
      order by o.created_at desc, o.id desc limit 1) o
    left join lateral (
      select p.id as province_id, c.id as city_id, t.id as district_id
      from regions t join regions c on c.id = t.parent_id join regions p on p.id = c.parent_id
      where t.name = o.address->>'district' and c.name = o.address->>'city' and p.name = o.address->>'province'
      limit 1) r on true`.execute(reader);
  const [row] = rows;
  if (row === undefined) return null;
  const { name, phone: known, detail } = openAddress(row.address, row.id);
  const text = (id: number | null): string => (id === null ? '' : String(id));
  return {
    orderId: row.id,
    customer: {
      name,
      phone: known,
      provinceId: text(row.province_id),
      cityId: text(row.city_id),
      districtId: text(row.district_id),
      detail,
    },
  };
};
