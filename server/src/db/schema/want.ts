import type { Generated, JsonDefault } from './json.ts';

type Wants = {
  id: string;
  no: string;
  user_id: string | null;
  shop_id: string | null;
  contact: string;
  phone: string;
  district_id: number;
  /** In words, as it was chosen. */
  region: string;
  quantity: number;
  brand: Generated<string>;
  remark: string;
  images: JsonDefault<string[]>;
  product_id: number | null;
  design_id: string | null;
  valid_until: Date;
  verify: Generated<string>;
  ended_at: Date | null;
  end_reason: string | null;
  created_at: Generated<Date>;
};

export type WantTables = { wants: Wants };
