import { pickText, type Language } from '@mall/contract/core/languages';
import type { CampaignRow } from './campaigns.queries.ts';
import type { Choice } from './choices.queries.ts';
import type { GoodsFacts, NeighbourRow } from './goods.queries.ts';

export const toEntry = (row: CampaignRow, language: Language) => ({
  ...toNeighbour(row),
  shop: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
  about: row.about === null ? '' : pickText(row.about, language).text,
  done: row.done,
  total: row.total,
});

export const toNeighbour = ({ kind, id, name, state, start_at: from, end_at: to }: NeighbourRow) => ({
  kind,
  id,
  name,
  state,
  startAt: from.toISOString(),
  endAt: to.toISOString(),
});

export const toChoice = ({ id, name }: Choice, language: Language) => ({
  id,
  name: pickText(name, language).text,
});

export const toGoods = (facts: GoodsFacts, language: Language) => ({
  skuId: String(facts.sku_id),
  productId: String(facts.product_id),
  name: pickText(facts.name, language).text,
  specText: pickText(facts.spec_text, language).text,
  image: facts.image,
  price: facts.price,
  supplyPrice: facts.supply_price,
  free: facts.free,
  sold: facts.sold,
});
