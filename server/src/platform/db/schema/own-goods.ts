import type { GoodsContent, Typed } from '@mall/contract/seller/own-goods';
import type { Generated } from './json.ts';
import type { OwnDraft, OwnReviewed } from './own-draft.ts';

type OwnGoods = OwnReviewed<GoodsContent> & {
  /** The product that shoppers see. */
  product_id: number | null;
  /** Whether it was on sale when it was removed. */
  sold_before: Generated<boolean>;
};

export type StoredBrand = { name: Typed; logo: string | null; intro: Typed; sort: number };

/** A brand is sent to review as it is saved. */
type OwnBrands = OwnDraft<StoredBrand, 'pending' | 'approved' | 'rejected'> & {
  /** The brand that shoppers see. */
  brand_id: number | null;
  submitted_at: Generated<Date>;
};

/** Products and brands that shops create. */
export type OwnGoodsTables = { own_goods: OwnGoods; own_brands: OwnBrands };
