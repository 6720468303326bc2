import type { TalkThing } from '@mall/contract/trade/talk';
import { sql } from 'kysely';
import { visibleSql } from '../../catalog/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { StoredThing } from '../../platform/db/schema/talk.ts';
import type { Member } from '../../platform/http/caller.ts';

export type Thing = StoredThing & { readonly shopId: string | null };
type Named = Pick<StoredThing, 'title' | 'image'> & { id: string; shop_id: string | null };

/**
 * What a member may ask about, and whose it is: a product that they can see here, sold by the shop they are in; an order
 * of their own, or a delivery of one, which stands for its order. Undefined for anything else.
 */
export const thingOf = async (
  reader: Reader,
  caller: Member,
  { kind, id }: { kind: TalkThing; id: string },
): Promise<Thing | undefined> => {
  const { rows } = await asked[kind](caller, id).execute(reader);
  const [row] = rows;
  if (row === undefined) return undefined;
  const shopId = kind === 'product' ? (row.shop_id ?? caller.shop?.id ?? null) : row.shop_id;
  return { kind, id: row.id, title: row.title, image: row.image, shopId };
};

const asked = {
  product: (caller: Member, id: string) => sql<Named>`
    select p.id::text as id, p.shop_id, p.name as title, coalesce(p.images->>0, '') as image from products p
    where p.id::text = ${id} and p.id = ${/^\d{1,9}$/.test(id) ? Number(id) : 0} and ${visibleSql(caller)}`,
  order: ({ memberId }: Member, id: string) => sql<Named>`
    select o.id, o.shop_id, to_jsonb(o.no) as title, '' as image from orders o
    where o.id = ${id} and o.user_id = ${memberId}`,
  delivery: ({ memberId }: Member, id: string) => sql<Named>`
    select o.id, o.shop_id, to_jsonb(o.no) as title, '' as image from deliveries d join orders o on o.id = d.order_id
    where d.id = ${id} and o.user_id = ${memberId}`,
};
