import type { BatchLineState, BatchStatus } from '@mall/contract/incentive/batch';
import type { PayoutMethod, WithdrawalSource, WithdrawalStatus } from '@mall/contract/incentive/withdrawal';
import type { PromoterStatus } from '@mall/contract/incentive/promoter';
import type { Limited, Rate, RateSource } from '@mall/contract/incentive/commission';
import type { Generated } from './json.ts';

type LedgerAccounts = { account: string; currency: string; balance: Generated<number> };

type PromoterEvents = {
  id: string;
  user_id: string;
  is_now: PromoterStatus;
  by: string | null;
  note: Generated<string>;
  at: Generated<Date>;
};

type PromoterPicks = { user_id: string; product_id: number; at: Generated<Date> };

/** The promoters of a member: of the last link they followed, and the one who brought them here. */
type Referrals = {
  user_id: string;
  clicked_by: string | null;
  clicked_at: Date | null;
  bound_to: string | null;
  bound_at: Date | null;
  last_order_at: Date | null;
};

type CommissionRules = {
  scope: Exclude<RateSource, 'default'>;
  /** The id of a SKU, product or category, or a promoter's level. */
  ref: number;
  kind: Rate['kind'];
  first: number;
  second: number;
};

export type CommissionState = 'quoted' | 'estimated' | 'frozen' | 'available' | 'void';

type Commissions = {
  id: string;
  order_id: string;
  line_id: string;
  promoter_id: string;
  level: 1 | 2;
  /** At level 2 the promoter below, who made the sale. */
  via: string | null;
  base: number;
  rate_source: RateSource;
  rate_kind: Rate['kind'];
  rate: number;
  limited: Generated<Limited[]>;
  /** The first of its promoter's in the order: lists of orders sort by these. */
  lead: Generated<boolean>;
  amount: number;
  reversed: Generated<number>;
  state: Generated<CommissionState>;
  /** How many times it was posted. */
  step: Generated<number>;
  created_at: Generated<Date>;
  paid_at: Date | null;
  thaw_at: Date | null;
  available_at: Date | null;
};

type PromotionSettings = {
  key: string;
  value: number;
  changed_by: string | null;
  changed_at: Generated<Date>;
};

type Withdrawals = {
  id: string;
  no: string;
  user_id: string;
  source: WithdrawalSource;
  currency: Generated<string>;
  amount: number;
  fee: number;
  net: number;
  method: PayoutMethod;
  holder: string;
  /** Encrypted. */
  account: string;
  account_end: string;
  status: Generated<WithdrawalStatus>;
  reason: Generated<string>;
  proof: string | null;
  decided_by: string | null;
  created_at: Generated<Date>;
  reviewed_at: Date | null;
  sent_at: Date | null;
  ended_at: Date | null;
};

/** A batch of payments of one kind. */
export type Batches = {
  id: string;
  no: string;
  method: PayoutMethod;
  currency: string;
  /** Of its payments, fees of the mall taken off. */
  amount: number;
  status: Generated<BatchStatus>;
  needs_second: boolean;
  created_by: string;
  created_at: Generated<Date>;
  approved_by: string | null;
  approved_at: Date | null;
  second_by: string | null;
  second_at: Date | null;
  sent_by: string | null;
  sent_at: Date | null;
  ended_at: Date | null;
  reason: Generated<string>;
  file_taken_at: Date | null;
  /** Said by who cancelled it after its file was taken. */
  file_destroyed: Generated<boolean>;
};

/** A payment of a batch, and what the bank said of it. */
export type BatchLines = {
  batch_id: string;
  state: Generated<BatchLineState>;
  reference: Generated<string>;
  reason: Generated<string>;
  ended_by: string | null;
  ended_at: Date | null;
};

/** What an operator gave a promoter, or took from them, beside what orders earn. */
type PromoterCorrections = {
  id: string;
  user_id: string;
  currency: Generated<string>;
  amount: number;
  reason: string;
  made_by: string;
  created_at: Generated<Date>;
};

/** Promoters' customers, earnings and withdrawals. */
export type PromotionTables = {
  ledger_accounts: LedgerAccounts;
  promoter_events: PromoterEvents;
  promoter_picks: PromoterPicks;
  promoter_corrections: PromoterCorrections;
  referrals: Referrals;
  commission_rules: CommissionRules;
  commissions: Commissions;
  promotion_settings: PromotionSettings;
  withdrawals: Withdrawals;
  withdrawal_batches: Batches;
  withdrawal_batch_lines: BatchLines & { withdrawal_id: string };
};
