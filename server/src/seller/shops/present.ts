import type { Output } from '@mall/contract/operations';
import type { ShopDraft } from '@mall/contract/seller/shop-draft';

export type ShopInfo = Output<'shop.info'>;
export type ShopRow = {
  readonly id: string;
  readonly code: string;
  readonly logo: string | null;
  readonly store_name: string;
  readonly propaganda: string;
  readonly mobile: string;
  readonly address: string;
  readonly banner: readonly string[];
  readonly banner_narrow: readonly string[];
  readonly banner_href: readonly string[];
  readonly real_name: string;
  readonly colour: string | null;
};

/** A shop in the API's format; the spec spells its banner links in two ways and gets both. */
export const toShopInfo = (row: ShopRow): ShopInfo => ({
  id: row.id,
  code: row.code,
  logo: row.logo,
  storeName: row.store_name,
  propaganda: row.propaganda,
  mobile: row.mobile,
  address: row.address,
  banner: [...row.banner],
  bannerNarrow: row.banner.map((_, at) => row.banner_narrow[at] ?? ''),
  bannerHref: [...row.banner_href],
  bannerHreff: [...row.banner_href],
  realName: row.real_name,
  colour: row.colour,
});

/** The live values of a shop's fields that can be proposed. */
export const toDraft = (row: ShopRow): ShopDraft => ({
  storeName: row.store_name,
  propaganda: row.propaganda,
  mobile: row.mobile,
  address: row.address,
  logo: row.logo,
  colour: row.colour,
  banner: row.banner,
  bannerNarrow: row.banner.map((_, at) => row.banner_narrow[at] ?? ''),
  bannerHref: row.banner_href,
});
