import type { Language } from '@mall/contract/core/languages';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';

/** The audience of a catalogue answer: it depends on these two and on nothing personal. */
export type View = { readonly shop: ShopContext | null; readonly language: Language };

/**
 * Whether product `p` is visible: approved, on sale, not banned by the platform, not another shop's own
 * product, and not hidden by the visitor's shop (decisions 2.16).
 */
export const visibleSql = ({ shop }: Pick<View, 'shop'>): RawBuilder<boolean> => {
  const listed = sql`p.review_status = 'approved' and p.on_sale and not p.banned`;
  if (shop === null) return sql<boolean>`(${listed} and p.shop_id is null)`;
  return sql<boolean>`(${listed} and (p.shop_id is null or p.shop_id = ${shop.id}) and not exists (
    select 1 from shop_products b where b.shop_id = ${shop.id} and b.product_id = p.id and b.blocked))`;
};

/** Whether this visitor may see a product. */
export const isVisible = async (
  reader: Reader,
  view: Pick<View, 'shop'>,
  productId: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from products p where p.id = ${productId} and ${visibleSql(view)}`.execute(reader);
  return rows.length > 0;
};
