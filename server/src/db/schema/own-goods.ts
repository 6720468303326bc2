import type { GoodsContent, GoodsState, Typed } from '@mall/contract/own-goods';
import type { Generated, Json, JsonNullable } from './json.ts';

type OwnGoods = {
  id: string;
  shop_id: string;
  /** The product that shoppers see; with it stands what was approved, in `live`. */
  product_id: number | null;
  content: Json<GoodsContent>;
  live: JsonNullable<GoodsContent>;
  version: Generated<number>;
  state: Generated<GoodsState>;
  reason: string | null;
  saved_by: string;
  saved_at: Generated<Date>;
  submitted_at: Date | null;
  reviewed_at: Date | null;
  approved_at: Date | null;
  removed_at: Date | null;
  /** Whether it was on sale when it was removed. */
  sold_before: Generated<boolean>;
  created_at: Generated<Date>;
};

export type StoredBrand = { name: Typed; logo: string | null; intro: Typed; sort: number };

type OwnBrands = {
  id: string;
  shop_id: string;
  brand_id: number | null;
  content: Json<StoredBrand>;
  live: JsonNullable<StoredBrand>;
  version: Generated<number>;
  state: Generated<'pending' | 'approved' | 'rejected'>;
  reason: string | null;
  saved_by: string;
  saved_at: Generated<Date>;
  submitted_at: Generated<Date>;
  reviewed_at: Date | null;
  removed_at: Date | null;
  created_at: Generated<Date>;
};

/** What shops write of their own, before and after review. */
export type OwnGoodsTables = { own_goods: OwnGoods; own_brands: OwnBrands };
