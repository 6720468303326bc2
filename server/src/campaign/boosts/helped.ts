import type { BoostKind, LaunchStatus } from '@mall/contract/campaign/boost';

/** A launch with the terms of its activity, as far as helps need them. */
export type Helped = {
  readonly id: string;
  readonly activity_id: string;
  readonly user_id: string;
  readonly kind: BoostKind;
  readonly status: LaunchStatus;
  readonly target: number;
  readonly helps: number;
  readonly start_price: number | null;
  readonly cut: number;
  readonly plan: readonly number[];
  readonly order_hours: number;
  readonly template_id: string | null;
  readonly reward: number | null;
};
