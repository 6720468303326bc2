import type { BoostKind, LaunchStatus } from '@mall/contract/campaign/boost';
import type { Texts } from '@mall/contract/core/languages';
import type { Generated, Json } from './json.ts';

type BoostActivities = {
  id: string;
  kind: BoostKind;
  name: Json<Texts>;
  sku_id: number | null;
  template_id: string | null;
  start_price: number | null;
  floor_price: number | null;
  reward: number | null;
  helps: number;
  duration_hours: number;
  start_at: Date;
  end_at: Date;
  stock_total: number;
  stock_left: number;
  launch_limit: Generated<number>;
  help_limit: Generated<number>;
  help_limit_day: Generated<number>;
  new_user_weight: Generated<number>;
  early_buy: Generated<boolean>;
  order_hours: Generated<number>;
  status: Generated<'draft' | 'open' | 'closed'>;
  version: Generated<number>;
  created_by: string | null;
  created_at: Generated<Date>;
};

type BoostLaunches = {
  id: string;
  activity_id: string;
  user_id: string;
  /** The number of this launch among its member's launches of the activity. */
  n: number;
  share_code: string;
  target: number;
  helps: Generated<number>;
  start_price: number;
  difference: number;
  cut: Generated<number>;
  seed: string;
  plan: number[];
  plan_hash: string;
  early_buy: boolean;
  order_hours: number;
  status: Generated<LaunchStatus>;
  expires_at: Date;
  reached_at: Date | null;
  order_until: Date | null;
  frozen_at: Date | null;
  ended_at: Date | null;
  /** Why an operator stopped it. */
  note: Generated<string>;
  order_id: string | null;
  created_at: Generated<Date>;
};

type BoostHelps = {
  launch_id: string;
  helper_id: string;
  activity_id: string;
  /** How many helps of the plan were used before it; 0 is the launcher's own. */
  nth: number;
  units: number;
  cut: number;
  device: string;
  address: string;
  at: Generated<Date>;
};

type RedEnvelopes = {
  id: string;
  user_id: string;
  launch_id: string;
  currency: Generated<string>;
  amount: number;
  /** What of it can still be withdrawn. */
  available: Generated<number>;
  /** What expired or was taken back. */
  lost: Generated<number>;
  status: Generated<'pending' | 'available' | 'expired' | 'revoked'>;
  /** How many times it was posted. */
  step: Generated<number>;
  available_at: Date;
  expires_at: Date;
  warned_at: Date | null;
  created_at: Generated<Date>;
};

/** The part of an envelope in a withdrawal. */
type WithdrawalEnvelopes = { withdrawal_id: string; envelope_id: string; amount: number };

/** Boosts and red envelopes. */
export type BoostTables = {
  boost_activities: BoostActivities;
  boost_launches: BoostLaunches;
  boost_helps: BoostHelps;
  red_envelopes: RedEnvelopes;
  withdrawal_envelopes: WithdrawalEnvelopes;
};
