import type { Generated, Json, JsonDefault } from './json.ts';

type Shops = {
  id: string;
  code: string;
  owner_id: string;
  store_name: string;
  logo: string | null;
  propaganda: Generated<string>;
  mobile: Generated<string>;
  address: Generated<string>;
  banner: JsonDefault<string[]>;
  banner_href: JsonDefault<string[]>;
  banner_narrow: JsonDefault<string[]>;
  colour: string | null;
  real_name: Generated<string>;
  status: Generated<string>;
  price_factor: Generated<number>;
  ending: Generated<string>;
  created_at: Generated<Date>;
  out_of_coupons: Date | null;
  out_of_seckill: Date | null;
  out_of_boosts: Date | null;
  campaigns_version: Generated<number>;
};

type ShopChanges = {
  id: string;
  shop_id: string;
  fields: Json<Record<string, unknown>>;
  status: Generated<string>;
  reason: string | null;
  by: string;
  version: Generated<number>;
  at: Generated<Date>;
  reviewed_at: Date | null;
};

type ShopLooks = { token_hash: string; shop_id: string; reason: string; ends_at: Date };

type Roles = {
  id: string;
  shop_id: string;
  name: string;
  permissions: string[];
  created_at: Generated<Date>;
};

type Staff = {
  shop_id: string;
  user_id: string;
  /** A preset's name, or `custom` with `role_id`. */
  role: string;
  role_id: string | null;
  level: Generated<number>;
  remark: Generated<string>;
  added_by: string | null;
  added_at: Generated<Date>;
};

/** One that nobody has answered. */
type StaffInvitations = {
  id: string;
  shop_id: string;
  /** Sealed, with the index of an account's number. */
  mobile: string;
  mobile_index: string;
  /** As in `staff`. */
  role: string;
  role_id: string | null;
  level: Generated<number>;
  remark: Generated<string>;
  invited_by: string | null;
  invited_at: Generated<Date>;
  expires_at: Date;
  /** Of the text message, to a number that no member has proved. */
  language: string;
  text_state: Generated<'none' | 'due'>;
  text_tries: Generated<number>;
  text_next: Generated<Date>;
};

/** Whether somebody dismissed the first steps of a shop, and shared its link. */
type FirstSteps = {
  shop_id: string;
  user_id: string;
  hidden: Generated<boolean>;
  shared_at: Date | null;
};

/** Shops and who works there. */
export type ShopTables = {
  shops: Shops;
  shop_changes: ShopChanges;
  shop_looks: ShopLooks;
  roles: Roles;
  staff: Staff;
  staff_invitations: StaffInvitations;
  first_steps: FirstSteps;
};
