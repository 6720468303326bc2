import type { Input, Output } from '@mall/contract/operations';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { shownCase } from '../design-cases/visible.queries.ts';
import { loadCards } from './cards.ts';
import { type View, visibleSql } from './visible.queries.ts';

type Beside = Output<'product.alike'>;

/**
 * Products like one: of its category first, then of the category above, best sellers first. It may be gone:
 * then these are alternatives. For an unknown one, the best sellers.
 */
export const alike = async (
  reader: Reader,
  view: View,
  { id, size }: Input<'product.alike'>,
): Promise<Beside> =>
  cardsOf(
    reader,
    view,
    sql`
      with own as (select g.category_id, c.parent_id from products g join categories c on c.id = g.category_id
        where g.id = ${Number(id)})
      select p.id from products p join categories c on c.id = p.category_id left join own on true
      where p.id <> ${Number(id)} and ${visibleSql(view)}
      order by (p.category_id = own.category_id) desc nulls last, (c.parent_id = own.parent_id) desc nulls last,
        p.sales desc, p.id
      limit ${size}`,
  );

/**
 * Products of the same rooms: those of the design cases with this one, the most frequent first. Only of other
 * categories: a second sofa does not go with a sofa.
 */
export const together = async (
  reader: Reader,
  view: View,
  { id, size }: Input<'product.together'>,
): Promise<Beside> =>
  cardsOf(
    reader,
    view,
    sql`
      with seen as (
        select c.id as room, s.product_id from design_cases c
        cross join lateral jsonb_array_elements(c.hotspots) as spot join skus s on s.id = (spot.value ->> 'skuId')::int
        where ${shownCase(view)})
      select p.id from seen own join seen other on other.room = own.room and other.product_id <> own.product_id
      join products p on p.id = other.product_id join products g on g.id = own.product_id
        and g.category_id <> p.category_id
      where own.product_id = ${Number(id)} and ${visibleSql(view)}
      group by p.id order by count(distinct other.room) desc, p.sales desc, p.id limit ${size}`,
  );

const cardsOf = async (reader: Reader, view: View, chosen: RawBuilder<unknown>): Promise<Beside> => {
  const { rows } = await (chosen as RawBuilder<{ id: number }>).execute(reader); // both queries select p.id
  return {
    list: await loadCards(
      reader,
      view,
      rows.map((row) => row.id),
    ),
  };
};
