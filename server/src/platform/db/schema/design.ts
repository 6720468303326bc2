import type { Plan } from '@mall/contract/catalog/design';
import type { Texts } from '@mall/contract/core/languages';
import type { Generated, Json, JsonDefault } from './json.ts';

/** A place in a picture, in ten-thousandths of its width and height, and the SKU visible there. */
export type StoredHotspot = { x: number; y: number; skuId: number };

/** One of several pictures of a case, with its measures in px. */
export type StoredCasePicture = { url: string; w: number; h: number; hotspots: StoredHotspot[] };

type Designs = {
  id: string;
  owner_id: string;
  shop_id: string | null;
  name: string;
  plan: Json<Plan>;
  pieces: Generated<number>;
  version: Generated<number>;
  share_code: string | null;
  created_at: Generated<Date>;
  saved_at: Generated<Date>;
};

type DesignVersions = {
  design_id: string;
  version: number;
  name: string;
  plan: Json<Plan>;
  at: Generated<Date>;
};

type DesignCases = {
  id: number;
  shop_id: string | null;
  title: Json<Texts>;
  intro: Json<Texts>;
  room: string;
  style: string;
  cover: string;
  banner: string;
  /** Square decimetres. */
  area: number;
  hotspots: JsonDefault<StoredHotspot[]>;
  plan: Json<Plan>;
  /** For a shop's own case; else there is only the banner. */
  pictures: JsonDefault<StoredCasePicture[]>;
  /** Hidden by the shop that owns the case. */
  shown: Generated<boolean>;
  review_status: Generated<string>;
  reason: string | null;
  sort: Generated<number>;
  created_at: Generated<Date>;
};

export type DesignTables = { designs: Designs; design_versions: DesignVersions; design_cases: DesignCases };
