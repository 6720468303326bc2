import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids/ids.ts';

/**
 * The parts of a statement that sell what its part `lines` names, by `sku_id`, `product_id` and their number `n`: stock
 * that was held is gone, and products count their sales. SKUs are locked in ascending id, then products. Goods that had
 * left the shelf before (`shelved` false) are only counted.
 */
export const sellStock = ({ shelved, ref }: { shelved: boolean; ref: string }): RawBuilder<unknown> => sql`
    locked as (
      select id from skus where ${shelved} and id in (select sku_id from lines) order by id for update),
    taken as (
      update skus s set stock = s.stock - lines.n, held = s.held - lines.n from lines, locked
      where s.id = lines.sku_id and locked.id = s.id returning s.id, lines.n),
    listed as (
      select id from products where id in (select product_id from lines) and (select count(*) from taken) >= 0
        order by id for update),
    sold as (
      update products p set sales = p.sales + s.n
      from (select product_id, sum(n)::int as n from lines group by product_id) s, listed where p.id = s.product_id
        and listed.id = p.id),
    moves as (
      insert into stock_moves (id, sku_id, delta, reason, ref)
      select ${newId()} || '-' || id, id, -n, 'sold', ${ref} from taken)`;
