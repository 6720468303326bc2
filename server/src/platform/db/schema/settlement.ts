import type { PayoutMethod } from '@mall/contract/incentive/withdrawal';
import type { QuestionSide, QuestionStatus } from '@mall/contract/trade/question';
import type { PayoutStatus } from '@mall/contract/trade/settlement';
import type { Generated, Json } from './json.ts';
import type { Batches, BatchLines } from './promotion.ts';

type SettlementTerms = {
  id: string;
  /** Null for all shops without their own. */
  shop_id: string | null;
  fee_bps: number;
  /** Basis points by id of a category. */
  category_fees: Json<Record<string, number>>;
  fixed_fee: number;
  commission_bps: number;
  coupon_bps: number;
  payable_days: number;
  minimum_payout: number;
  second_from: number;
  valid_from: Date;
  created_by: string;
  created_at: Generated<Date>;
};

type OrderTerms = {
  order_id: string;
  terms_id: string;
  /** Basis points by id of a line. */
  rates: Json<Record<string, number>>;
};

type SettlementAdjustments = {
  id: string;
  shop_id: string;
  currency: string;
  amount: number;
  reason: string;
  created_by: string;
  created_at: Generated<Date>;
};

type Amounts = {
  sales: Generated<number>;
  refunds: Generated<number>;
  direct: Generated<number>;
  commission: Generated<number>;
  coupons: Generated<number>;
  fees: Generated<number>;
  adjustments: Generated<number>;
  payouts: Generated<number>;
};

type Statements = Amounts & {
  id: string;
  shop_id: string;
  currency: string;
  period: string;
  until: Date;
  opening: number;
  closing: Generated<number>;
  lines: Generated<number>;
  closed_at: Generated<Date>;
};

type StatementEntries = { txn_id: string; idx: number; statement_id: string };

type StatementLines = Amounts & {
  statement_id: string;
  no: number;
  order_id: string | null;
  cause: 'order' | 'adjustment' | 'payout';
  /** Id of the order, adjustment or payout. */
  ref: string;
  at: Date;
  total: number;
};

/** Where money is sent; the account is encrypted. */
type Destination = { method: PayoutMethod; holder: string; account: string; account_end: string };

type ShopPayoutAccounts = Destination & { shop_id: string; changed_by: string; changed_at: Generated<Date> };

type Payouts = Destination & {
  id: string;
  no: string;
  shop_id: string;
  currency: string;
  amount: number;
  status: Generated<PayoutStatus>;
  needs_second: boolean;
  created_at: Generated<Date>;
  approved_by: string | null;
  approved_at: Date | null;
  second_by: string | null;
  second_at: Date | null;
  sent_by: string | null;
  sent_at: Date | null;
  reference: Generated<string>;
  ended_by: string | null;
  ended_at: Date | null;
  reason: Generated<string>;
};

type StatementQuestions = {
  id: string;
  statement_id: string;
  /** Null for the statement as a whole. */
  line_no: number | null;
  status: Generated<QuestionStatus>;
  waits_for: Generated<QuestionSide>;
  asked_by: string;
  asked_at: Generated<Date>;
  closed_by: string | null;
  closed_at: Date | null;
};

type StatementQuestionWords = {
  question_id: string;
  no: number;
  side: QuestionSide;
  by: string;
  at: Generated<Date>;
  words: string;
  adjustment_id: string | null;
};

/** Money between the mall and its shops. */
export type SettlementTables = {
  settlement_terms: SettlementTerms;
  order_terms: OrderTerms;
  settlement_adjustments: SettlementAdjustments;
  statements: Statements;
  statement_entries: StatementEntries;
  statement_lines: StatementLines;
  shop_payout_accounts: ShopPayoutAccounts;
  payouts: Payouts;
  statement_questions: StatementQuestions;
  statement_question_words: StatementQuestionWords;
  payout_batches: Batches;
  payout_batch_lines: BatchLines & { payout_id: string };
};
