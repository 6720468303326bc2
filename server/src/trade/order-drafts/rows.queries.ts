import type { Texts } from '@mall/contract/core/languages';
import type { OrderDraftStatus } from '@mall/contract/trade/order-draft';
import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { ShopContext } from '../../platform/http/caller.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

export type DraftLineRow = {
  readonly sku_id: number;
  readonly product_id: number;
  readonly name: Texts;
  readonly spec_text: Texts;
  readonly image: string;
  readonly qty: number;
  /** Fixed with the link. */
  readonly full_price: number | null;
  readonly price: number | null;
};

export type DraftRow = {
  readonly id: string;
  readonly no: string;
  readonly version: number;
  readonly name: string;
  readonly reached: string;
  readonly province_id: number | null;
  readonly city_id: number | null;
  readonly district_id: number | null;
  readonly region: string;
  readonly note: string;
  readonly discount_bps: number;
  readonly reason: string;
  readonly status: OrderDraftStatus;
  readonly freight: number | null;
  readonly token_hash: string | null;
  readonly valid_until: string | null;
  readonly order_id: string | null;
  readonly by: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly lines: readonly DraftLineRow[];
  /** The terms of its shop; null: the mall itself. */
  readonly shop: ShopContext | null;
};

export const draftColumns = sql`d.id, d.no, d.version, d.name, d.reached, d.province_id, d.city_id, d.district_id,
  coalesce((select concat_ws(' ', p.name, c.name, t.name) from regions t join regions c on c.id = d.city_id
    join regions p on p.id = d.province_id where t.id = d.district_id), '') as region,
  d.note, d.discount_bps, d.reason, d.status, d.freight, d.token_hash,
  to_jsonb(d.valid_until) #>> '{}' as valid_until, d.order_id,
  (select u.name from users u where u.id = d.updated_by) as by,
  to_jsonb(d.created_at) #>> '{}' as created_at, to_jsonb(d.updated_at) #>> '{}' as updated_at,
  case when s.id is not null
    then jsonb_build_object('id', s.id, 'code', s.code, 'factor', s.price_factor, 'ending', s.ending) end as shop,
  (select coalesce(jsonb_agg(jsonb_build_object('sku_id', l.sku_id, 'product_id', k.product_id, 'name', p.name,
    'spec_text', k.spec_text, 'image', coalesce(k.image, p.images->>0, ''), 'qty', l.qty,
    'full_price', l.full_price, 'price', l.price) order by l.idx), '[]')
    from order_draft_lines l join skus k on k.id = l.sku_id join products p on p.id = k.product_id
      where l.draft_id = d.id) as lines`;

/** One draft of a seller that was not removed; undefined for any other. */
export const draftOf = async (
  reader: Reader,
  scope: SellerScope,
  id: string,
): Promise<DraftRow | undefined> => {
  const { rows } = await sql<DraftRow>`
    select ${draftColumns} from order_drafts d left join shops s on s.id = d.shop_id
    where d.id = ${id} and ${ofSeller('d.shop_id', scope)} and d.removed_at is null`.execute(reader);
  return rows[0];
};

export type LinkedRow = DraftRow & {
  /** Null: the mall itself. */
  readonly shop_name: string | null;
  /** Who ordered by it. */
  readonly buyer_id: string | null;
};

/** The draft that a link leads to; none while its shop sells nothing. */
export const draftByLink = async (reader: Reader, tokenHash: string): Promise<LinkedRow | undefined> => {
  const { rows } = await sql<LinkedRow>`
    select ${draftColumns}, s.store_name as shop_name, (select o.user_id from orders o where o.id = d.order_id) as buyer_id
    from order_drafts d left join shops s on s.id = d.shop_id
    where d.token_hash = ${tokenHash} and d.removed_at is null and (d.shop_id is null or s.status = 'open')`.execute(
    reader,
  );
  return rows[0];
};
