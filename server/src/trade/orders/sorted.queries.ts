import { type RawBuilder, sql } from 'kysely';

export type OrderSort = { readonly by: 'created' | 'total'; readonly order: 'desc' | 'asc' };

/**
 * The order of a list of orders `o`; each has an index of its own for a shop and for the mall (migration 0059). Newest first
 * unless asked.
 */
export const sortedBy = (sort: OrderSort = { by: 'created', order: 'desc' }): RawBuilder<unknown> => {
  const column = sort.by === 'total' ? sql`o.pay` : sql`o.created_at`;
  return sort.order === 'asc' ? sql`${column}, o.id` : sql`${column} desc, o.id desc`;
};
