import type { Texts } from '@mall/contract/core/languages';
import type { Generated, Json, JsonDefault } from './json.ts';

export type StoredOption = { skuId: number; qty: number; isDefault: boolean };
export type StoredSlot = { key: string; name: Texts; min: number; max: number; options: StoredOption[] };
/** A room of a package. */
export type StoredPlace = { key: string; name: Texts; slots: StoredSlot[] };

type PackageCategories = { id: number; name: Json<Texts>; cover: string; sort: Generated<number> };

type Packages = {
  id: number;
  shop_id: string | null;
  category_id: number;
  tier: string;
  special: Generated<boolean>;
  on_sale: Generated<boolean>;
  live_version: number | null;
  sort: Generated<number>;
  created_at: Generated<Date>;
};

type PackageVersions = {
  package_id: number;
  version: number;
  name: Json<Texts>;
  slogan: Json<Texts>;
  cover: string;
  banner: string;
  album: JsonDefault<string[]>;
  /** In ten-thousandths of the banner's width and height. */
  hotspots: JsonDefault<{ x: number; y: number; slot: string }[]>;
  rooms: Json<StoredPlace[]>;
  /**
   * Of the package with its default pieces, at platform prices, or at the shop's for a shop's own; null when
   * it costs the sum of its pieces.
   */
  price: number | null;
  review_status: Generated<string>;
  reason: string | null;
  at: Generated<Date>;
};

export type PackageTables = {
  package_categories: PackageCategories;
  packages: Packages;
  package_versions: PackageVersions;
};
