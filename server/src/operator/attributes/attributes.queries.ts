import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';

type Listed = Output<'mallAttribute.list'>;

/** All styles, materials, colours and units in their order, with the number of products that have each. */
export const listAttributes = async (reader: Reader): Promise<Listed> => {
  const { rows } = await sql<Listed[number]>`
    select a.kind, a.key, a.name, a.colour, a.hidden, a.version, coalesce(n.products, 0) as products
    from attributes a left join (
      select 'style' as kind, key, count(*) as products from products p, unnest(p.styles) as key group by key
      union all select 'material', key, count(*) from products p, unnest(p.materials) as key group by key
      union all select 'unit', p.unit, count(*) from products p group by p.unit
    ) n on n.kind = a.kind and n.key = a.key
    order by a.kind, a.sort, a.key`.execute(reader);
  return rows;
};
