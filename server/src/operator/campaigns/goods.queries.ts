import type { CampaignKind, CampaignState } from '@mall/contract/campaign/campaign';
import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { campaigns } from './campaigns.queries.ts';

export type GoodsFacts = {
  sku_id: number;
  product_id: number;
  name: Texts;
  spec_text: Texts;
  image: string;
  price: number;
  supply_price: number;
  free: number;
  sold: boolean;
};

export const goodsFacts = async (reader: Reader, skuId: number): Promise<GoodsFacts | undefined> => {
  const { rows } = await sql<GoodsFacts>`
    select s.id as sku_id, p.id as product_id, p.name, s.spec_text, coalesce(s.image, p.images->>0) as image, s.price,
      s.supply_price, s.stock - s.held as free,
      s.offered and p.on_sale and not p.banned and p.review_status = 'approved' as sold
    from skus s join products p on p.id = s.product_id where s.id = ${skuId}`.execute(reader);
  return rows[0];
};

export type NeighbourRow = {
  kind: CampaignKind;
  id: string;
  name: Texts;
  state: CampaignState;
  start_at: Date;
  end_at: Date;
};

/** What else sells a SKU at a price of its own between two moments: flash sales and boosts, drafts among them. */
export const neighboursOf = async (
  reader: Reader,
  skuId: number,
  { from, to, except }: { from: string; to: string; except: string },
): Promise<NeighbourRow[]> => {
  const { rows } = await sql<NeighbourRow>`
    select c.kind, c.id, c.name, c.state, c.start_at, c.end_at from ${campaigns} c
    where c.sku_id = ${skuId} and c.id <> ${except} and c.state in ('draft', 'scheduled', 'running')
      and c.start_at < ${to}::timestamptz and c.end_at > ${from}::timestamptz
    order by c.start_at, c.id limit 20`.execute(reader);
  return rows;
};
